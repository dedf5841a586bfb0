package app.annabella.result

import app.annabella.core.GamePhase
import app.annabella.core.GameView

/** Notices when a game ends before the eyes of its players, and not that it has ended before. */
class EndWatch {
    private var wasGoingOn = false

    /** Whether the game has ended since it was looked at last. */
    fun ends(view: GameView): Boolean {
        val isOver = view.phase is GamePhase.Over
        val ends = isOver && wasGoingOn
        wasGoingOn = !isOver
        return ends
    }
}
