package app.annabella.game

import android.content.Context
import android.view.View
import android.view.ViewGroup
import android.widget.LinearLayout
import android.widget.ScrollView

/**
 * The parts of a game's page around a board that is as large as the screen allows, square
 * and whole. Upright they stand above and below it, and what does not fit below scrolls; on
 * a wide screen they stand beside it, on the left for a left-handed player. A screen that is
 * turned makes a new page.
 */
class GameLayout(
    context: Context,
    private val parts: Parts,
    private val isWide: Boolean,
    private val isLeftHanded: Boolean,
) : ViewGroup(context) {
    /** From above. */
    class Parts(
        val bar: View,
        val far: View,
        val board: View,
        val near: View,
        val below: View,
    )

    private val upright = listOf(parts.bar, parts.far, parts.board, parts.near)
    private val rest = ScrollView(context)

    init {
        if (isWide) {
            val column = LinearLayout(context).apply { orientation = LinearLayout.VERTICAL }
            for (part in listOf(parts.bar, parts.far, parts.near, parts.below)) column.addView(part)
            rest.addView(column)
            addView(parts.board)
        } else {
            rest.addView(parts.below)
            upright.forEach(::addView)
        }
        addView(rest)
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val height = MeasureSpec.getSize(heightSpec)
        if (isWide) measureWide(width, height) else measureUpright(width, height)
        setMeasuredDimension(width, height)
    }

    private fun measureUpright(width: Int, height: Int) {
        val any = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)
        for (part in listOf(parts.bar, parts.far, parts.near, parts.below)) part.measure(exactly(width), any)
        val around = parts.bar.measuredHeight + parts.far.measuredHeight + parts.near.measuredHeight
        val free = height - around
        // a board that is smaller than this helps nobody; then the rest scrolls
        val least = minOf(width, height / 2)
        val size = (free - parts.below.measuredHeight).coerceIn(least, width)
        parts.board.measure(exactly(size), exactly(size))
        rest.measure(exactly(width), exactly((free - size).coerceAtLeast(0)))
    }

    private fun measureWide(width: Int, height: Int) {
        val size = minOf(height, width * MOST_PERCENT / 100)
        parts.board.measure(exactly(size), exactly(size))
        rest.measure(exactly(width - size), exactly(height))
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        val width = r - l
        if (isWide) {
            val size = parts.board.measuredWidth
            val boardLeft = if (isLeftHanded) width - size else 0
            val top = (b - t - size) / 2
            parts.board.layout(boardLeft, top, boardLeft + size, top + size)
            val restLeft = if (isLeftHanded) 0 else size
            rest.layout(restLeft, 0, restLeft + rest.measuredWidth, b - t)
            return
        }
        var y = 0
        for (part in upright + rest) {
            val left = (width - part.measuredWidth) / 2
            part.layout(left, y, left + part.measuredWidth, y + part.measuredHeight)
            y += part.measuredHeight
        }
    }

    private fun exactly(size: Int) = MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY)

    private companion object {
        /** The part of a wide screen's width that the board takes at most. */
        const val MOST_PERCENT = 68
    }
}
