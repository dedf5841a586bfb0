package app.annabella.ui

import android.graphics.drawable.Drawable
import android.widget.Button
import app.annabella.R

/** A line of a card that leads somewhere: a sign before its words, and an arrow at the end. */
object ListRow {
    fun of(
        ui: Ui,
        icon: Int,
        name: CharSequence,
        click: () -> Unit,
    ): Button = Form.line(ui, name, click).apply {
        sign(ui, this, icon(ui, icon, ui.theme.ink), icon(ui, R.drawable.ic_next, ui.theme.muted))
    }

    /** Puts a sign before the words of a line, and maybe one at its end. */
    fun sign(ui: Ui, line: Button, before: Drawable?, after: Drawable? = null) {
        line.compoundDrawablePadding = ui.dp(GAP_DP)
        line.setCompoundDrawablesRelative(before, null, after, null)
    }

    /** A line icon in a colour. */
    fun icon(ui: Ui, id: Int, tone: Int): Drawable? = ui.context.getDrawable(id)?.mutate()?.apply {
        setTint(tone)
        setBounds(0, 0, ui.dp(ICON_DP), ui.dp(ICON_DP))
    }

    private const val ICON_DP = 24
    private const val GAP_DP = 16
}
