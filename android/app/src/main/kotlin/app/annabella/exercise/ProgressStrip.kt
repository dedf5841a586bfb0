package app.annabella.exercise

import android.annotation.SuppressLint
import android.graphics.Canvas
import android.graphics.Paint
import android.view.View
import app.annabella.R
import app.annabella.ui.Ui

/**
 * How far an exercise has come: a bar for each task, high and full where it was right, low where it
 * was wrong, and a line for those to come.
 */
@SuppressLint("ViewConstructor")
class ProgressStrip(private val ui: Ui) : View(ui.context) {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG)
    private var verdicts: List<Boolean> = emptyList()
    private var tasks = 1

    fun show(verdicts: List<Boolean>, tasks: Int) {
        this.verdicts = verdicts.toList()
        this.tasks = tasks.coerceAtLeast(1)
        val of = ui.text(R.string.exercises_right_of)
        contentDescription = "${ui.text(R.string.exercises_tasks)}: ${verdicts.size} $of $tasks"
        invalidate()
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) =
        setMeasuredDimension(MeasureSpec.getSize(widthSpec), ui.dp(HEIGHT_DP))

    override fun onDraw(canvas: Canvas) {
        val gap = if (tasks > MOST_WITH_GAPS) 0f else ui.dp(GAP_DP).toFloat()
        val wide = (width - gap * (tasks - 1)) / tasks
        val isMirrored = layoutDirection == LAYOUT_DIRECTION_RTL
        for (at in 0 until tasks) {
            val right = verdicts.getOrNull(at)
            val place = if (isMirrored) tasks - 1 - at else at
            val left = place * (wide + gap)
            paint.color = when (right) {
                true -> ui.theme.accent
                false -> ui.theme.warning
                null -> ui.theme.line
            }
            val high = when (right) {
                true -> height
                false -> height / 2
                null -> ui.dp(LINE_DP)
            }
            canvas.drawRect(left, (height - high).toFloat(), left + wide, height.toFloat(), paint)
        }
    }

    private companion object {
        const val HEIGHT_DP = 12
        const val LINE_DP = 2
        const val GAP_DP = 3
        const val MOST_WITH_GAPS = 25
    }
}
