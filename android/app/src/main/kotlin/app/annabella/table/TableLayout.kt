package app.annabella.table

import android.annotation.SuppressLint
import android.content.Context
import android.view.View
import android.view.ViewGroup

/**
 * A board that is as large as the table allows, and what each of two people has beside it: on
 * the right of either, or, where the table stands upright, before him. The page is the same seen
 * from both sides.
 */
@SuppressLint("ViewConstructor")
class TableLayout(
    context: Context,
    private val board: View,
    private val near: View,
    private val far: View,
    private val isUpright: Boolean,
    /** Both have it on their left. */
    private val isMirrored: Boolean,
) : ViewGroup(context) {
    private val leastSeat: Int

    init {
        val metrics = resources.displayMetrics
        val growth = resources.configuration.fontScale.coerceIn(1f, MOST_GROWTH)
        leastSeat = ((if (isUpright) LEAST_BAND_DP else LEAST_COLUMN_DP) * metrics.density * growth).toInt()
        for (part in listOf(near, board, far)) addView(part)
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val height = MeasureSpec.getSize(heightSpec)
        val long = if (isUpright) height else width
        val size = minOf(if (isUpright) width else height, long - 2 * leastSeat)
        val beside = (long - size) / 2
        board.measure(exactly(size), exactly(size))
        for (seat in listOf(near, far)) {
            seat.measure(
                exactly(if (isUpright) width else beside),
                exactly(if (isUpright) beside else height),
            )
        }
        setMeasuredDimension(width, height)
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        val width = r - l
        val height = b - t
        val size = board.measuredWidth
        val left = (width - size) / 2
        val top = (height - size) / 2
        board.layout(left, top, left + size, top + size)
        if (isUpright) {
            far.layout(0, 0, width, far.measuredHeight)
            near.layout(0, height - near.measuredHeight, width, height)
        } else {
            val (first, last) = if (isMirrored) near to far else far to near
            first.layout(0, 0, first.measuredWidth, height)
            last.layout(width - last.measuredWidth, 0, width, height)
        }
    }

    private fun exactly(size: Int) = MeasureSpec.makeMeasureSpec(size.coerceAtLeast(0), MeasureSpec.EXACTLY)

    private companion object {
        const val LEAST_COLUMN_DP = 216
        const val LEAST_BAND_DP = 196
        const val MOST_GROWTH = 1.3f
    }
}
