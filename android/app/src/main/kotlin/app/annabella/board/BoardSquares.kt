package app.annabella.board

import android.graphics.Canvas
import android.graphics.Paint
import app.annabella.ui.Theme

/** The two kinds of squares of a board: dark is the one in the near left corner. */
class BoardSquares(private val theme: Theme, private val hasTexture: Boolean) {
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
    private val hatch = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        style = Paint.Style.STROKE
        strokeCap = Paint.Cap.ROUND
        color = theme.lightSquare
    }

    fun draw(canvas: Canvas, geometry: BoardGeometry) {
        val size = geometry.square
        for (number in 0 until geometry.columns * geometry.rows) {
            val left = geometry.leftOf(number)
            val top = geometry.topOf(number)
            fill.color = if (isDark(geometry, number)) theme.darkSquare else theme.lightSquare
            canvas.drawRect(left, top, left + size, top + size, fill)
        }
        if (hasTexture) drawHatches(canvas, geometry)
    }

    private fun drawHatches(canvas: Canvas, geometry: BoardGeometry) {
        val size = geometry.square
        hatch.strokeWidth = size * HATCH_WIDTH
        for (number in 0 until geometry.columns * geometry.rows) {
            if (!isDark(geometry, number)) continue
            val left = geometry.leftOf(number)
            val top = geometry.topOf(number)
            canvas.save()
            canvas.clipRect(left, top, left + size, top + size)
            for (step in 1..3) {
                val at = size * step / 4
                canvas.drawLine(left, top + at, left + at, top, hatch)
                canvas.drawLine(left + at, top + size, left + size, top + at, hatch)
            }
            canvas.restore()
        }
    }

    /** The colour of what is written on a square. */
    fun inkOn(geometry: BoardGeometry, number: Int): Int =
        if (isDark(geometry, number)) theme.onDarkSquare else theme.onLightSquare

    companion object {
        private const val HATCH_WIDTH = 0.02f

        fun isDark(geometry: BoardGeometry, number: Int): Boolean =
            (number / geometry.columns + number % geometry.columns) % 2 == 0
    }
}
