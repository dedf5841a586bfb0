package app.annabella.core.store

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch

/** One timer, for the next moment at which something happens in a game by itself. */
internal class MomentTimer(
    private val scope: CoroutineScope,
    private val nowMs: () -> ULong,
    private val onMoment: () -> Unit,
) {
    private var moment: ULong? = null
    private var waiting: Job? = null

    /** Waits for this moment instead of the one before; for none with null. */
    fun set(next: ULong?) {
        if (next == moment) return
        waiting?.cancel()
        moment = next
        waiting = next?.let { scope.launch { await(it) } }
    }

    private suspend fun await(next: ULong) {
        do {
            val now = nowMs()
            val left = if (next > now) next - now else 0u
            delay(left.coerceIn(SHORTEST_MS, LONGEST_MS).toLong())
        } while (nowMs() < next)
        moment = null
        waiting = null
        onMoment()
    }

    private companion object {
        // a moment that stays in the past must not keep a core busy
        const val SHORTEST_MS: ULong = 1u

        // a delay stands while the device sleeps, the time of the game does not
        const val LONGEST_MS: ULong = 1_000u
    }
}
