package app.annabella.board

import android.graphics.Canvas
import android.graphics.DashPathEffect
import android.graphics.Paint
import android.graphics.Path
import app.annabella.ui.Theme
import kotlin.math.sqrt

/**
 * Yin-Yang: lines, and stones where they cross. Every mark is a shape of its own in the tone that
 * the stone has not, so that none needs a colour: the last stone has a ring, one in atari a notch,
 * a forbidden point a cross, a hint a diamond.
 */
class StonePainter(
    private val theme: Theme,
    private val showsCoordinates: Boolean,
    /** Black stones are hatched, for those who do not tell them by tone. */
    private val hasTexture: Boolean,
) : BoardPainter {
    private val rim = BoardRim(theme, LETTERS, NUMBERS)
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
    private val stroke = Paint(Paint.ANTI_ALIAS_FLAG).apply { style = Paint.Style.STROKE }
    private val dashes = Paint(Paint.ANTI_ALIAS_FLAG).apply { style = Paint.Style.STROKE }
    private val letters = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        textAlign = Paint.Align.CENTER
        color = theme.onGoban
    }
    private val path = Path()
    private var dashedFor = 0f

    override val isOnLines = true
    override val border = if (showsCoordinates) BORDER else 0f

    override val hasRim = showsCoordinates

    override fun columnName(column: Int): String = LETTERS[column]

    override fun drawSquares(canvas: Canvas, geometry: BoardGeometry, lastMove: List<Int>) {
        if (geometry.isRimmed) rim.draw(canvas, geometry)
        drawWood(canvas, geometry)
        drawLines(canvas, geometry)
        fill.color = theme.onGoban
        for (point in 0 until geometry.columns * geometry.rows) {
            if (!StarPoints.has(point, geometry.columns, geometry.rows)) continue
            val radius = (geometry.square * STAR).coerceAtLeast(LEAST_STAR)
            canvas.drawCircle(geometry.middleX(point), geometry.middleY(point), radius, fill)
        }
        if (showsCoordinates && !geometry.isRimmed) drawCoordinates(canvas, geometry)
    }

    /** Also under the coordinates, where no rim has them. */
    private fun drawWood(canvas: Canvas, geometry: BoardGeometry) {
        val rim = if (geometry.isRimmed) geometry.leftOf(geometry.at(0, 0)) - geometry.boardLeft else 0f
        fill.color = theme.goban
        canvas.drawRect(
            geometry.boardLeft + rim,
            geometry.boardTop + rim,
            geometry.boardRight - rim,
            geometry.boardBottom - rim,
            fill,
        )
    }

    private fun drawLines(canvas: Canvas, geometry: BoardGeometry) {
        val last = geometry.columns * geometry.rows - 1
        // a board that is turned has its first point above on the right
        val left = minOf(geometry.middleX(0), geometry.middleX(last))
        val right = maxOf(geometry.middleX(0), geometry.middleX(last))
        val top = minOf(geometry.middleY(0), geometry.middleY(last))
        val bottom = maxOf(geometry.middleY(0), geometry.middleY(last))
        stroke.color = theme.onGoban
        // the corners are whole
        stroke.strokeCap = Paint.Cap.SQUARE
        for (column in 0 until geometry.columns) {
            val x = geometry.middleX(column)
            stroke.strokeWidth = lineWidth(geometry, column == 0 || column == geometry.columns - 1)
            canvas.drawLine(x, top, x, bottom, stroke)
        }
        for (row in 0 until geometry.rows) {
            val y = geometry.middleY(row * geometry.columns)
            stroke.strokeWidth = lineWidth(geometry, row == 0 || row == geometry.rows - 1)
            canvas.drawLine(left, y, right, y, stroke)
        }
        stroke.strokeCap = Paint.Cap.ROUND
    }

    private fun lineWidth(geometry: BoardGeometry, isEdge: Boolean) =
        (geometry.square * (if (isEdge) EDGE_LINE else LINE)).coerceAtLeast(1f)

    private fun drawCoordinates(canvas: Canvas, geometry: BoardGeometry) {
        val space = geometry.borderSize
        letters.textSize = minOf(space * LETTER_SIZE, geometry.square * MOST_LETTER)
        val middle = letters.textSize * LETTER_MIDDLE
        val near = space * LETTER_PLACE
        for (column in 0 until geometry.columns) {
            val x = geometry.middleX(column)
            drawFar(canvas, geometry, LETTERS[column], x, geometry.boardTop + near)
            canvas.drawText(LETTERS[column], x, geometry.boardBottom - near + middle, letters)
        }
        for (row in 0 until geometry.rows) {
            val y = geometry.middleY(row * geometry.columns)
            canvas.drawText(NUMBERS[row], geometry.boardLeft + near, y + middle, letters)
            drawFar(canvas, geometry, NUMBERS[row], geometry.boardRight - near, y)
        }
    }

    /** A name at the edge of who may sit opposite, and reads from there. */
    private fun drawFar(canvas: Canvas, geometry: BoardGeometry, name: String, x: Float, y: Float) {
        canvas.save()
        if (geometry.isReadFromFar) canvas.rotate(HALF_TURN, x, y)
        canvas.drawText(name, x, y + letters.textSize * LETTER_MIDDLE, letters)
        canvas.restore()
    }

    override fun drawPiece(
        canvas: Canvas,
        piece: Byte,
        left: Float,
        top: Float,
        size: Float,
        isTurned: Boolean,
    ) {
        if (piece == BoardDrawing.EMPTY) return
        val x = left + size / 2
        val y = top + size / 2
        fill.color = edgeOf(piece)
        canvas.drawCircle(x, y, size * STONE, fill)
        fill.color = if (isBlack(piece)) theme.blackFill else theme.whiteFill
        canvas.drawCircle(x, y, size * STONE - (size * STONE_EDGE).coerceAtLeast(1f), fill)
        if (hasTexture && isBlack(piece)) drawHatches(canvas, x, y, size)
    }

    private fun drawHatches(canvas: Canvas, x: Float, y: Float, size: Float) {
        stroke.color = theme.blackEdge
        stroke.strokeWidth = size * HATCH
        val radius = size * (STONE - 2 * STONE_EDGE)
        for (step in -1..1) {
            // across the stone, from below on the left to above on the right
            val off = step * radius * HATCH_STEP
            val half = sqrt(radius * radius - off * off)
            val aside = off * DIAGONAL
            val along = half * DIAGONAL
            canvas.drawLine(
                x + aside - along,
                y + aside + along,
                x + aside + along,
                y + aside - along,
                stroke,
            )
        }
    }

    override fun drawMarks(canvas: Canvas, geometry: BoardGeometry, picture: BoardPicture) {
        val size = geometry.square
        for (at in picture.forbidden.indices) drawCross(canvas, geometry, picture.forbidden[at])
        if (!picture.hidesPieces) {
            for (at in picture.alarms.indices) drawNotch(canvas, geometry, picture, picture.alarms[at])
        }
        for (at in picture.lastMove.indices) drawRing(canvas, geometry, picture, picture.lastMove[at])
        for (at in picture.selected.indices) {
            val point = picture.selected[at]
            drawGhost(canvas, picture.placed, geometry.leftOf(point), geometry.topOf(point), size)
        }
        picture.hint?.let { drawDiamond(canvas, geometry, it.second) }
    }

    /** The last stone. */
    private fun drawRing(canvas: Canvas, geometry: BoardGeometry, picture: BoardPicture, point: Int) {
        val piece = if (picture.hidesPieces) BoardDrawing.EMPTY else picture.pieces[point]
        stroke.color = if (piece == BoardDrawing.EMPTY) theme.onGoban else edgeOf(piece)
        stroke.strokeWidth = (geometry.square * RING_WIDTH).coerceAtLeast(LEAST_MARK)
        canvas.drawCircle(
            geometry.middleX(point),
            geometry.middleY(point),
            geometry.square * RING,
            stroke,
        )
    }

    /** A stone in atari: something is bitten out of it. */
    private fun drawNotch(canvas: Canvas, geometry: BoardGeometry, picture: BoardPicture, point: Int) {
        val size = geometry.square
        val x = geometry.middleX(point)
        val y = geometry.middleY(point)
        path.rewind()
        path.moveTo(x - size * NOTCH_WIDTH, y - size * NOTCH_TOP)
        path.lineTo(x + size * NOTCH_WIDTH, y - size * NOTCH_TOP)
        path.lineTo(x, y - size * NOTCH_DEPTH)
        path.close()
        val piece = picture.pieces[point]
        fill.color = edgeOf(piece)
        canvas.drawPath(path, fill)
        stroke.color = if (isBlack(piece)) theme.blackFill else theme.whiteFill
        stroke.strokeWidth = (size * STONE_EDGE).coerceAtLeast(1f)
        canvas.drawPath(path, stroke)
    }

    /** A point on which no stone may be put now. */
    private fun drawCross(canvas: Canvas, geometry: BoardGeometry, point: Int) {
        val arm = geometry.square * CROSS
        val x = geometry.middleX(point)
        val y = geometry.middleY(point)
        fill.color = theme.goban
        canvas.drawCircle(x, y, arm * CROSS_GROUND, fill)
        stroke.color = theme.onGoban
        stroke.strokeWidth = (geometry.square * RING_WIDTH).coerceAtLeast(LEAST_MARK)
        canvas.drawLine(x - arm, y - arm, x + arm, y + arm, stroke)
        canvas.drawLine(x - arm, y + arm, x + arm, y - arm, stroke)
    }

    /** What a hint says, on a point that is empty. */
    private fun drawDiamond(canvas: Canvas, geometry: BoardGeometry, point: Int) {
        val arm = geometry.square * DIAMOND
        val x = geometry.middleX(point)
        val y = geometry.middleY(point)
        path.rewind()
        path.moveTo(x, y - arm)
        path.lineTo(x + arm, y)
        path.lineTo(x, y + arm)
        path.lineTo(x - arm, y)
        path.close()
        stroke.color = theme.markEdge
        stroke.strokeWidth = geometry.square * DIAMOND_EDGE
        canvas.drawPath(path, stroke)
        stroke.color = theme.hintCore
        stroke.strokeWidth = geometry.square * DIAMOND_CORE
        canvas.drawPath(path, stroke)
    }

    /** A stone that is not there yet. */
    override fun drawGhost(canvas: Canvas, piece: Byte, left: Float, top: Float, size: Float) {
        if (piece == BoardDrawing.EMPTY) return
        val x = left + size / 2
        val y = top + size / 2
        fill.color = if (isBlack(piece)) theme.blackFill else theme.whiteFill
        fill.alpha = GHOST_ALPHA
        canvas.drawCircle(x, y, size * STONE, fill)
        fill.alpha = OPAQUE
        if (dashedFor != size) {
            dashedFor = size
            val dash = size * DASH
            dashes.pathEffect = DashPathEffect(floatArrayOf(dash, dash), 0f)
            dashes.strokeWidth = (size * RING_WIDTH).coerceAtLeast(LEAST_MARK)
        }
        stroke.color = if (isBlack(piece)) theme.blackFill else theme.whiteFill
        stroke.strokeWidth = dashes.strokeWidth
        canvas.drawCircle(x, y, size * STONE, stroke)
        dashes.color = edgeOf(piece)
        canvas.drawCircle(x, y, size * STONE, dashes)
    }

    private fun isBlack(piece: Byte) = piece == BoardDrawing.Side.FIRST_STONE

    /** The tone that a stone has not. */
    private fun edgeOf(piece: Byte) = if (isBlack(piece)) theme.blackEdge else theme.whiteEdge

    private companion object {
        const val BORDER = 0.038f
        const val STONE = 0.46f
        const val STONE_EDGE = 0.035f
        const val LINE = 0.026f
        const val EDGE_LINE = 0.045f
        const val STAR = 0.075f
        const val LEAST_STAR = 2f
        const val LETTER_SIZE = 0.82f
        const val MOST_LETTER = 0.55f
        const val HALF_TURN = 180f
        const val LETTER_MIDDLE = 0.36f
        const val LETTER_PLACE = 0.55f
        const val HATCH = 0.035f
        const val HATCH_STEP = 0.55f
        const val DIAGONAL = 0.7071f
        const val RING = 0.18f
        const val RING_WIDTH = 0.065f
        const val LEAST_MARK = 1.5f
        const val NOTCH_WIDTH = 0.22f
        const val NOTCH_TOP = 0.48f
        const val NOTCH_DEPTH = 0.17f
        const val CROSS = 0.16f
        const val CROSS_GROUND = 1.5f
        const val DIAMOND = 0.36f
        const val DIAMOND_EDGE = 0.2f
        const val DIAMOND_CORE = 0.1f
        const val DASH = 0.12f
        const val GHOST_ALPHA = 150
        const val OPAQUE = 255

        /** I is skipped, which could be read as a 1. */
        val LETTERS = Array(19) { "${"ABCDEFGHJKLMNOPQRST"[it]}" }
        val NUMBERS = Array(19) { "${it + 1}" }
    }
}

/** The points of a board on lines by which the eye finds its way. */
object StarPoints {
    private const val LEAST = 7
    private const val LARGE = 12
    private const val WITH_SIDES = 15

    fun has(point: Int, columns: Int, rows: Int): Boolean {
        val column = kind(point % columns, columns)
        val row = kind(point / columns, rows)
        return when {
            column == Kind.NONE || row == Kind.NONE -> false
            column == row -> true
            // on the sides only where they are far from the corners
            else -> minOf(columns, rows) >= WITH_SIDES
        }
    }

    private enum class Kind { NONE, CORNER, MIDDLE }

    private fun kind(line: Int, lines: Int): Kind {
        val fromEdge = minOf(line, lines - 1 - line)
        return when {
            lines % 2 == 1 && fromEdge == lines / 2 -> Kind.MIDDLE
            lines <= LEAST -> Kind.NONE
            fromEdge == (if (lines < LARGE) 2 else 3) -> Kind.CORNER
            else -> Kind.NONE
        }
    }
}
