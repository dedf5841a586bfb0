//! The clock of this device, read in one place.

use super::date::unix_ms;

/// Milliseconds since some moment that stays the same while the program runs.
///
/// They never go back and count the time in which the device sleeps: on Linux
/// and Android (`CLOCK_BOOTTIME`), on Apple's systems (`CLOCK_MONOTONIC` there)
/// and on Windows (the clock of the standard library). Other systems of the Unix
/// kind have `CLOCK_MONOTONIC`, which may leave sleep out.
#[cfg(unix)]
pub(crate) fn now_ms() -> u64 {
    use rustix::time::{ClockId, clock_gettime};
    #[cfg(any(target_os = "linux", target_os = "android"))]
    const CLOCK: ClockId = ClockId::Boottime;
    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    const CLOCK: ClockId = ClockId::Monotonic;
    let time = clock_gettime(CLOCK);
    // neither part of this clock is negative
    time.tv_sec as u64 * 1_000 + time.tv_nsec as u64 / 1_000_000
}

/// As above.
#[cfg(not(unix))]
pub(crate) fn now_ms() -> u64 {
    use std::sync::OnceLock;
    use std::time::Instant;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_millis() as u64
}

/// The time of day in Unix milliseconds at a time of this clock: what happens later in
/// this program has no earlier time, in whichever game it happens.
pub(crate) fn wall_ms(now: u64) -> u64 {
    use std::sync::OnceLock;
    static EPOCH: OnceLock<u64> = OnceLock::new();
    EPOCH.get_or_init(|| unix_ms().saturating_sub(now_ms())).saturating_add(now)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn time_goes_on() {
        let before = now_ms();
        std::thread::sleep(Duration::from_millis(20));
        assert!(now_ms() - before >= 20);
    }
}
