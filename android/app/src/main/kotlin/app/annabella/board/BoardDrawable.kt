package app.annabella.board

import android.graphics.Canvas
import app.annabella.ui.PlainDrawable
import app.annabella.ui.Theme

/** A small board as a picture, such as on a line of a list; [side] is its height in pixels. */
class BoardDrawable(
    theme: Theme,
    painter: BoardPainter,
    picture: BoardPicture,
    isFlipped: Boolean,
    private val side: Int,
) : PlainDrawable() {
    private val drawing = BoardDrawing(theme).also {
        it.painter = painter
        it.picture = picture
        it.geometry.isFlipped = isFlipped
    }
    private val width = side * picture.columns / picture.rows

    init {
        drawing.geometry.fit(width, side)
    }

    override fun draw(canvas: Canvas) {
        canvas.save()
        canvas.translate(bounds.left.toFloat(), bounds.top.toFloat())
        drawing.drawGround(canvas)
        drawing.drawPieces(canvas)
        drawing.drawChoice(canvas)
        drawing.drawNames(canvas)
        canvas.restore()
    }

    override fun getIntrinsicWidth(): Int = width

    override fun getIntrinsicHeight(): Int = side
}
