package app.annabella.result

import app.annabella.core.GameAwaits
import app.annabella.core.GamePhase
import app.annabella.core.GameView

/**
 * Notices when a game ends before the eyes of its players, and not that it has ended before. By
 * correspondence it has ended when both know that.
 */
class EndWatch {
    private var wasGoingOn = false

    /** Whether the game has ended since it was looked at last. */
    fun ends(view: GameView): Boolean {
        val isToBeSent = view.correspondence?.awaits == GameAwaits.SENDING
        val isOver = view.phase is GamePhase.Over && !isToBeSent
        val ends = isOver && wasGoingOn
        wasGoingOn = !isOver
        return ends
    }
}
