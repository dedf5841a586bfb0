package app.annabella.game

import android.view.View

/** Where a player's name, what he has captured, and his clock are shown. */
interface PlayerFace {
    val view: View

    /** What is touched to feel the clock. */
    val clock: View

    /** Whether it faces somebody at the far end of the table. */
    fun turn(isTurned: Boolean)

    /** The player on move is told by more than a colour, and so is how his clock stands. */
    fun show(player: String, isOnMove: Boolean, time: String?, clock: ClockState)

    /** With which piece he plays. */
    fun showPiece(piece: Byte)

    fun showCaptured(pieces: ByteArray, lead: Int)

    /** How many of these pieces were captured of those that win, also in [words]. */
    fun showTaken(piece: Byte, count: Int, target: Int, words: String)
}
