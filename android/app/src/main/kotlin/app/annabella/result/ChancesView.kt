package app.annabella.result

import android.annotation.SuppressLint
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.DashPathEffect
import android.graphics.Paint
import android.graphics.Path
import android.graphics.drawable.ColorDrawable
import android.os.Build
import android.view.View
import android.widget.SeekBar
import app.annabella.R
import app.annabella.platform.NewerAndroid
import app.annabella.ui.ButtonFace
import app.annabella.ui.Ui
import app.annabella.ui.onStep

/**
 * The chances of a game from its beginning to its end, as a curve: high where the first player
 * stands better. A finger, keys and a screen reader go to the position after each move. Time runs
 * to the right in all languages.
 */
@SuppressLint("ViewConstructor")
class ChancesView(private val ui: Ui, private val picked: (Int) -> Unit) : SeekBar(ui.context) {
    /** What the first player could expect after each number of moves, in thousandths of a point. */
    private var chances: List<Int> = emptyList()
    private var words: (Int) -> String = { "" }

    /** After how many moves something was played that cost much. */
    private var slips: List<Int> = emptyList()

    private val line = Path()
    private val area = Path()
    private val stroke = Paint(Paint.ANTI_ALIAS_FLAG).apply { style = Paint.Style.STROKE }
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
    private val half = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        style = Paint.Style.STROKE
        color = ui.theme.line
        strokeWidth = ui.dp(1).toFloat()
        val dash = ui.dp(3).toFloat()
        pathEffect = DashPathEffect(floatArrayOf(dash, dash), 0f)
    }

    init {
        layoutDirection = View.LAYOUT_DIRECTION_LTR
        minimumHeight = ui.dp(HEIGHT_DP)
        setPadding(ui.dp(SIDE_DP), ui.dp(SIDE_DP), ui.dp(SIDE_DP), ui.dp(SIDE_DP))
        progressDrawable = ColorDrawable(Color.TRANSPARENT)
        thumb = ColorDrawable(Color.TRANSPARENT)
        thumbOffset = 0
        background = ButtonFace.bare(ui)
        keyProgressIncrement = 1
        contentDescription = ui.text(R.string.review_chances)
        onStep(::tell, picked)
    }

    /** The chances before the first move and after each, where [slips] were, and what is said of each position. */
    fun show(chances: List<Int>, slips: List<Int>, words: (Int) -> String) {
        this.chances = chances
        this.slips = slips.filter { it in chances.indices }
        this.words = words
        max = chances.lastIndex.coerceAtLeast(0)
        trace()
        tell()
    }

    /** The position after so many moves is looked at. */
    fun mark(ply: Int) {
        if (progress != ply) progress = ply
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        super.onMeasure(widthSpec, heightSpec)
        setMeasuredDimension(measuredWidth, maxOf(measuredHeight, minimumHeight))
    }

    override fun onSizeChanged(w: Int, h: Int, oldw: Int, oldh: Int) {
        super.onSizeChanged(w, h, oldw, oldh)
        trace()
    }

    private fun trace() {
        line.rewind()
        area.rewind()
        if (chances.isEmpty() || width == 0) return
        for (ply in chances.indices) {
            if (ply == 0) line.moveTo(x(ply), y(ply)) else line.lineTo(x(ply), y(ply))
        }
        area.addPath(line)
        area.lineTo(x(chances.lastIndex), at(HALF))
        area.lineTo(x(0), at(HALF))
        area.close()
        invalidate()
    }

    private fun x(ply: Int): Float =
        paddingLeft +
            (width - paddingLeft - paddingRight).toFloat() * ply / chances.lastIndex.coerceAtLeast(1)

    private fun y(ply: Int): Float = at(chances[ply] / MOST)

    private fun at(part: Float): Float = bottom() - (bottom() - paddingTop) * part

    private fun bottom(): Float = (height - paddingBottom).toFloat()

    override fun onDraw(canvas: Canvas) {
        super.onDraw(canvas)
        if (chances.isEmpty()) return
        fill.color = ui.theme.accentWash
        canvas.drawPath(area, fill)
        canvas.drawLine(x(0), at(HALF), x(chances.lastIndex), at(HALF), half)
        stroke.color = ui.theme.accent
        stroke.strokeWidth = ui.dp(LINE_DP).toFloat()
        canvas.drawPath(line, stroke)
        for (slip in slips) {
            fill.color = ui.theme.surface
            stroke.color = ui.theme.warning
            canvas.drawCircle(x(slip), y(slip), ui.dp(SLIP_DP).toFloat(), fill)
            canvas.drawCircle(x(slip), y(slip), ui.dp(SLIP_DP).toFloat(), stroke)
        }
        val ply = progress.coerceIn(chances.indices)
        stroke.color = ui.theme.ink
        canvas.drawLine(x(ply), 0f, x(ply), height.toFloat(), stroke)
        fill.color = ui.theme.ink
        canvas.drawCircle(x(ply), y(ply), ui.dp(DOT_DP).toFloat(), fill)
    }

    private fun tell() {
        invalidate()
        val value = words(progress)
        if (Build.VERSION.SDK_INT >= 30) {
            tell30(value)
        } else {
            contentDescription = "${ui.text(R.string.review_chances)}, $value"
        }
    }

    @NewerAndroid
    private fun tell30(value: CharSequence) {
        stateDescription = value
    }

    private companion object {
        const val HEIGHT_DP = 72
        const val SIDE_DP = 8
        const val LINE_DP = 2
        const val DOT_DP = 6
        const val SLIP_DP = 4
        const val MOST = 1000f
        const val HALF = 0.5f
    }
}
