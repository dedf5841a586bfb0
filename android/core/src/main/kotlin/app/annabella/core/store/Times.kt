package app.annabella.core.store

/**
 * Where the time comes from.
 *
 * @property nowMs a clock that never goes back and does not stop while the device
 *   sleeps; where it begins does not matter. On Android
 *   `{ SystemClock.elapsedRealtime().toULong() }`; `System.nanoTime` stands in sleep.
 * @property wallMs the time of day, in milliseconds since 1970.
 */
class Times(val nowMs: () -> ULong, val wallMs: () -> ULong)
