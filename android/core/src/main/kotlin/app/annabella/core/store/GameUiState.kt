package app.annabella.core.store

import app.annabella.core.GameView

/** All that a screen needs. Nobody changes it; the next one replaces it. */
data class GameUiState(
    /** The game. Its arrays are to be read only. */
    val view: GameView,
    /** Why the game is not on disk, in English for a log; it goes on. */
    val notSaved: String? = null,
    /**
     * Why the computer cannot think, in English for a log. It will not try this position
     * again: play without it, or open the game anew.
     */
    val cannotThink: String? = null,
    /** A fault has ended this session, in English for a log; the game is in its file. */
    val fault: String? = null,
    /** Nothing happens here any more. */
    val isClosed: Boolean = false,
) {
    /** Grows with every change of the game. */
    val revision: ULong get() = view.revision
}
