package app.annabella.board

import android.graphics.Canvas
import android.graphics.ColorFilter
import android.graphics.PixelFormat
import android.graphics.drawable.Drawable

/** A piece as a picture, such as on a button; [side] is its width and height in pixels. */
class PieceDrawable(
    private val painter: BoardPainter,
    private val piece: Byte,
    private val side: Int,
) : Drawable() {
    override fun draw(canvas: Canvas) {
        val size = minOf(bounds.width(), bounds.height()).toFloat()
        val left = bounds.exactCenterX() - size / 2
        val top = bounds.exactCenterY() - size / 2
        painter.drawPiece(canvas, piece, left, top, size, false)
    }

    override fun getIntrinsicWidth(): Int = side

    override fun getIntrinsicHeight(): Int = side

    override fun setAlpha(alpha: Int) = Unit

    override fun setColorFilter(filter: ColorFilter?) = Unit

    @Deprecated("the framework still wants it")
    override fun getOpacity(): Int = PixelFormat.TRANSLUCENT
}
