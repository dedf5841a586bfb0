package app.annabella.ui

import android.content.res.ColorStateList
import android.graphics.Color
import android.graphics.drawable.Drawable

/** How much a button stands out. */
enum class ButtonKind {
    /** What a question or a page is there for: one of each. */
    PRIMARY,

    SECONDARY,

    /** Words alone. */
    QUIET,

    /** What cannot be taken back. */
    GRAVE,
}

/** How buttons look. */
object ButtonFace {
    fun of(ui: Ui, kind: ButtonKind): Drawable {
        val theme = ui.theme
        val shape = Shape(ui, Shape.FULL_DP)
        return when (kind) {
            ButtonKind.PRIMARY ->
                shape.control(theme.accent, shape.face(theme.accentPressed, 0, 0), needsLine = false)
            ButtonKind.SECONDARY -> shape.control(theme.wash)
            ButtonKind.QUIET -> shape.control(Color.TRANSPARENT, needsLine = false)
            ButtonKind.GRAVE -> shape.control(theme.warningWash)
        }
    }

    /** The colours of what is written on them. */
    fun words(theme: Theme, kind: ButtonKind) = ColorStateList(
        arrayOf(intArrayOf(-android.R.attr.state_enabled), intArrayOf()),
        intArrayOf(
            theme.muted,
            when (kind) {
                ButtonKind.PRIMARY -> theme.onAccent
                ButtonKind.SECONDARY -> theme.ink
                ButtonKind.QUIET -> theme.accent
                ButtonKind.GRAVE -> theme.warning
            },
        ),
    )

    /** Of a row or an icon: seen only while it is pressed or in focus. */
    fun bare(ui: Ui, radiusDp: Int = Shape.SMALL_DP): Drawable =
        Shape(ui, radiusDp).control(Color.TRANSPARENT, needsLine = false)

    /** One of several on [fill], of which the chosen one has a frame. */
    fun choice(ui: Ui, fill: Int): Drawable {
        val shape = Shape(ui, Shape.SMALL_DP)
        return shape.control(fill, chosen = shape.face(fill, ui.theme.accent, 3))
    }
}
