package app.annabella.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.RectF
import app.annabella.ui.Theme

/**
 * Checkers: dark squares with their numbers if wished, and men and kings. The sides are told
 * apart by the rims of their pieces, and kings by a second disc and a crown, without colours.
 */
class CheckersPainter(
    private val theme: Theme,
    private val showsNumbers: Boolean,
    hasTexture: Boolean,
    /** Its rim has no names, as the squares are called by their numbers. */
    override val hasRim: Boolean = false,
) : BoardPainter {
    private val squares = BoardSquares(theme, hasTexture)
    private val rim = BoardRim(theme)
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
    private val stroke = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        style = Paint.Style.STROKE
        strokeJoin = Paint.Join.ROUND
        strokeCap = Paint.Cap.ROUND
    }
    private val digits = Paint(Paint.ANTI_ALIAS_FLAG).apply { isFakeBoldText = true }
    private val plate = RectF()

    override val namesSquares: Boolean get() = showsNumbers

    override fun drawSquares(canvas: Canvas, geometry: BoardGeometry, lastMove: List<Int>) {
        if (geometry.isRimmed) rim.draw(canvas, geometry)
        squares.draw(canvas, geometry, lastMove)
    }

    override fun drawPiece(
        canvas: Canvas,
        piece: Byte,
        left: Float,
        top: Float,
        size: Float,
        isTurned: Boolean,
    ) {
        val code = piece.toInt()
        if (code == 0) return
        val isRed = code < SECOND
        val isKing = code % SECOND == KING
        canvas.save()
        canvas.translate(left, top)
        canvas.scale(size / PieceShapes.GRID, size / PieceShapes.GRID)
        if (isTurned) canvas.rotate(180f, PieceShapes.GRID / 2, PieceShapes.GRID / 2)
        stroke.color = if (isRed) theme.redEdge else theme.whiteEdge
        for (level in 0..(if (isKing) 1 else 0)) drawDisc(canvas, level, isKing, isRed)
        drawFace(canvas, isKing, isRed)
        canvas.restore()
    }

    /** A piece that has to jump is in no danger. */
    override fun drawAlarm(canvas: Canvas, marks: BoardMarks, left: Float, top: Float, size: Float) =
        marks.drawJump(canvas, left, top, size)

    private fun drawDisc(canvas: Canvas, level: Int, isKing: Boolean, isRed: Boolean) {
        canvas.save()
        canvas.translate(0f, DiscShapes.topOf(level, isKing))
        // half of it lies under the fill, so that the edge is outside
        stroke.strokeWidth = 2 * EDGE
        canvas.drawPath(DiscShapes.body, stroke)
        fill.color = if (isRed) theme.redSide else theme.whiteSide
        canvas.drawPath(DiscShapes.body, fill)
        fill.color = if (isRed) theme.redFill else theme.whiteFill
        canvas.drawPath(DiscShapes.face, fill)
        stroke.strokeWidth = LINE
        canvas.drawPath(DiscShapes.face, stroke)
        canvas.restore()
    }

    private fun drawFace(canvas: Canvas, isKing: Boolean, isRed: Boolean) {
        canvas.translate(0f, DiscShapes.topOf(if (isKing) 1 else 0, isKing))
        stroke.strokeWidth = LINE
        canvas.drawPath(if (isRed) DiscShapes.milled else DiscShapes.smooth, stroke)
        if (!isKing) return
        fill.color = stroke.color
        canvas.drawPath(DiscShapes.crown, fill)
        canvas.drawPath(DiscShapes.crown, stroke)
    }

    override fun drawNames(canvas: Canvas, geometry: BoardGeometry, picture: BoardPicture, cursor: Int) {
        if (!showsNumbers) return
        val size = geometry.square
        digits.textSize = size * DIGITS_SIZE
        val gap = size * DIGITS_GAP
        val height = digits.textSize * DIGITS_HEIGHT
        for (point in picture.pieces.indices) {
            if (!CheckersSquares.isDark(point)) continue
            val number = NUMBERS[CheckersSquares.numberOf(point) - 1]
            val left = geometry.leftOf(point) + gap
            val top = geometry.topOf(point) + gap
            val isMarked = point == cursor || picture.marks(point)
            if (isMarked) {
                val margin = gap * 0.6f
                val right = left + digits.measureText(number) + margin
                plate.set(left - margin, top - margin, right, top + height + margin)
                fill.color = theme.markEdge
                canvas.drawRoundRect(plate, gap, gap, fill)
            }
            digits.color = if (isMarked) theme.markCore else squares.inkOn(geometry, point, picture.lastMove)
            canvas.drawText(number, left, top + height, digits)
        }
    }

    private companion object {
        /** The first code of the second player's pieces, less one. */
        const val SECOND = 8
        const val KING = 2
        const val EDGE = 1.2f
        const val LINE = 1f
        const val DIGITS_SIZE = 0.19f
        const val DIGITS_GAP = 0.045f

        /** How high a digit is, of the size of the letters. */
        const val DIGITS_HEIGHT = 0.73f
        val NUMBERS = Array(32) { "${it + 1}" }
    }
}
