package app.annabella.core.store

import app.annabella.core.GameAction
import app.annabella.core.GameException
import app.annabella.core.GameListener
import app.annabella.core.GameSession
import app.annabella.core.GameSetup
import app.annabella.core.GameUpdate
import app.annabella.core.InternalException

/** A game of the library. */
class SessionPort(private val session: GameSession) : GamePort {
    override fun opened(nowMs: ULong): GameUpdate = here { session.opened(nowMs) }

    override fun dispatch(action: GameAction, nowMs: ULong): GameUpdate =
        here { session.dispatch(action, nowMs) }

    override fun collect(nowMs: ULong): GameUpdate? = here { session.collect(nowMs) }

    override fun cancelThinking(nowMs: ULong): GameUpdate =
        here { session.cancelThinking(nowMs) }

    override fun thinkOn(nowMs: ULong): GameUpdate = here { session.thinkOn(nowMs) }

    override fun flush() = here { session.flush() }

    override fun id(): String? = here { session.id() }

    override fun close() {
        try {
            here { session.shutDown() }
        } catch (_: GameException.Closed) {
            // freed before
        } finally {
            session.close()
        }
    }

    // an object that was freed and the generated code have errors of their own
    private inline fun <T> here(work: () -> T): T =
        try {
            work()
        } catch (_: IllegalStateException) {
            throw GameException.Closed()
        } catch (error: InternalException) {
            throw GameException.Internal(error.message ?: error.toString())
        }

    companion object {
        /** Begins a game; without a folder it is not saved. */
        fun create(setup: GameSetup, folder: String?): (GameListener, Times) -> GamePort =
            { listener, times ->
                SessionPort(GameSession.create(setup, folder, listener, times.nowMs(), times.wallMs()))
            }

        /** Goes on with a saved game. */
        fun resume(folder: String, id: String): (GameListener, Times) -> GamePort =
            { listener, times ->
                SessionPort(GameSession.resume(folder, id, listener, times.nowMs(), times.wallMs()))
            }
    }
}
