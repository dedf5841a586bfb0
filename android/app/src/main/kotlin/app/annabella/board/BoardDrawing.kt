package app.annabella.board

import android.graphics.Canvas
import app.annabella.ui.Theme

/** Draws a board of squares, what stands on it and its marks, in layers. */
class BoardDrawing(
    theme: Theme,
    /** How wide a rim is on this screen, in pixels; 0 for none. */
    private val rimSize: Float = 0f,
) {
    val geometry = BoardGeometry()
    val marks = BoardMarks(theme)
    var painter: BoardPainter? = null
        set(value) {
            field = value
            geometry.isOnLines = value?.isOnLines == true
            geometry.border = value?.border ?: 0f
            geometry.rim = if (value?.hasRim == true) rimSize else 0f
        }
    var picture: BoardPicture = BoardPicture.EMPTY
        set(value) {
            field = value
            geometry.shape(value.columns, value.rows)
        }

    /** The side whose pieces stand head down. */
    var turnedSide: Side? = null
        set(value) {
            field = value
            geometry.isReadFromFar = value != null
        }

    private val size: Float get() = geometry.square

    /** The squares, and where the last move went. */
    fun drawGround(canvas: Canvas) {
        painter?.drawSquares(canvas, geometry, picture.lastMove)
        if (geometry.isOnLines) return
        val isNamed = painter?.namesSquares == true
        // by index: no iterator is made for each drawing
        for (at in picture.lastMove.indices) {
            val square = picture.lastMove[at]
            marks.drawBrackets(canvas, geometry.leftOf(square), geometry.topOf(square), size, isNamed)
        }
    }

    /** All pieces but those on two squares. */
    fun drawPieces(
        canvas: Canvas,
        without: Int = BoardGeometry.NONE,
        and: Int = BoardGeometry.NONE,
    ) {
        if (picture.hidesPieces) return
        for (square in picture.pieces.indices) {
            if (picture.pieces[square] == EMPTY || square == without || square == and) continue
            drawPiece(canvas, square, geometry.leftOf(square), geometry.topOf(square), size)
        }
    }

    /** The piece of a square, somewhere. */
    fun drawPiece(canvas: Canvas, square: Int, left: Float, top: Float, size: Float) {
        painter?.drawPiece(canvas, picture.pieces[square], left, top, size, isTurned(square))
    }

    fun isTurned(square: Int): Boolean = turnedSide?.has(picture.pieces[square]) == true

    /** What is chosen, where it can go, and what is in danger. */
    fun drawChoice(canvas: Canvas) {
        if (geometry.isOnLines) {
            painter?.drawMarks(canvas, geometry, picture)
            return
        }
        for (square in picture.pieces.indices) {
            if (square in picture.targets) drawTarget(canvas, square)
            if (square in picture.touched) {
                marks.drawDot(canvas, geometry.leftOf(square), geometry.topOf(square), size)
            }
        }
        for (at in picture.selected.indices) drawFrame(canvas, picture.selected[at])
        drawWaiting(canvas)
        // its sign lies on the frame of what is chosen
        for (at in picture.alarms.indices) {
            val square = picture.alarms[at]
            painter?.drawAlarm(canvas, marks, geometry.leftOf(square), geometry.topOf(square), size)
        }
    }

    /** The piece of a move that is not made yet, half seen where it will stand. */
    private fun drawWaiting(canvas: Canvas) {
        val (from, to) = picture.waiting ?: return
        val left = geometry.leftOf(to)
        val top = geometry.topOf(to)
        canvas.saveLayerAlpha(left, top, left + size, top + size, GHOST_ALPHA)
        drawPiece(canvas, from, left, top, size)
        canvas.restore()
    }

    private fun drawTarget(canvas: Canvas, square: Int) {
        val left = geometry.leftOf(square)
        val top = geometry.topOf(square)
        if (picture.pieces[square] == EMPTY) {
            marks.drawTarget(canvas, left, top, size)
        } else {
            marks.drawWedges(canvas, left, top, size)
        }
    }

    /** What is written over the marks. */
    fun drawNames(canvas: Canvas, cursor: Int = BoardGeometry.NONE) {
        painter?.drawNames(canvas, geometry, picture, cursor)
    }

    fun drawFrame(canvas: Canvas, square: Int) =
        marks.drawFrame(canvas, geometry.leftOf(square), geometry.topOf(square), size)

    fun drawHint(canvas: Canvas) {
        if (geometry.isOnLines) return
        val (from, to) = picture.hint ?: return
        val half = size / 2
        marks.drawArrow(
            canvas,
            geometry.leftOf(from) + half,
            geometry.topOf(from) + half,
            geometry.leftOf(to) + half,
            geometry.topOf(to) + half,
            size,
        )
    }

    /** Whose pieces. */
    enum class Side {
        FIRST,
        SECOND,
        ;

        fun has(piece: Byte): Boolean = (piece < SECONDS) == (this == FIRST) && piece != EMPTY

        /** What the side puts on a point. */
        val stone: Byte get() = if (this == FIRST) FIRST_STONE else SECONDS

        companion object {
            const val FIRST_STONE: Byte = 1
        }
    }

    companion object {
        const val EMPTY: Byte = 0
        private const val GHOST_ALPHA = 150

        /** The first code of the second player's pieces. */
        private const val SECONDS: Byte = 9
    }
}
