package app.annabella.core.store

import java.util.concurrent.ConcurrentLinkedQueue
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.FlowCollector

/**
 * What was told and has not been read yet, in order; for any thread.
 *
 * An element of a channel is lost when its reader is cancelled at the wrong moment, as
 * that of a screen is when it disappears; here the next reader goes on. Not made with
 * the builder of flows, which looks for a cancellation again before each element.
 */
internal class UnreadQueue<T : Any> : Flow<T> {
    private val unread = ConcurrentLinkedQueue<T>()
    private val news = Channel<Unit>(Channel.CONFLATED)

    fun add(new: List<T>) {
        unread += new
        if (new.isNotEmpty()) signal()
    }

    /** Whether nothing like this waits to be read. */
    fun none(isIt: (T) -> Boolean): Boolean = unread.none(isIt)

    /** What is there can still be read, and nothing comes after it. */
    fun finish() {
        news.close()
    }

    override suspend fun collect(collector: FlowCollector<T>) {
        try {
            var isFinished = false
            while (true) {
                drain(collector)
                if (isFinished) return
                isFinished = news.receiveCatching().isClosed
            }
        } finally {
            // whoever goes may have taken the news with it that another waits for
            signal()
        }
    }

    private suspend fun drain(collector: FlowCollector<T>) {
        while (true) {
            currentCoroutineContext().ensureActive()
            // what has been taken is handed on, whatever happens meanwhile
            collector.emit(unread.poll() ?: return)
        }
    }

    private fun signal() {
        news.trySend(Unit)
    }
}
