package app.annabella.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import android.graphics.RectF
import android.util.TypedValue
import app.annabella.ui.Theme
import kotlin.math.hypot

/**
 * A finger on a board of lines: while it rests or slides, lines cross where it would put a stone,
 * and a glass above it shows what it covers. Where it is lifted, the point counts.
 */
class PointAim(private val board: BoardView, private val drawing: BoardDrawing, theme: Theme) {
    private val geometry = drawing.geometry
    private val density = board.resources.displayMetrics.density
    private val show = Runnable { aim() }
    private var x = 0f
    private var y = 0f
    private var downX = 0f
    private var downY = 0f
    private var point = BoardGeometry.NONE

    private val glass = Path()
    private val plate = RectF()
    private val line = Paint(Paint.ANTI_ALIAS_FLAG).apply { style = Paint.Style.STROKE }
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
    private val letters = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        textAlign = Paint.Align.CENTER
        isFakeBoldText = true
        color = theme.markEdge
    }
    private val nameSize = TypedValue.applyDimension(
        TypedValue.COMPLEX_UNIT_SP,
        NAME_SP,
        board.resources.displayMetrics,
    )
    private val core = theme.markCore
    private val edge = theme.markEdge

    /** Lines lie so close that a finger may have meant the point beside. */
    val isNarrow: Boolean get() = geometry.square < NARROW_DP * density

    fun press(x: Float, y: Float) {
        downX = x
        downY = y
        go(x, y)
        board.postDelayed(show, REST_MS)
    }

    fun move(x: Float, y: Float, slop: Int) {
        go(x, y)
        if (point != BoardGeometry.NONE || hypot(x - downX, y - downY) > slop) aim()
    }

    fun end() {
        board.removeCallbacks(show)
        point = BoardGeometry.NONE
        board.invalidate()
    }

    private fun go(x: Float, y: Float) {
        this.x = x
        this.y = y
    }

    private fun aim() {
        board.removeCallbacks(show)
        point = geometry.under(x, y)
        board.invalidate()
    }

    fun draw(canvas: Canvas) {
        if (point == BoardGeometry.NONE) return
        drawAim(canvas)
        val radius = RADIUS_DP * density
        // above the finger, or beside it where there is no room
        val hasRoom = y - ABOVE_DP * density > 0
        val aside = if (hasRoom) 0f else (RADIUS_DP + BESIDE_DP) * density
        val middleX = (if (x < board.width / 2f) x + aside else x - aside)
            .coerceIn(radius, maxOf(radius, board.width - radius))
        val middleY = (y - ABOVE_DP * density).coerceIn(radius, maxOf(radius, board.height - radius))
        drawGlass(canvas, middleX, middleY, radius)
        drawName(canvas, middleX, middleY + radius)
    }

    /** The two lines of the point, and the stone that would be put there. */
    private fun drawAim(canvas: Canvas, scale: Float = 1f) {
        drawLines(canvas, edge, EDGE_DP / scale)
        drawLines(canvas, core, CORE_DP / scale)
        if (drawing.picture.hidesPieces || drawing.picture.pieces[point] == BoardDrawing.EMPTY) {
            drawing.painter?.drawGhost(
                canvas,
                drawing.picture.placed,
                geometry.leftOf(point),
                geometry.topOf(point),
                geometry.square,
            )
        }
    }

    private fun drawLines(canvas: Canvas, tone: Int, dp: Float) {
        val atX = geometry.middleX(point)
        val atY = geometry.middleY(point)
        line.color = tone
        line.strokeWidth = dp * density
        // not over what is written at the edges
        val last = geometry.columns * geometry.rows - 1
        canvas.drawLine(geometry.middleX(0), atY, geometry.middleX(last), atY, line)
        canvas.drawLine(atX, geometry.middleY(0), atX, geometry.middleY(last), line)
    }

    private fun drawGlass(canvas: Canvas, middleX: Float, middleY: Float, radius: Float) {
        glass.rewind()
        glass.addCircle(middleX, middleY, radius, Path.Direction.CW)
        canvas.save()
        canvas.clipPath(glass)
        canvas.translate(middleX, middleY)
        canvas.scale(ENLARGED, ENLARGED)
        canvas.translate(-geometry.middleX(point), -geometry.middleY(point))
        drawing.drawGround(canvas)
        drawing.drawPieces(canvas)
        drawing.drawChoice(canvas)
        drawAim(canvas, ENLARGED)
        canvas.restore()
        line.color = edge
        line.strokeWidth = RIM_DP * density
        canvas.drawCircle(middleX, middleY, radius, line)
        line.color = core
        line.strokeWidth = RIM_CORE_DP * density
        canvas.drawCircle(middleX, middleY, radius, line)
    }

    private fun drawName(canvas: Canvas, middleX: Float, bottom: Float) {
        val columns = geometry.columns
        val name = "${board.columnName(point % columns)}${point / columns + 1}"
        letters.textSize = nameSize
        val half = letters.measureText(name) / 2 + PLATE_DP * density
        val high = letters.textSize * PLATE_HIGH
        // on the rim of the glass, so that little of what it shows is covered
        plate.set(middleX - half, bottom - high / 3, middleX + half, bottom + high * 2 / 3)
        fill.color = core
        canvas.drawRoundRect(plate, high / 3, high / 3, fill)
        canvas.drawText(name, middleX, plate.centerY() + letters.textSize * LETTER_MIDDLE, letters)
    }

    private companion object {
        /** From here on a finger is wider than the way from line to line. */
        const val NARROW_DP = 32
        const val REST_MS = 150L
        const val RADIUS_DP = 60
        const val ABOVE_DP = 112
        const val BESIDE_DP = 48
        const val ENLARGED = 2f
        const val EDGE_DP = 3f
        const val CORE_DP = 1.5f
        const val RIM_DP = 7f
        const val RIM_CORE_DP = 3f
        const val NAME_SP = 17f
        const val PLATE_DP = 10
        const val PLATE_HIGH = 1.5f
        const val LETTER_MIDDLE = 0.36f
    }
}
