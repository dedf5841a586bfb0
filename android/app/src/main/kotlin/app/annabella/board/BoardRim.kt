package app.annabella.board

import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.RectF
import app.annabella.ui.Theme
import app.annabella.ui.Ui

/**
 * The rim around a large board, of whichever game: on it stand what its [columns] and [rows] are
 * called, counted from the first player's left, if they have names. Allocates nothing while it draws.
 */
class BoardRim(
    private val theme: Theme,
    private val columns: Array<String> = NO_NAMES,
    private val rows: Array<String> = NO_NAMES,
) {
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
    private val letters = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        isFakeBoldText = true
        textAlign = Paint.Align.CENTER
        color = theme.onRim
    }
    private val edges = RectF()

    fun draw(canvas: Canvas, geometry: BoardGeometry) {
        val wide = geometry.borderSize
        edges.set(geometry.boardLeft, geometry.boardTop, geometry.boardRight, geometry.boardBottom)
        fill.color = theme.rim
        canvas.drawRoundRect(edges, wide * ROUND, wide * ROUND, fill)
        drawLine(canvas, geometry)
        letters.textSize = wide * LETTER
        val drop = letters.textSize * MIDDLE
        val below = geometry.boardBottom - wide / 2 + drop
        val above = geometry.boardTop + wide / 2 + drop
        for (column in 0 until minOf(geometry.columns, columns.size)) {
            val square = geometry.at(column, geometry.rows - 1)
            val file = square % geometry.columns
            val x = geometry.middleX(square)
            canvas.drawText(columns[file], x, below, letters)
            if (geometry.isReadFromFar) drawTurned(canvas, columns[file], x, above)
        }
        val beside = geometry.boardLeft + wide / 2
        val beyond = geometry.boardRight - wide / 2
        for (row in 0 until minOf(geometry.rows, rows.size)) {
            val square = geometry.at(0, row)
            val rank = square / geometry.columns
            val y = geometry.middleY(square) + drop
            canvas.drawText(rows[rank], beside, y, letters)
            if (geometry.isReadFromFar) drawTurned(canvas, rows[rank], beyond, y)
        }
    }

    /** A letter that stands on its head, around its own middle. */
    private fun drawTurned(canvas: Canvas, name: String, x: Float, base: Float) {
        canvas.save()
        canvas.rotate(HALF_TURN, x, base - letters.textSize * MIDDLE)
        canvas.drawText(name, x, base, letters)
        canvas.restore()
    }

    /** Between the rim and the squares. */
    private fun drawLine(canvas: Canvas, geometry: BoardGeometry) {
        val first = geometry.at(0, 0)
        val line = geometry.borderSize * LINE
        val left = geometry.leftOf(first)
        val top = geometry.topOf(first)
        fill.color = theme.markCore
        canvas.drawRect(
            left - line,
            top - line,
            left + geometry.columns * geometry.square + line,
            top + geometry.rows * geometry.square + line,
            fill,
        )
    }

    companion object {
        val FILES = Array(8) { "${'a' + it}" }
        val RANKS = Array(8) { "${it + 1}" }
        private val NO_NAMES = emptyArray<String>()
        private const val WIDE_DP = 26
        private const val ROUND = 0.38f
        private const val LETTER = 0.54f
        private const val MIDDLE = 0.36f
        private const val LINE = 0.12f
        private const val HALF_TURN = 180f

        /** How wide it is on a screen, in pixels; none on a phone. */
        fun sizeOn(context: Context): Float {
            val isWide = context.resources.configuration.smallestScreenWidthDp >= Ui.WIDE_DP
            return if (isWide) WIDE_DP * context.resources.displayMetrics.density else 0f
        }
    }
}
