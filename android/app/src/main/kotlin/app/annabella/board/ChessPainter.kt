package app.annabella.board

import android.graphics.Canvas
import android.graphics.Paint
import app.annabella.core.GameSide
import app.annabella.core.PieceKind
import app.annabella.core.pieceAt
import app.annabella.ui.Theme

/** Chess: two kinds of squares, with coordinates if wished, and the six kinds of pieces. */
class ChessPainter(
    private val theme: Theme,
    private val showsCoordinates: Boolean,
    /** Dark squares and black pieces are hatched, for those who do not tell them by tone. */
    private val hasTexture: Boolean,
) : BoardPainter {
    private val squares = BoardSquares(theme, hasTexture)
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
    private val stroke = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        style = Paint.Style.STROKE
        strokeJoin = Paint.Join.ROUND
        strokeCap = Paint.Cap.ROUND
    }
    private val letters = Paint(Paint.ANTI_ALIAS_FLAG).apply { isFakeBoldText = true }
    private val pieces = Array(PIECE_CODES) { code -> byteArrayOf(code.toByte()).pieceIn() }

    override fun drawSquares(canvas: Canvas, geometry: BoardGeometry) {
        squares.draw(canvas, geometry)
        if (showsCoordinates) drawCoordinates(canvas, geometry)
    }

    override fun drawPiece(
        canvas: Canvas,
        piece: Byte,
        left: Float,
        top: Float,
        size: Float,
        isTurned: Boolean,
    ) {
        val shown = pieces.getOrNull(piece.toInt()) ?: return
        val isWhite = shown.side == GameSide.FIRST
        canvas.save()
        canvas.translate(left, top)
        canvas.scale(size / PieceShapes.GRID, size / PieceShapes.GRID)
        if (isTurned) canvas.rotate(180f, PieceShapes.GRID / 2, PieceShapes.GRID / 2)
        val edge = if (isWhite) theme.whiteEdge else theme.blackEdge
        val outline = PieceShapes.outline(shown.kind)
        stroke.color = edge
        // half of it lies under the fill, so that the edge is outside
        stroke.strokeWidth = 2 * PieceShapes.STROKE
        canvas.drawPath(outline, stroke)
        fill.color = if (isWhite) theme.whiteFill else theme.blackFill
        canvas.drawPath(outline, fill)
        stroke.strokeWidth = PieceShapes.STROKE
        if (hasTexture && !isWhite) canvas.drawPath(PieceShapes.texture(shown.kind), stroke)
        canvas.drawPath(PieceShapes.details(shown.kind), stroke)
        canvas.restore()
    }

    private fun drawCoordinates(canvas: Canvas, geometry: BoardGeometry) {
        val size = geometry.square
        letters.textSize = size * LETTER_SIZE
        val gap = size * LETTER_GAP
        for (step in 0 until 8) {
            val below = geometry.at(step, 7)
            letters.color = squares.inkOn(geometry, below)
            letters.textAlign = Paint.Align.RIGHT
            val right = geometry.leftOf(below) + size - gap
            canvas.drawText(
                FILES,
                below % 8,
                below % 8 + 1,
                right,
                geometry.topOf(below) + size - gap,
                letters,
            )
            val beside = geometry.at(0, step)
            letters.color = squares.inkOn(geometry, beside)
            letters.textAlign = Paint.Align.LEFT
            val left = geometry.leftOf(beside) + gap
            val base = geometry.topOf(beside) + gap + letters.textSize * LETTER_HEIGHT
            canvas.drawText(RANKS, beside / 8, beside / 8 + 1, left, base, letters)
        }
    }

    private fun ByteArray.pieceIn() = if (this[0].toInt() in CODES) pieceAt(0) else null

    private companion object {
        const val LETTER_SIZE = 0.2f
        const val LETTER_GAP = 0.05f
        const val LETTER_HEIGHT = 0.75f
        const val FILES = "abcdefgh"
        const val RANKS = "12345678"
        const val PIECE_CODES = 15
        val CODES = (1..6) + (9..14)
    }
}
