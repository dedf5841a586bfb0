package app.annabella.game

import app.annabella.core.GameView

/** A look at the board of somebody who plays blindfold: it lasts until the game goes on. */
class Peek(view: GameView) {
    private var looks = looksOf(view)
    private var plies: UInt? = null

    /** The game has changed; the core counts the looks. */
    fun changed(view: GameView) {
        val now = looksOf(view)
        if (now > looks) {
            plies = view.plies
        } else if (plies != view.plies) {
            plies = null
        }
        looks = now
    }

    fun isOn(view: GameView): Boolean = plies == view.plies

    private fun looksOf(view: GameView) = view.first.peeks + view.second.peeks
}
