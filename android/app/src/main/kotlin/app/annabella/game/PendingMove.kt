package app.annabella.game

import app.annabella.core.BoardMove
import app.annabella.core.GamePath
import app.annabella.core.GameView
import app.annabella.core.moves

/** A move that was shown on the board and is only made when it is shown once more. */
class PendingMove {
    /** Its path; none where nothing waits. */
    var path: GamePath? = null
        private set

    fun wait(path: GamePath) {
        this.path = path
    }

    /** Takes it away; gives what it was. */
    fun take(): GamePath? = path.also { path = null }

    /** The move, as long as it is possible. */
    fun of(view: GameView): BoardMove? = path?.let { waiting -> view.moves.find { it.path == waiting } }

    /** Whether a tap on a point means it: where its piece will stand, or where its path ends. */
    fun isMeant(view: GameView, point: Int): Boolean {
        val move = of(view) ?: return false
        return point == move.arrival || point == move.path.points.last().toInt()
    }
}
