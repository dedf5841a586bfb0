package app.annabella.testing

import android.os.Looper
import java.time.Duration
import org.junit.Assert.fail
import org.robolectric.Shadows.shadowOf

/** Lets time pass on the main thread until something is so that other threads have a part in. */
fun passUntil(what: String, isSo: () -> Boolean) {
    val end = System.nanoTime() + PATIENCE_NS
    while (!isSo()) {
        if (System.nanoTime() > end) fail("$what did not come")
        pass(SHORT_MS)
        Thread.sleep(1)
    }
}

/** Waits for another thread while nothing happens on the main thread. */
fun waitAside(what: String, isSo: () -> Boolean) {
    val end = System.nanoTime() + PATIENCE_NS
    while (!isSo()) {
        if (System.nanoTime() > end) fail("$what did not come")
        Thread.sleep(1)
    }
}

/** Lets so much time pass on the main thread. */
fun pass(ms: Long) = shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(ms))

private const val PATIENCE_NS = 20_000_000_000
private const val SHORT_MS = 20L
