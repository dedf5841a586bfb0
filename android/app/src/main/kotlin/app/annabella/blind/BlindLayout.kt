package app.annabella.blind

import android.content.Context
import android.view.View
import android.view.ViewGroup

/**
 * Four areas in the corners of the screen, where fingers find them, and between them the last
 * sentence above the board. They stay where they are in every language.
 */
class BlindLayout(
    context: Context,
    private val parts: Parts,
    private val gap: Int,
    private val sizes: Areas,
) : ViewGroup(context) {
    class Parts(
        val topLeft: View,
        val topRight: View,
        val bottomLeft: View,
        val bottomRight: View,
        /** Holds the sentence and the board. */
        val middle: View,
    )

    /** How large areas are in pixels: at least, and where there is room. */
    class Areas(val least: Int, val high: Int, val wide: Int)

    private val areas = listOf(parts.topLeft, parts.topRight, parts.bottomLeft, parts.bottomRight)

    init {
        layoutDirection = LAYOUT_DIRECTION_LTR
        // in the order in which they are read and reached by keys
        for (part in listOf(parts.topLeft, parts.topRight, parts.middle)) addView(part)
        addView(parts.bottomLeft)
        addView(parts.bottomRight)
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val height = MeasureSpec.getSize(heightSpec)
        val isWide = width > height
        val areaWidth = if (isWide) within(width, sizes.wide) else (width - 3 * gap) / 2
        val areaHeight = if (isWide) (height - 3 * gap) / 2 else within(height, sizes.high)
        areas.forEach { it.measure(exactly(areaWidth), exactly(areaHeight)) }
        if (isWide) {
            parts.middle.measure(exactly(width - 2 * areaWidth - 4 * gap), exactly(height - 2 * gap))
        } else {
            parts.middle.measure(exactly(width - 2 * gap), exactly(height - 2 * areaHeight - 4 * gap))
        }
        setMeasuredDimension(width, height)
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        val width = r - l
        val height = b - t
        val right = width - gap - parts.topRight.measuredWidth
        val bottom = height - gap - parts.bottomLeft.measuredHeight
        place(parts.topLeft, gap, gap)
        place(parts.topRight, right, gap)
        place(parts.bottomLeft, gap, bottom)
        place(parts.bottomRight, right, bottom)
        val middle = parts.middle
        place(middle, (width - middle.measuredWidth) / 2, (height - middle.measuredHeight) / 2)
    }

    private fun place(view: View, left: Int, top: Int) =
        view.layout(left, top, left + view.measuredWidth, top + view.measuredHeight)

    /** As large as it is to be, unless too little of [length] were left for the middle. */
    private fun within(length: Int, wished: Int): Int =
        maxOf(sizes.least, length * LEAST_PERCENT / 100, minOf(wished, length * MOST_PERCENT / 100))

    private fun exactly(size: Int) =
        MeasureSpec.makeMeasureSpec(size.coerceAtLeast(0), MeasureSpec.EXACTLY)

    private companion object {
        /** How much of the width an area takes on a wide screen, and of the height on another. */
        const val LEAST_PERCENT = 18
        const val MOST_PERCENT = 24
    }
}
