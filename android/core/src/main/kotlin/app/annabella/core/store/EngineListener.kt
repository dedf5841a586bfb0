package app.annabella.core.store

import app.annabella.core.EngineProgress
import app.annabella.core.GameListener
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.channels.ReceiveChannel

/**
 * Hears from the computer's thread and only hands on what it hears. The library may
 * hold it longer than it holds the game; it knows no store, so that one which was closed
 * is not kept by it.
 */
internal class EngineListener : GameListener {
    private val readiness = Channel<Unit>(Channel.CONFLATED)
    private val latest = Channel<EngineProgress>(Channel.CONFLATED)

    /** An element for each time that there may be something to collect. */
    val ready: ReceiveChannel<Unit> get() = readiness

    /** How far the computer has come. */
    val progress: ReceiveChannel<EngineProgress> get() = latest

    override fun onEngineReady() {
        readiness.trySend(Unit)
    }

    override fun onProgress(progress: EngineProgress) {
        latest.trySend(progress)
    }

    fun close() {
        readiness.cancel()
        latest.cancel()
    }
}
