package app.annabella.board

import android.content.Context
import android.graphics.Canvas
import android.graphics.Rect
import android.view.View
import app.annabella.ui.Theme

/** A picture of a board, on which nothing is played: always square, and never mirrored. */
class StillBoard(context: Context, theme: Theme, private val painter: BoardPainter) : View(context) {
    private val geometry = BoardGeometry()
    private val marks = BoardMarks(theme)

    var picture: BoardPicture = BoardPicture.EMPTY
        set(value) {
            field = value
            invalidate()
        }

    var isFlipped: Boolean
        get() = geometry.isFlipped
        set(value) {
            geometry.isFlipped = value
            invalidate()
        }

    init {
        // the frame is drawn by ourselves
        defaultFocusHighlightEnabled = false
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val height = MeasureSpec.getSize(heightSpec)
        val size = when {
            MeasureSpec.getMode(heightSpec) == MeasureSpec.UNSPECIFIED -> width
            MeasureSpec.getMode(widthSpec) == MeasureSpec.UNSPECIFIED -> height
            else -> minOf(width, height)
        }
        setMeasuredDimension(size, size)
    }

    override fun onSizeChanged(w: Int, h: Int, oldw: Int, oldh: Int) = geometry.fit(w, h)

    override fun onDraw(canvas: Canvas) {
        val size = geometry.square
        painter.drawSquares(canvas, geometry)
        for (at in picture.lastMove.indices) {
            val square = picture.lastMove[at]
            marks.drawBrackets(canvas, geometry.leftOf(square), geometry.topOf(square), size)
        }
        if (!picture.hidesPieces) drawPieces(canvas, size)
        picture.check?.let { marks.drawCheck(canvas, geometry.leftOf(it), geometry.topOf(it), size) }
        picture.hint?.let { (from, to) ->
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
        if (isFocused) {
            val corner = geometry.at(0, 0)
            marks.drawFrame(canvas, geometry.leftOf(corner), geometry.topOf(corner), size * 8)
        }
    }

    private fun drawPieces(canvas: Canvas, size: Float) {
        for (square in 0 until 64) {
            val piece = picture.pieces[square]
            if (piece.toInt() == 0) continue
            painter.drawPiece(canvas, piece, geometry.leftOf(square), geometry.topOf(square), size, false)
        }
    }

    override fun onFocusChanged(gained: Boolean, direction: Int, from: Rect?) {
        super.onFocusChanged(gained, direction, from)
        invalidate()
    }
}
