package app.annabella.ui

import android.graphics.Canvas
import android.graphics.Paint

/** Squares in a line, as of a board, of which the first ones are filled: how far something has come. */
class StripDrawable(private val ui: Ui, private val squares: Int) : PlainDrawable() {
    private val paint = Paint()
    private val edge = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        style = Paint.Style.STROKE
        strokeWidth = ui.dp(1) * EDGE
        color = ui.theme.line
    }

    /** How many are filled; the last of them maybe in part. */
    var filled = 0f
        set(value) {
            field = value
            invalidateSelf()
        }

    override fun draw(canvas: Canvas) {
        val height = ui.dp(HEIGHT_DP)
        val top = bounds.exactCenterY() - height / 2f
        val isMirrored = layoutDirection == android.view.View.LAYOUT_DIRECTION_RTL
        for (at in 0 until squares) {
            val from = bounds.left + bounds.width() * at / squares.toFloat()
            val to = bounds.left + bounds.width() * (at + 1) / squares.toFloat()
            square(canvas, at, from, to, top, height, isMirrored)
        }
        canvas.drawRect(
            bounds.left.toFloat(),
            top,
            bounds.right.toFloat(),
            top + height,
            edge,
        )
    }

    private fun square(
        canvas: Canvas,
        at: Int,
        from: Float,
        to: Float,
        top: Float,
        height: Int,
        isMirrored: Boolean,
    ) {
        fun rect(start: Float, end: Float, color: Int) {
            paint.color = color
            val sum = bounds.left + bounds.right
            if (isMirrored) {
                canvas.drawRect(sum - end, top, sum - start, top + height, paint)
            } else {
                canvas.drawRect(start, top, end, top + height, paint)
            }
        }
        val isEven = at % 2 == 0
        rect(from, to, if (isEven) ui.theme.surface else ui.theme.wash)
        val part = (filled - at).coerceIn(0f, 1f)
        if (part >
            0f
        ) {
            rect(from, from + (to - from) * part, if (isEven) ui.theme.accent else ui.theme.accentPressed)
        }
    }

    override fun getIntrinsicHeight(): Int = ui.dp(HEIGHT_DP)

    private companion object {
        const val HEIGHT_DP = 16
        const val EDGE = 1.5f
    }
}
