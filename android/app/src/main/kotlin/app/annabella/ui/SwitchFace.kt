package app.annabella.ui

import android.R.attr.state_checked
import android.graphics.Color
import android.graphics.drawable.Drawable
import android.graphics.drawable.GradientDrawable
import android.graphics.drawable.StateListDrawable
import android.widget.Switch

/** How a switch looks: off a small knob in a line, on a large one in a filled field. */
object SwitchFace {
    fun dress(ui: Ui, switch: Switch) {
        val theme = ui.theme
        val shape = Shape(ui, HEIGHT_DP / 2)
        switch.trackDrawable = byState(
            on = sized(ui, shape.face(theme.accent, theme.accent, 2)),
            off = sized(ui, shape.face(Color.TRANSPARENT, theme.line, 2)),
        )
        switch.thumbDrawable = byState(
            on = knob(ui, LARGE_DP, theme.onAccent),
            off = knob(ui, SMALL_DP, theme.line),
        )
        switch.switchMinWidth = ui.dp(WIDTH_DP)
        switch.splitTrack = false
        switch.showText = false
    }

    private fun byState(on: Drawable, off: Drawable) = StateListDrawable().apply {
        addState(intArrayOf(state_checked), on)
        addState(intArrayOf(), off)
    }

    private fun sized(ui: Ui, face: GradientDrawable) =
        face.apply { setSize(ui.dp(WIDTH_DP), ui.dp(HEIGHT_DP)) }

    /** The clear edge keeps it as high as the track; an inset would be taken for the switch's own. */
    private fun knob(ui: Ui, size: Int, fill: Int): Drawable = GradientDrawable().apply {
        shape = GradientDrawable.OVAL
        setColor(fill)
        setStroke(ui.dp(HEIGHT_DP - size), Color.TRANSPARENT)
        setSize(ui.dp(HEIGHT_DP), ui.dp(HEIGHT_DP))
    }

    private const val WIDTH_DP = 52
    private const val HEIGHT_DP = 32
    private const val LARGE_DP = 22
    private const val SMALL_DP = 16
}
