package app.annabella.board

import android.graphics.Canvas
import app.annabella.ui.PlainDrawable

/** A piece as a picture, such as on a button; [side] is its width and height in pixels. */
class PieceDrawable(
    private val painter: BoardPainter,
    private val piece: Byte,
    private val side: Int,
) : PlainDrawable() {
    override fun draw(canvas: Canvas) {
        val size = minOf(bounds.width(), bounds.height()).toFloat()
        val left = bounds.exactCenterX() - size / 2
        val top = bounds.exactCenterY() - size / 2
        painter.drawPiece(canvas, piece, left, top, size, false)
    }

    override fun getIntrinsicWidth(): Int = side

    override fun getIntrinsicHeight(): Int = side
}
