package app.annabella.game

import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.GameView

/** What a player's clock does. */
enum class ClockState {
    STANDS,
    RUNS,

    /** It would run, were the game not paused. */
    IS_PAUSED,

    /** Its time is used up. */
    HAS_FALLEN,
    ;

    companion object {
        fun of(view: GameView, side: GameSide): ClockState = when {
            hasFallen(view, side) -> HAS_FALLEN
            view.clocks?.running == side -> RUNS
            view.phase is GamePhase.Paused && view.turn == side -> IS_PAUSED
            else -> STANDS
        }

        private fun hasFallen(view: GameView, side: GameSide): Boolean {
            val clocks = view.clocks ?: return false
            val face = if (side == GameSide.FIRST) clocks.first else clocks.second
            return face.isOutOfTime
        }
    }
}
