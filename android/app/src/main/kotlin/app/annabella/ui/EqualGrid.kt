package app.annabella.ui

import android.content.Context
import android.view.ViewGroup

/**
 * Choices in equal columns, as many as there may be with no word broken. Where they are to stand
 * in one row and do not fit, they stand below each other.
 */
class EqualGrid(
    context: Context,
    private val gap: Int,
    private val mostColumns: Int,
    private val isOneRow: Boolean = false,
) : ViewGroup(context) {
    private var columns = 1
    private var cell = 0
    private val heights = ArrayList<Int>()

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec) - paddingLeft - paddingRight
        val needed = (0 until childCount).maxOfOrNull { LeastWidth.of(getChildAt(it)) } ?: 0
        val fitting = (mostColumns downTo 1).firstOrNull { cellIn(width, it) >= needed } ?: 1
        columns = if (isOneRow && fitting < childCount) 1 else fitting
        cell = cellIn(width, columns)
        measureRows()
        val high = heights.sum() + gap * (heights.size - 1).coerceAtLeast(0)
        setMeasuredDimension(MeasureSpec.getSize(widthSpec), high + paddingTop + paddingBottom)
    }

    /** All of a row are as high as its highest. */
    private fun measureRows() {
        heights.clear()
        val wide = MeasureSpec.makeMeasureSpec(cell, MeasureSpec.EXACTLY)
        val any = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)
        for (row in (0 until childCount).map(::getChildAt).chunked(columns)) {
            row.forEach { it.measure(wide, any) }
            val height = row.maxOf { it.measuredHeight }
            val high = MeasureSpec.makeMeasureSpec(height, MeasureSpec.EXACTLY)
            row.forEach { it.measure(wide, high) }
            heights += height
        }
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        val isMirrored = layoutDirection == LAYOUT_DIRECTION_RTL
        var y = paddingTop
        for ((row, height) in heights.withIndex()) {
            for (column in 0 until columns) {
                val child = getChildAt(row * columns + column) ?: break
                val x = column * (cell + gap)
                val left = if (isMirrored) r - l - paddingRight - x - cell else paddingLeft + x
                child.layout(left, y, left + cell, y + height)
            }
            y += height + gap
        }
    }

    private fun cellIn(width: Int, columns: Int) = (width - gap * (columns - 1)) / columns
}
