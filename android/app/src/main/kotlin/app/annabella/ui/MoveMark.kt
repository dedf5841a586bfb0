package app.annabella.ui

import android.graphics.Canvas
import android.graphics.Paint
import android.view.View

/** A bar where lines begin, beside who is on move. */
class MoveMark(private val ui: Ui) : PlainDrawable() {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG).apply { color = ui.theme.accent }

    override fun draw(canvas: Canvas) {
        val width = ui.dp(WIDTH_DP)
        val isMirrored = layoutDirection == View.LAYOUT_DIRECTION_RTL
        val left = if (isMirrored) bounds.right - width else bounds.left
        val inset = ui.dp(INSET_DP)
        canvas.drawRect(
            left.toFloat(),
            (bounds.top + inset).toFloat(),
            (left + width).toFloat(),
            (bounds.bottom - inset).toFloat(),
            paint,
        )
    }

    private companion object {
        const val WIDTH_DP = 4
        const val INSET_DP = 10
    }
}
