package app.annabella.window

import android.os.Looper
import android.os.SystemClock
import java.time.Duration
import org.robolectric.shadow.api.Shadow
import org.robolectric.shadows.ShadowChoreographer
import org.robolectric.shadows.ShadowLooper
import org.robolectric.shadows.ShadowPausedLooper
import org.robolectric.shadows.ShadowSystemClock

/** Android's main thread in real time; it sleeps while nothing is to be done. */
class Loop {
    private val looper = Shadow.extract<ShadowPausedLooper>(Looper.getMainLooper())
    private val zero = System.nanoTime() - SystemClock.uptimeMillis() * NS_IN_MS
    private var isOpen = true

    /** Nothing moves: no frame is asked for. */
    val isStill: Boolean get() = ShadowChoreographer.getNextVsyncTimeNanos() == 0L

    /** Ends [run] after this turn. */
    fun end() {
        isOpen = false
    }

    /** Calls [turn] whenever something may have happened, until [end]. */
    fun run(turn: () -> Unit) {
        while (isOpen) {
            step()
            turn()
            sleep()
        }
    }

    /** Goes on for a while after the end, as long as something [isOwed]. */
    fun settle(mostMs: Long, isOwed: () -> Boolean) {
        val end = System.nanoTime() + mostMs * NS_IN_MS
        while (isOwed() && System.nanoTime() < end) {
            step()
            sleep()
        }
    }

    private fun step() {
        val behind = passed() - SystemClock.uptimeNanos()
        // the next frame comes with the time
        if (behind > 0) ShadowSystemClock.advanceBy(Duration.ofNanos(behind))
        looper.idle()
    }

    private fun passed() = System.nanoTime() - zero

    private fun sleep() {
        val frame = (ShadowChoreographer.getNextVsyncTimeNanos() + NS_IN_MS - 1) / NS_IN_MS
        val due = listOf(looper.nextScheduledTaskTime.toMillis(), frame).filter { it > 0 }.minOrNull()
        val wait = if (due == null) LONG_MS else due - passed() / NS_IN_MS
        // what other threads have put off comes due only when the clock is moved here
        val othersWait = ShadowLooper.getAllLoopers()
            .any { it !== Looper.getMainLooper() && it.thread.isAlive }
        if (wait > 0) looper.poll(minOf(wait, if (othersWait) SHORT_MS else LONG_MS))
    }

    private companion object {
        const val NS_IN_MS = 1_000_000L
        const val SHORT_MS = 10L
        const val LONG_MS = 1000L
    }
}
