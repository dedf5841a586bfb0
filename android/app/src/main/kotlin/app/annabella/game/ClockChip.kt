package app.annabella.game

import android.view.Gravity
import android.view.View
import android.widget.TextView
import app.annabella.R
import app.annabella.ui.Shape
import app.annabella.ui.Ui
import app.annabella.ui.isLow

/** The clock of a player: filled, with a dot, while it runs, and in another colour where little is left. */
class ClockChip(private val ui: Ui) {
    private val shape = Shape(ui, Shape.SMALL_DP)
    private var state: State? = null

    private enum class State { STANDS, RUNS, RUNS_LOW }

    val view: TextView = ui.digits().apply {
        gravity = Gravity.CENTER
        textAlignment = View.TEXT_ALIGNMENT_CENTER
        minWidth = ui.dp(WIDTH_DP)
        minHeight = ui.dp(HEIGHT_DP)
        setPadding(ui.dp(12), 0, ui.dp(12), 0)
    }

    /** No time where no clock is agreed. */
    fun show(time: String?, isRunning: Boolean) {
        val text = time.orEmpty()
        if (view.text.toString() != text) view.text = text
        view.visibility = if (time == null) View.GONE else View.VISIBLE
        val isLow = isRunning && isLow(time)
        // also without colours
        view.contentDescription = if (isLow) "$time, ${ui.text(R.string.clock_low)}" else null
        show(
            if (isLow) {
                State.RUNS_LOW
            } else if (isRunning) {
                State.RUNS
            } else {
                State.STANDS
            },
        )
    }

    private fun show(state: State) {
        if (this.state == state) return
        this.state = state
        val theme = ui.theme
        val (fill, tone) = when (state) {
            State.STANDS -> theme.wash to theme.muted
            State.RUNS -> theme.ink to theme.surface
            State.RUNS_LOW -> theme.warning to theme.onWarning
        }
        view.background = shape.still(fill)
        view.setTextColor(tone)
        view.setCompoundDrawablesRelative(dot(tone).takeIf { state != State.STANDS }, null, null, null)
        view.compoundDrawablePadding = ui.dp(8)
    }

    private fun dot(tone: Int) = Shape(ui, DOT_DP / 2).face(tone, 0, 0).apply {
        setBounds(0, 0, ui.dp(DOT_DP), ui.dp(DOT_DP))
    }

    private companion object {
        const val WIDTH_DP = 92
        const val HEIGHT_DP = 44
        const val DOT_DP = 8
    }
}
