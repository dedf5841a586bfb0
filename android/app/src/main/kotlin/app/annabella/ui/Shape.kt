package app.annabella.ui

import android.R.attr.state_enabled
import android.R.attr.state_focused
import android.R.attr.state_pressed
import android.R.attr.state_selected
import android.graphics.Color
import android.graphics.drawable.Drawable
import android.graphics.drawable.GradientDrawable
import android.graphics.drawable.LayerDrawable
import android.graphics.drawable.StateListDrawable

/** Filled shapes with round corners, and how they look while they are pressed or in focus. */
class Shape(private val ui: Ui, private val radiusDp: Int) {
    private val theme = ui.theme

    /** Nothing happens on it; [edge] is drawn where filled surfaces are not told apart. */
    fun still(fill: Int, edge: Int = theme.line): Drawable =
        face(fill, edge, if (theme.needsLines && fill != Color.TRANSPARENT) 2 else 0)

    /**
     * Something that can be touched: darker while it is pressed, with a line of ink around it
     * in focus, and [chosen] when it is selected.
     */
    fun control(
        fill: Int,
        pressed: Drawable = pressed(fill),
        chosen: Drawable? = null,
        needsLine: Boolean = theme.needsLines,
    ): Drawable = StateListDrawable().apply {
        val usual = face(fill, theme.line, if (needsLine) 2 else 0)
        // what was bare stays so; what is nearer to the page is weaker, which by night is the darker
        val weak = if (theme.isDark) theme.paper else theme.wash
        addState(intArrayOf(-state_enabled), still(if (fill == Color.TRANSPARENT) fill else weak))
        addState(intArrayOf(state_pressed), pressed)
        chosen?.let {
            addState(intArrayOf(state_selected, state_focused), inFocus(it))
            addState(intArrayOf(state_selected), it)
        }
        addState(intArrayOf(state_focused), inFocus(usual))
        addState(intArrayOf(), usual)
    }

    /** One of several that is chosen: by a line as well, so that no colour is needed. */
    fun chosen(fill: Int): Drawable = face(fill, theme.accent, if (theme.needsLines) 3 else 2)

    fun face(fill: Int, edge: Int, edgeDp: Int): GradientDrawable = GradientDrawable().apply {
        setColor(fill)
        cornerRadius = ui.dp(radiusDp).toFloat()
        if (edgeDp > 0) setStroke(ui.dp(edgeDp), edge)
    }

    private fun pressed(fill: Int): Drawable {
        val veil = Color.argb(VEIL_ALPHA, Color.red(theme.ink), Color.green(theme.ink), Color.blue(theme.ink))
        return LayerDrawable(arrayOf(face(fill, 0, 0), face(veil, 0, 0)))
    }

    /** The line of ink stands off from what is filled by one of the page's colour. */
    private fun inFocus(face: Drawable): Drawable {
        val gap = ui.dp(FOCUS_DP)
        val away = Shape(ui, (radiusDp - FOCUS_DP).coerceAtLeast(0)).face(Color.TRANSPARENT, theme.paper, 2)
        return LayerDrawable(arrayOf(face, face(Color.TRANSPARENT, theme.ink, FOCUS_DP), away)).apply {
            setLayerInset(2, gap, gap, gap, gap)
        }
    }

    companion object {
        const val SMALL_DP = 12
        const val TILE_DP = 16
        const val CARD_DP = 20

        /** Higher than any button, so that its ends are half circles. */
        const val FULL_DP = 28

        private const val FOCUS_DP = 3
        private const val VEIL_ALPHA = 20
    }
}
