package app.annabella.ui

import android.content.Context
import android.view.View
import android.view.ViewGroup

/**
 * Choices in equal columns, as many as there may be with no word broken. Where they are to stand
 * in one row and do not fit, they stand below each other. Where [keepsLines] is wished, columns of
 * one row are as unequal as they have to be, so that there is one row and each choice has few lines.
 */
class EqualGrid(
    context: Context,
    private val gap: Int,
    private val mostColumns: Int,
    private val isOneRow: Boolean = false,
    private val keepsLines: Boolean = false,
    /** What is made of a choice for the width that it gets. */
    private val fit: (View, Int) -> Unit = { _, _ -> },
) : ViewGroup(context) {
    private var columns = 1
    private var cells = listOf(0)
    private val heights = ArrayList<Int>()

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec) - paddingLeft - paddingRight
        val unequal = unequal(width)
        columns = unequal?.size ?: fitting(width)
        cells = unequal ?: List(columns) { cellIn(width, columns) }
        measureRows()
        if (MeasureSpec.getMode(heightSpec) == MeasureSpec.EXACTLY) fill(MeasureSpec.getSize(heightSpec))
        val high = heights.sum() + gap * (heights.size - 1).coerceAtLeast(0)
        setMeasuredDimension(MeasureSpec.getSize(widthSpec), high + paddingTop + paddingBottom)
    }

    /** All of a row are as high as its highest. */
    private fun measureRows() {
        heights.clear()
        val any = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)
        for (row in (0 until childCount).map(::getChildAt).chunked(columns)) {
            row.zip(cells) { child, cell ->
                fit(child, cell)
                child.measure(exactly(cell), any)
            }
            val height = row.maxOf { it.measuredHeight }
            row.zip(cells) { child, cell -> child.measure(exactly(cell), exactly(height)) }
            heights += height
        }
    }

    /** Where a height is given the rows share what they leave of it. */
    private fun fill(height: Int) {
        val left = height - paddingTop - paddingBottom - heights.sum() - gap * (heights.size - 1)
        if (left <= 0) return
        for ((index, row) in (0 until childCount).map(::getChildAt).chunked(columns).withIndex()) {
            // together all of it, so that the last one ends at the edge
            heights[index] += left * (index + 1) / heights.size - left * index / heights.size
            row.zip(cells) { child, cell -> child.measure(exactly(cell), exactly(heights[index])) }
        }
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        val isMirrored = layoutDirection == LAYOUT_DIRECTION_RTL
        var y = paddingTop
        for ((row, height) in heights.withIndex()) {
            var x = 0
            for ((column, cell) in cells.withIndex()) {
                val child = getChildAt(row * columns + column) ?: break
                val left = if (isMirrored) r - l - paddingRight - x - cell else paddingLeft + x
                child.layout(left, y, left + cell, y + height)
                x += cell + gap
            }
            y += height + gap
        }
    }

    private fun fitting(width: Int): Int {
        val needed = (0 until childCount).maxOfOrNull { LeastWidth.of(getChildAt(it)) } ?: 0
        val fitting = (mostColumns downTo 1).firstOrNull { cellIn(width, it) >= needed } ?: 1
        return if (isOneRow && fitting < childCount) 1 else fitting
    }

    /**
     * As wide as each choice needs for one line, or where that is too much for one row without
     * broken words, with the rest for those that have more lines; null where none needs that.
     */
    private fun unequal(width: Int): List<Int>? {
        val room = width - gap * (childCount - 1)
        val lines = (0 until childCount).map { LeastWidth.ofLine(getChildAt(it)) }
        if (!keepsLines || childCount > mostColumns || lines.all { it <= room / childCount }) return null
        if (lines.sum() <= room) return lines.map { it + (room - lines.sum()) / childCount }
        val least = (0 until childCount).map { LeastWidth.of(getChildAt(it)) }
        val rest = room - least.sum()
        if (rest < 0) return null
        val longer = lines.zip(least).count { (line, word) -> line > word }.coerceAtLeast(1)
        return least.zip(lines) { word, line -> if (line > word) word + rest / longer else word }
    }

    private fun exactly(size: Int) = MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY)

    private fun cellIn(width: Int, columns: Int) = (width - gap * (columns - 1)) / columns
}
