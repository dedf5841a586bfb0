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
    private val rim = BoardRim(theme, BoardRim.FILES, BoardRim.RANKS)
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
    private val stroke = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        style = Paint.Style.STROKE
        strokeJoin = Paint.Join.ROUND
        strokeCap = Paint.Cap.ROUND
    }
    private val letters = Paint(Paint.ANTI_ALIAS_FLAG).apply { isFakeBoldText = true }
    private val pieces = Array(PIECE_CODES) { code -> byteArrayOf(code.toByte()).pieceIn() }

    override val hasRim = showsCoordinates

    override fun drawSquares(canvas: Canvas, geometry: BoardGeometry, lastMove: List<Int>) {
        if (geometry.isRimmed) rim.draw(canvas, geometry)
        squares.draw(canvas, geometry, lastMove)
        if (showsCoordinates && !geometry.isRimmed) drawCoordinates(canvas, geometry, lastMove)
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
        val signs = theme.letters
        if (signs == null) {
            drawFigure(canvas, shown.kind, isWhite, edge)
        } else {
            drawLetter(canvas, signs[shown.kind.ordinal], isWhite, edge)
        }
        canvas.restore()
    }

    private fun drawFigure(canvas: Canvas, kind: PieceKind, isWhite: Boolean, edge: Int) {
        val outline = PieceShapes.outline(kind)
        stroke.color = edge
        // half of it lies under the fill, so that the edge is outside
        stroke.strokeWidth = 2 * PieceShapes.STROKE
        canvas.drawPath(outline, stroke)
        fill.color = if (isWhite) theme.whiteFill else theme.blackFill
        canvas.drawPath(outline, fill)
        stroke.strokeWidth = PieceShapes.STROKE
        if (hasTexture && !isWhite) canvas.drawPath(PieceShapes.texture(kind), stroke)
        canvas.drawPath(PieceShapes.details(kind), stroke)
    }

    /** A disc with its letter; where tones are not told apart, Black's has a second ring. */
    private fun drawLetter(canvas: Canvas, letter: String, isWhite: Boolean, edge: Int) {
        val middle = PieceShapes.GRID / 2
        fill.color = edge
        canvas.drawCircle(middle, middle, DISC + PieceShapes.STROKE, fill)
        fill.color = if (isWhite) theme.whiteFill else theme.blackFill
        canvas.drawCircle(middle, middle, DISC, fill)
        if (hasTexture && !isWhite) {
            stroke.color = edge
            stroke.strokeWidth = PieceShapes.STROKE
            canvas.drawCircle(middle, middle, DISC - RING_GAP, stroke)
        }
        letters.color = edge
        letters.textAlign = Paint.Align.CENTER
        letters.textSize = DISC_LETTER
        canvas.drawText(letter, middle, middle + DISC_LETTER * LETTER_HEIGHT / 2, letters)
    }

    private fun drawCoordinates(canvas: Canvas, geometry: BoardGeometry, lastMove: List<Int>) {
        val size = geometry.square
        letters.textSize = size * LETTER_SIZE
        val gap = size * LETTER_GAP
        for (step in 0 until geometry.columns) {
            val below = geometry.at(step, geometry.rows - 1)
            letters.color = squares.inkOn(geometry, below, lastMove)
            letters.textAlign = Paint.Align.RIGHT
            val right = geometry.leftOf(below) + size - gap
            canvas.drawText(
                BoardRim.FILES[below % geometry.columns],
                right,
                geometry.topOf(below) + size - gap,
                letters,
            )
        }
        for (step in 0 until geometry.rows) {
            val beside = geometry.at(0, step)
            letters.color = squares.inkOn(geometry, beside, lastMove)
            letters.textAlign = Paint.Align.LEFT
            val left = geometry.leftOf(beside) + gap
            val base = geometry.topOf(beside) + gap + letters.textSize * LETTER_HEIGHT
            val rank = beside / geometry.columns
            canvas.drawText(BoardRim.RANKS[rank], left, base, letters)
        }
    }

    private fun ByteArray.pieceIn() = if (this[0].toInt() in CODES) pieceAt(0) else null

    private companion object {
        const val DISC = 17.5f
        const val RING_GAP = 2.6f
        const val DISC_LETTER = 25f
        const val LETTER_SIZE = 0.2f
        const val LETTER_GAP = 0.05f
        const val LETTER_HEIGHT = 0.75f
        const val PIECE_CODES = 15
        val CODES = (1..6) + (9..14)
    }
}
