package app.annabella.strict

import android.os.SystemClock
import android.widget.TextView
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.clockDisplay
import app.annabella.core.time
import app.annabella.ui.Ui

/** The times of both players, which run on; nothing is seen of them without a clock. */
class TableClocks(ui: Ui) {
    private val tick = Runnable(::showTimes)
    private val times = GameSide.entries.associateWith { ui.digits() }
    private var game: GameView? = null

    fun of(side: GameSide): TextView = times.getValue(side)

    fun show(view: GameView) {
        game = view
        showTimes()
    }

    /** They stand still, to the eye. */
    fun stop() {
        of(GameSide.FIRST).removeCallbacks(tick)
    }

    private fun showTimes() {
        stop()
        val game = game ?: return
        val passed = SystemClock.elapsedRealtime() - game.asOfMs.toLong()
        val clock = game.clocks?.let { clockDisplay(it, passed.coerceAtLeast(0).toULong()) }
        for ((side, view) in times) view.text = clock?.time(side).orEmpty()
        clock?.nextChangeMs?.let { of(GameSide.FIRST).postDelayed(tick, it.toLong()) }
    }
}
