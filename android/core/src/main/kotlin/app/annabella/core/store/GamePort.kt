package app.annabella.core.store

import app.annabella.core.GameAction
import app.annabella.core.GameUpdate

/** What a [GameStore] needs of a game. Each call crosses into the library once. */
interface GamePort {
    /** How everything is now, with what coming back from the file brought about. */
    fun opened(nowMs: ULong): GameUpdate

    /** Somebody does something. */
    fun dispatch(action: GameAction, nowMs: ULong): GameUpdate

    /** Does what the computer has found; null if there is nothing. */
    fun collect(nowMs: ULong): GameUpdate?

    /** Stops the computer's thinking. */
    fun cancelThinking(nowMs: ULong): GameUpdate

    /** Lets the computer think again. */
    fun thinkOn(nowMs: ULong): GameUpdate

    /** Writes what is owed to the disk. */
    fun flush()

    /** The id of the game's file; null while it has none. */
    fun id(): String?

    /** Ends the computer's thread and frees the game; again does nothing. */
    fun close()
}
