package app.annabella.ui

import android.content.Context
import android.view.View
import android.view.ViewGroup

/** Views beside each other in as many rows as they need, from the side where reading begins. */
class FlowLayout(context: Context, private val gap: Int) : ViewGroup(context) {
    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec) - paddingLeft - paddingRight
        val most = MeasureSpec.makeMeasureSpec(width, MeasureSpec.AT_MOST)
        val any = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)
        forEachChild { it.measure(most, any) }
        val height = place(width) { _, _, _ -> } + paddingTop + paddingBottom
        setMeasuredDimension(MeasureSpec.getSize(widthSpec), height)
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        val width = r - l - paddingLeft - paddingRight
        val isMirrored = layoutDirection == LAYOUT_DIRECTION_RTL
        place(width) { view, x, y ->
            val left = paddingLeft + if (isMirrored) width - x - view.measuredWidth else x
            val top = paddingTop + y
            view.layout(left, top, left + view.measuredWidth, top + view.measuredHeight)
        }
    }

    /** Hands out the places; gives the height of all rows. */
    private inline fun place(width: Int, put: (View, Int, Int) -> Unit): Int {
        var x = 0
        var y = 0
        var rowHeight = 0
        forEachChild { view ->
            if (x > 0 && x + view.measuredWidth > width) {
                x = 0
                y += rowHeight + gap
                rowHeight = 0
            }
            put(view, x, y)
            x += view.measuredWidth + gap
            rowHeight = maxOf(rowHeight, view.measuredHeight)
        }
        return y + rowHeight
    }

    private inline fun forEachChild(work: (View) -> Unit) {
        for (at in 0 until childCount) {
            val view = getChildAt(at)
            if (view.visibility != View.GONE) work(view)
        }
    }
}
