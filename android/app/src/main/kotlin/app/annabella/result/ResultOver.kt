package app.annabella.result

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.Rect
import android.view.View
import android.view.ViewGroup

/**
 * A page, and at its foot a panel that covers a part of it. What is covered is not seen, read or
 * touched until the panel is gone.
 */
@SuppressLint("ViewConstructor")
class ResultOver(
    context: Context,
    private val page: View,
    private val panel: View,
    private val places: Places,
) : ViewGroup(context) {
    /** Where the panel ends. */
    class Places(
        /** Up to where it rises: the first of them that leaves it room enough, else the last. */
        val edges: List<Edge>,
        /** What may be covered; the rest is seen beside or behind it. */
        val covered: List<View>,
        /** What is as wide as the panel; the page, where there is none. */
        val column: View? = null,
    )

    /** A line across a view, from its top (0) to its foot (1). */
    class Edge(val view: View, val part: Float)

    init {
        addView(page)
        addView(panel)
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        page.measure(widthSpec, heightSpec)
        setMeasuredDimension(page.measuredWidth, page.measuredHeight)
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        val (width, height) = r - l to b - t
        page.layout(0, 0, width, height)
        val place = if (panel.visibility == View.VISIBLE) placePanel(width, height) else Rect()
        for (view in places.covered) {
            view.visibility = if (Rect.intersects(placeOf(view), place)) View.INVISIBLE else View.VISIBLE
        }
    }

    private fun placePanel(width: Int, height: Int): Rect {
        val column = places.column?.let(::placeOf) ?: Rect(0, 0, width, height)
        val wide = MeasureSpec.makeMeasureSpec(column.width(), MeasureSpec.EXACTLY)
        panel.measure(wide, MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED))
        val tops = places.edges.map { edge ->
            val at = placeOf(edge.view)
            (at.top + (at.height() * edge.part).toInt()).coerceIn(0, height)
        }
        val top = tops.firstOrNull { height - it >= panel.measuredHeight } ?: tops.last()
        val place = Rect(column.left, top, column.right, height)
        panel.measure(wide, MeasureSpec.makeMeasureSpec(place.height(), MeasureSpec.EXACTLY))
        panel.layout(place.left, place.top, place.right, place.bottom)
        return place
    }

    private fun placeOf(view: View) = Rect(0, 0, view.width, view.height).also {
        offsetDescendantRectToMyCoords(view, it)
    }
}
