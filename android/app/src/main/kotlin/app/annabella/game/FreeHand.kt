package app.annabella.game

import app.annabella.core.GamePath
import app.annabella.core.GameSide

/** A hand on a board where nothing binds: it moves any piece anywhere, and the core says what comes of it. */
interface FreeHand {
    /** Whether it can take up what stands there. */
    fun isPiece(square: Int): Boolean

    /** Whether what stands there, as far as that is known, is a pawn. */
    fun isPawn(square: Int): Boolean

    /** Whose piece goes from there. */
    fun owner(square: Int): GameSide

    fun make(path: GamePath)

    /** Whether what the pawn became has to be named. */
    fun promotes(from: Int, to: Int): Boolean = (to / SIDE == 0 || to / SIDE == SIDE - 1) && isPawn(from)

    private companion object {
        const val SIDE = 8
    }
}
