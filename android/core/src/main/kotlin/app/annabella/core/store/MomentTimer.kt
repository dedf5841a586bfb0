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
        var now = nowMs()
        while (now < next) {
            delay((next - now).coerceAtMost(LONGEST_MS).toLong())
            now = nowMs()
        }
        moment = null
        waiting = null
        onMoment()
    }

    private companion object {
        // a wait is looked at again after a day, whatever the device did meanwhile
        const val LONGEST_MS: ULong = 86_400_000u
    }
}
