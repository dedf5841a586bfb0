package app.annabella.result

import android.os.Bundle
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

    fun save(into: Bundle) = into.putBoolean(GOES_ON, wasGoingOn)

    /** A game that ends while another page is seen ends before the eyes of who comes back. */
    fun restore(saved: Bundle) {
        wasGoingOn = saved.getBoolean(GOES_ON)
    }

    private companion object {
        const val GOES_ON = "game-goes-on"
    }
}
