package app.annabella.board

import android.content.Context
import android.graphics.Canvas
import android.graphics.Rect
import android.view.View
import android.widget.Button
import app.annabella.ui.Theme

/** A picture of a board, on which nothing is played: never mirrored. */
class StillBoard(context: Context, theme: Theme, painter: BoardPainter? = null) : View(context) {
    private val drawing = BoardDrawing(theme, BoardRim.sizeOn(context)).also { it.painter = painter }
    private val geometry = drawing.geometry

    /** Another game has another one. */
    var painter: BoardPainter?
        get() = drawing.painter
        set(value) {
            drawing.painter = value
            invalidate()
        }

    var picture: BoardPicture
        get() = drawing.picture
        set(value) {
            drawing.picture = value
            invalidate()
        }

    var isFlipped: Boolean
        get() = geometry.isFlipped
        set(value) {
            geometry.isFlipped = value
            invalidate()
        }

    /** One that can be touched is a button to a screen reader. */
    override fun getAccessibilityClassName(): CharSequence =
        (if (isClickable) Button::class.java else View::class.java).name

    init {
        // the frame is drawn by ourselves
        defaultFocusHighlightEnabled = false
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val height = MeasureSpec.getSize(heightSpec)
        val wide = when {
            MeasureSpec.getMode(heightSpec) == MeasureSpec.UNSPECIFIED -> width
            MeasureSpec.getMode(widthSpec) == MeasureSpec.UNSPECIFIED ->
                height * picture.columns /
                    picture.rows
            else -> minOf(width, height * picture.columns / picture.rows)
        }
        setMeasuredDimension(wide, wide * picture.rows / picture.columns)
    }

    override fun onSizeChanged(w: Int, h: Int, oldw: Int, oldh: Int) = geometry.fit(w, h)

    override fun onDraw(canvas: Canvas) {
        drawing.drawGround(canvas)
        drawing.drawPieces(canvas)
        drawing.drawChoice(canvas)
        drawing.drawNames(canvas)
        drawing.drawHint(canvas)
        if (isFocused) {
            val corner = geometry.at(0, 0)
            val left = geometry.leftOf(corner)
            val stroke = FRAME_DP * resources.displayMetrics.density
            drawing.marks.drawFrame(
                canvas,
                left,
                geometry.topOf(corner),
                geometry.square * geometry.columns,
                stroke,
            )
        }
    }

    override fun onFocusChanged(gained: Boolean, direction: Int, from: Rect?) {
        super.onFocusChanged(gained, direction, from)
        invalidate()
    }

    private companion object {
        const val FRAME_DP = 2
    }
}
