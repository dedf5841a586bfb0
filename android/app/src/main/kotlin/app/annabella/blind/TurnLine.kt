package app.annabella.blind

import android.os.SystemClock
import android.view.View
import android.widget.TextView
import app.annabella.R
import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.clockDisplay
import app.annabella.core.time
import app.annabella.ui.Ui

/** Whose turn it is and how much time that player has left: for who looks on, as it is asked for in words. */
class TurnLine(private val ui: Ui) {
    private val tick = Runnable(::showTime)
    private var game: GameView? = null

    val view: TextView = ui.section("").apply {
        textAlignment = View.TEXT_ALIGNMENT_CENTER
        // a page that only tells the time anew is not read anew
        importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    fun show(view: GameView) {
        game = view
        showTime()
    }

    /** The time stands still, to the eye. */
    fun stop() {
        view.removeCallbacks(tick)
    }

    private fun showTime() {
        stop()
        val game = game ?: return
        if (game.phase is GamePhase.Over) {
            view.text = ""
            return
        }
        val passed = SystemClock.elapsedRealtime() - game.asOfMs.toLong()
        val clock = game.clocks?.let { clockDisplay(it, passed.coerceAtLeast(0).toULong()) }
        val paused = ui.text(R.string.game_paused).takeIf { game.phase is GamePhase.Paused }
        val words = listOfNotNull(ui.text(labelOf(game.kind, game.turn)), clock?.time(game.turn), paused)
        view.text = words.joinToString(" · ")
        clock?.nextChangeMs?.let { view.postDelayed(tick, it.toLong()) }
    }

    private fun labelOf(kind: GameKind, side: GameSide): Int {
        val isFirst = side == GameSide.FIRST
        return when (kind) {
            GameKind.CHESS, GameKind.CHESS960 ->
                if (isFirst) R.string.setup_white_turn else R.string.setup_black_turn
            GameKind.CHECKERS -> if (isFirst) R.string.setup_red_turn else R.string.setup_white_turn
            GameKind.YIN_YANG -> if (isFirst) R.string.setup_black_turn else R.string.setup_white_turn
        }
    }
}
