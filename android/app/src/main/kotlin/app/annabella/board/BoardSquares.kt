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

    /** The squares of the last move are tinted, unless there are to be as few tones as can be. */
    fun draw(canvas: Canvas, geometry: BoardGeometry, lastMove: List<Int>) {
        val size = geometry.square
        for (number in 0 until geometry.columns * geometry.rows) {
            val left = geometry.leftOf(number)
            val top = geometry.topOf(number)
            fill.color = colourOf(geometry, number, lastMove)
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

    private fun colourOf(geometry: BoardGeometry, number: Int, lastMove: List<Int>): Int {
        val isDark = isDark(geometry, number)
        return when {
            isTinted(number, lastMove) -> if (isDark) theme.lastDark else theme.lastLight
            else -> if (isDark) theme.darkSquare else theme.lightSquare
        }
    }

    /** The colour of what is written on a square. */
    fun inkOn(geometry: BoardGeometry, number: Int, lastMove: List<Int>): Int {
        val isDark = isDark(geometry, number)
        return when {
            isTinted(number, lastMove) -> if (isDark) theme.onLastDark else theme.onLastLight
            else -> if (isDark) theme.onDarkSquare else theme.onLightSquare
        }
    }

    private fun isTinted(number: Int, lastMove: List<Int>) = !theme.needsLines && number in lastMove

    companion object {
        private const val HATCH_WIDTH = 0.02f

        fun isDark(geometry: BoardGeometry, number: Int): Boolean =
            (number / geometry.columns + number % geometry.columns) % 2 == 0
    }
}
