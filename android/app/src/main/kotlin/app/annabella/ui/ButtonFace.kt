package app.annabella.ui

import android.content.res.ColorStateList
import android.graphics.Color
import android.graphics.drawable.Drawable
import android.graphics.drawable.GradientDrawable
import android.graphics.drawable.RippleDrawable
import android.graphics.drawable.StateListDrawable

/** How buttons look: a rounded field with an edge, which grows when the focus is on it. */
object ButtonFace {
    fun of(ui: Ui, isPrimary: Boolean): Drawable {
        val theme = ui.theme
        val fill = if (isPrimary) theme.accent else theme.surface
        val edge = if (isPrimary) theme.accent else theme.line
        val states = StateListDrawable().apply {
            addState(intArrayOf(-android.R.attr.state_enabled), face(ui, theme.background, theme.line, 1))
            addState(intArrayOf(android.R.attr.state_focused), face(ui, fill, theme.ink, 3))
            addState(intArrayOf(), face(ui, fill, edge, 1))
        }
        return rippled(ui, states, if (isPrimary) theme.onAccent else theme.accent)
    }

    /** The colours of what is written on them. */
    fun words(theme: Theme, isPrimary: Boolean) = ColorStateList(
        arrayOf(intArrayOf(-android.R.attr.state_enabled), intArrayOf()),
        intArrayOf(theme.mutedText, if (isPrimary) theme.onAccent else theme.ink),
    )

    /** Without an edge, but for the focus. */
    fun quiet(ui: Ui): Drawable {
        val states = StateListDrawable().apply {
            addState(intArrayOf(android.R.attr.state_focused), face(ui, Color.TRANSPARENT, ui.theme.ink, 3))
            addState(intArrayOf(), face(ui, Color.TRANSPARENT, Color.TRANSPARENT, 0))
        }
        return rippled(ui, states, ui.theme.accent)
    }

    /** One of several on [fill], of which the chosen one has a strong frame. */
    fun choice(ui: Ui, fill: Int): Drawable {
        val states = StateListDrawable().apply {
            addState(intArrayOf(android.R.attr.state_focused), face(ui, fill, ui.theme.ink, 3))
            addState(
                intArrayOf(android.R.attr.state_selected),
                face(ui, fill, ui.theme.accent, 3),
            )
            addState(intArrayOf(), face(ui, fill, ui.theme.line, 1))
        }
        return rippled(ui, states, ui.theme.accent)
    }

    private fun rippled(ui: Ui, states: Drawable, tone: Int): Drawable {
        val ripple = Color.argb(RIPPLE_ALPHA, Color.red(tone), Color.green(tone), Color.blue(tone))
        return RippleDrawable(ColorStateList.valueOf(ripple), states, face(ui, Color.WHITE, Color.WHITE, 0))
    }

    private fun face(ui: Ui, fill: Int, edge: Int, width: Int) = GradientDrawable().apply {
        setColor(fill)
        cornerRadius = ui.dp(CORNER_DP).toFloat()
        if (width > 0) setStroke(ui.dp(width), edge)
    }

    private const val CORNER_DP = 12
    private const val RIPPLE_ALPHA = 60
}
