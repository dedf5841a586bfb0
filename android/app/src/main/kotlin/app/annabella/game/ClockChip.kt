package app.annabella.game

import android.view.Gravity
import android.view.View
import android.widget.TextView
import app.annabella.ui.Shape
import app.annabella.ui.Ui

/** The clock of a player: filled, with a dot, while it runs. */
class ClockChip(private val ui: Ui) {
    private val shape = Shape(ui, Shape.SMALL_DP)
    private var isRunning: Boolean? = null

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
        if (this.isRunning == isRunning) return
        this.isRunning = isRunning
        val theme = ui.theme
        view.background = shape.still(if (isRunning) theme.ink else theme.wash)
        view.setTextColor(if (isRunning) theme.surface else theme.muted)
        view.setCompoundDrawablesRelative(if (isRunning) dot() else null, null, null, null)
        view.compoundDrawablePadding = ui.dp(8)
    }

    private fun dot() = Shape(ui, DOT_DP / 2).still(ui.theme.surface).apply {
        setBounds(0, 0, ui.dp(DOT_DP), ui.dp(DOT_DP))
    }

    private companion object {
        const val WIDTH_DP = 92
        const val HEIGHT_DP = 44
        const val DOT_DP = 8
    }
}
