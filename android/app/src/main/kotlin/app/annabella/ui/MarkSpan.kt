package app.annabella.ui

import android.graphics.Canvas
import android.graphics.Paint
import android.text.style.ReplacementSpan

/** Words on a filled surface of ink, as the move before what is looked at. They stay on one line. */
class MarkSpan(ui: Ui) : ReplacementSpan() {
    private val fill = ui.theme.ink
    private val words = ui.theme.surface
    private val side = ui.dp(SIDE_DP).toFloat()
    private val above = ui.dp(ABOVE_DP).toFloat()
    private val corner = ui.dp(Shape.SMALL_DP).toFloat()

    override fun getSize(
        paint: Paint,
        text: CharSequence,
        start: Int,
        end: Int,
        metrics: Paint.FontMetricsInt?,
    ): Int {
        metrics?.let { paint.getFontMetricsInt(it) }
        return (paint.measureText(text, start, end) + 2 * side).toInt()
    }

    override fun draw(
        canvas: Canvas,
        text: CharSequence,
        start: Int,
        end: Int,
        x: Float,
        top: Int,
        y: Int,
        bottom: Int,
        paint: Paint,
    ) {
        val width = paint.measureText(text, start, end) + 2 * side
        val (from, to) = paint.ascent() to paint.descent()
        val color = paint.color
        paint.color = fill
        canvas.drawRoundRect(x, y + from - above, x + width, y + to + above, corner, corner, paint)
        paint.color = words
        canvas.drawText(text, start, end, x + side, y.toFloat(), paint)
        paint.color = color
    }

    private companion object {
        const val SIDE_DP = 8
        const val ABOVE_DP = 4
    }
}
