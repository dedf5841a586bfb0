package app.annabella.game

import android.view.Gravity
import android.view.View
import android.widget.TextView
import app.annabella.R
import app.annabella.ui.ListRow
import app.annabella.ui.Shape
import app.annabella.ui.Ui
import app.annabella.ui.isLow

/**
 * The clock of a player: filled, with a dot, while it runs, in another colour where little is left,
 * with the sign of a pause while the game is paused, and with a flag where its time is up.
 */
class ClockChip(private val ui: Ui) {
    private val shape = Shape(ui, Shape.SMALL_DP)
    private var state: Pair<ClockState, Boolean>? = null

    val view: TextView = ui.digits().apply {
        gravity = Gravity.CENTER
        textAlignment = View.TEXT_ALIGNMENT_CENTER
        minWidth = ui.dp(WIDTH_DP)
        minHeight = ui.dp(HEIGHT_DP)
        setPadding(ui.dp(12), 0, ui.dp(12), 0)
    }

    /** No time where no clock is agreed. */
    fun show(time: String?, clock: ClockState) {
        val text = time.orEmpty()
        if (view.text.toString() != text) view.text = text
        view.visibility = if (time == null) View.GONE else View.VISIBLE
        val isLow = clock == ClockState.RUNS && isLow(time)
        // also without colours
        val more = when {
            isLow -> R.string.clock_low
            clock == ClockState.IS_PAUSED -> R.string.game_paused
            clock == ClockState.HAS_FALLEN -> R.string.clock_fallen
            else -> null
        }
        view.contentDescription = more?.let { "$time, ${ui.text(it)}" }
        if (state != clock to isLow) look(clock, isLow)
        state = clock to isLow
    }

    private fun look(clock: ClockState, isLow: Boolean) {
        val theme = ui.theme
        val (fill, tone) = when {
            isLow -> theme.warning to theme.onWarning
            clock == ClockState.RUNS -> theme.ink to theme.surface
            clock == ClockState.IS_PAUSED -> theme.wash to theme.ink
            clock == ClockState.HAS_FALLEN -> theme.warningWash to theme.warning
            else -> theme.wash to theme.muted
        }
        view.background = shape.still(fill)
        view.setTextColor(tone)
        val sign = when (clock) {
            ClockState.RUNS -> dot(tone)
            ClockState.IS_PAUSED -> icon(R.drawable.ic_pause, tone)
            ClockState.HAS_FALLEN -> icon(R.drawable.ic_flag_end, tone)
            ClockState.STANDS -> null
        }
        view.setCompoundDrawablesRelative(sign, null, null, null)
        view.compoundDrawablePadding = ui.dp(if (clock == ClockState.RUNS) 8 else 4)
    }

    private fun icon(icon: Int, tone: Int) = ListRow.icon(ui, icon, tone)?.apply {
        setBounds(0, 0, ui.dp(ICON_DP), ui.dp(ICON_DP))
    }

    private fun dot(tone: Int) = Shape(ui, DOT_DP / 2).face(tone, 0, 0).apply {
        setBounds(0, 0, ui.dp(DOT_DP), ui.dp(DOT_DP))
    }

    private companion object {
        const val WIDTH_DP = 92
        const val HEIGHT_DP = 44
        const val DOT_DP = 8
        const val ICON_DP = 12
    }
}
