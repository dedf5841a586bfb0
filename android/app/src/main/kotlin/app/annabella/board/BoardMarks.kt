package app.annabella.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import app.annabella.ui.Theme
import kotlin.math.atan2
import kotlin.math.cos
import kotlin.math.sin

/**
 * The marks of squares: shapes in two tones, so that they show on every square and need no
 * colour. Allocates nothing while it draws.
 */
class BoardMarks(private val theme: Theme) {
    private val edge = line(theme.markEdge)
    private val core = line(theme.markCore)
    private val edgeFill = Paint(Paint.ANTI_ALIAS_FLAG).apply { color = theme.markEdge }
    private val coreFill = Paint(Paint.ANTI_ALIAS_FLAG).apply { color = theme.markCore }
    private val checkFill = Paint(Paint.ANTI_ALIAS_FLAG).apply { color = theme.checkCore }
    private val jumpFill = Paint(Paint.ANTI_ALIAS_FLAG).apply { color = theme.jumpCore }
    private val sign = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        color = theme.markEdge
        textAlign = Paint.Align.CENTER
        isFakeBoldText = true
    }
    private val path = Path()

    /** The last move: brackets in the corners, but for the one above on the left where a name stands. */
    fun drawBrackets(canvas: Canvas, left: Float, top: Float, size: Float, isNamed: Boolean) {
        path.rewind()
        val inset = size * 0.06f
        val arm = size * 0.2f
        for (corner in (if (isNamed) 1 else 0) until 4) {
            val x = if (corner % 2 == 0) left + inset else left + size - inset
            val y = if (corner < 2) top + inset else top + size - inset
            val toX = if (corner % 2 == 0) arm else -arm
            val toY = if (corner < 2) arm else -arm
            path.moveTo(x + toX, y)
            path.lineTo(x, y)
            path.lineTo(x, y + toY)
        }
        drawTwoTones(canvas, size * 0.045f)
    }

    /** The chosen square: a whole frame. A board has a thinner one, which leaves its pieces to be seen. */
    fun drawFrame(canvas: Canvas, left: Float, top: Float, size: Float, stroke: Float = size * 0.06f) {
        path.rewind()
        val inset = stroke * 0.8f
        path.addRect(left + inset, top + inset, left + size - inset, top + size - inset, Path.Direction.CW)
        drawTwoTones(canvas, stroke)
    }

    /** Where the keys are: a frame with a stroke from the middle of each side inwards. */
    fun drawCursor(canvas: Canvas, left: Float, top: Float, size: Float) {
        path.rewind()
        val near = size * 0.05f
        val far = size * 0.95f
        val middle = size * 0.5f
        val stroke = size * 0.16f
        path.addRect(left + near, top + near, left + far, top + far, Path.Direction.CW)
        addStroke(left + near, top + middle, stroke, 0f)
        addStroke(left + far, top + middle, -stroke, 0f)
        addStroke(left + middle, top + near, 0f, stroke)
        addStroke(left + middle, top + far, 0f, -stroke)
        drawTwoTones(canvas, size * 0.06f)
    }

    private fun addStroke(x: Float, y: Float, toX: Float, toY: Float) {
        path.moveTo(x, y)
        path.rLineTo(toX, toY)
    }

    /** A square to go to: a dot in its middle. */
    fun drawTarget(canvas: Canvas, left: Float, top: Float, size: Float) {
        val x = left + size / 2
        val y = top + size / 2
        canvas.drawCircle(x, y, size * 0.165f, edgeFill)
        canvas.drawCircle(x, y, size * 0.129f, coreFill)
    }

    /** A piece to capture, or the rook to castle with: a wedge in each corner. */
    fun drawWedges(canvas: Canvas, left: Float, top: Float, size: Float) {
        path.rewind()
        val arm = size * 0.24f
        for (corner in 0 until 4) {
            val x = if (corner % 2 == 0) left else left + size
            val y = if (corner < 2) top else top + size
            path.moveTo(x, y)
            path.lineTo(if (corner % 2 == 0) x + arm else x - arm, y)
            path.lineTo(x, if (corner < 2) y + arm else y - arm)
            path.close()
        }
        canvas.drawPath(path, coreFill)
        edge.strokeWidth = size * 0.03f
        canvas.drawPath(path, edge)
    }

    /** A king in check: a frame with an exclamation mark on a disc. */
    fun drawCheck(canvas: Canvas, left: Float, top: Float, size: Float) {
        drawFrame(canvas, left, top, size)
        val radius = size * 0.15f
        val x = left + size - radius
        val y = top + radius
        canvas.drawCircle(x, y, radius * 1.15f, edgeFill)
        canvas.drawCircle(x, y, radius, checkFill)
        sign.textSize = radius * 1.7f
        canvas.drawText("!", x, y + radius * 0.6f, sign)
    }

    /** A piece that has to jump: a ring around it and the sign of a jump, in a tone of its own. */
    fun drawJump(canvas: Canvas, left: Float, top: Float, size: Float) {
        path.rewind()
        path.addCircle(left + size / 2, top + size / 2, size * 0.43f, Path.Direction.CW)
        drawTwoTones(canvas, size * 0.065f, theme.jumpCore)
        val radius = size * 0.18f
        val x = left + size - radius
        val y = top + radius
        canvas.drawCircle(x, y, radius * 1.12f, edgeFill)
        canvas.drawCircle(x, y, radius, jumpFill)
        drawLeap(canvas, x, y, radius)
    }

    /** An arrow in a bow over a disc. */
    private fun drawLeap(canvas: Canvas, x: Float, y: Float, radius: Float) {
        val foot = y + radius * 0.35f
        path.rewind()
        path.moveTo(x - radius * 0.6f, foot)
        path.cubicTo(
            x - radius * 0.55f,
            y - radius * 0.85f,
            x + radius * 0.5f,
            y - radius * 0.85f,
            x + radius * 0.58f,
            foot - radius * 0.1f,
        )
        path.moveTo(x + radius * 0.2f, foot - radius * 0.3f)
        path.lineTo(x + radius * 0.6f, foot)
        path.lineTo(x + radius * 0.78f, foot - radius * 0.5f)
        edge.strokeWidth = radius * 0.2f
        canvas.drawPath(path, edge)
        canvas.drawCircle(x - radius * 0.05f, foot, radius * 0.2f, edgeFill)
    }

    /** A piece that was touched: a dot under it. */
    fun drawDot(canvas: Canvas, left: Float, top: Float, size: Float) {
        val x = left + size / 2
        val y = top + size * 0.88f
        canvas.drawCircle(x, y, size * 0.12f, edgeFill)
        canvas.drawCircle(x, y, size * 0.085f, coreFill)
    }

    /** A hint: an arrow from the middle of one square to that of another. */
    fun drawArrow(canvas: Canvas, fromX: Float, fromY: Float, toX: Float, toY: Float, size: Float) {
        val angle = atan2(toY - fromY, toX - fromX)
        val head = size * 0.3f
        val endX = toX - cos(angle) * size * 0.1f
        val endY = toY - sin(angle) * size * 0.1f
        path.rewind()
        path.moveTo(fromX, fromY)
        // the shaft ends within the head, which has the tip to itself
        path.lineTo(endX - cos(angle) * head / 2, endY - sin(angle) * head / 2)
        path.moveTo(endX - cos(angle - HALF_TIP) * head, endY - sin(angle - HALF_TIP) * head)
        path.lineTo(endX, endY)
        path.lineTo(endX - cos(angle + HALF_TIP) * head, endY - sin(angle + HALF_TIP) * head)
        drawTwoTones(canvas, size * 0.08f, theme.hintCore)
    }

    private fun drawTwoTones(canvas: Canvas, width: Float, tone: Int = theme.markCore) {
        edge.strokeWidth = width * 1.9f
        canvas.drawPath(path, edge)
        core.strokeWidth = width
        core.color = tone
        canvas.drawPath(path, core)
    }

    private fun line(tone: Int) = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        style = Paint.Style.STROKE
        strokeJoin = Paint.Join.MITER
        strokeCap = Paint.Cap.SQUARE
        color = tone
    }

    private companion object {
        /** Between the shaft of an arrow and each side of its head. */
        const val HALF_TIP = 0.5f
    }
}
