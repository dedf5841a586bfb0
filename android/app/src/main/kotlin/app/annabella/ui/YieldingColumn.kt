package app.annabella.ui

import android.annotation.SuppressLint
import android.content.Context
import android.view.View
import android.view.ViewGroup

/**
 * Views below each other. What room they leave the list takes; where they need more than there is,
 * some yield one after the other down to their least height, and scroll by themselves.
 */
@SuppressLint("ViewConstructor")
class YieldingColumn(context: Context) : ViewGroup(context) {
    /** How a view stands in the column; a gap above what has no height takes no room. */
    private class Place(val gap: Int, val rank: Int?, val least: () -> Int)

    private val places = HashMap<View, Place>()

    /** Adds a view that is always whole. */
    fun add(view: View, gap: Int = 0) = put(view, Place(gap, null) { 0 })

    /** Adds one that yields: those of the lowest [rank] first, of which the first grows, too. */
    fun addYielding(view: View, rank: Int, gap: Int = 0, least: () -> Int) =
        put(view, Place(gap, rank, least))

    private fun put(view: View, place: Place) {
        places[view] = place
        addView(view)
    }

    private fun seen(): List<View> = (0 until childCount).map(::getChildAt).filter { it.visibility != GONE }

    private fun placeOf(view: View) = places.getValue(view)

    private fun gapOver(view: View) = if (view.measuredHeight > 0) placeOf(view).gap else 0

    private fun needed() = seen().sumOf { it.measuredHeight + gapOver(it) } + paddingTop + paddingBottom

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val wide = MeasureSpec.makeMeasureSpec(
            MeasureSpec.getSize(widthSpec) - paddingLeft - paddingRight,
            MeasureSpec.EXACTLY,
        )
        val any = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)
        seen().forEach { it.measure(wide, any) }
        val yielding = seen().filter { placeOf(it).rank != null }.sortedBy { placeOf(it).rank }
        val isGiven = MeasureSpec.getMode(heightSpec) == MeasureSpec.EXACTLY
        val room = if (isGiven) MeasureSpec.getSize(heightSpec) else 0
        for (view in yielding) {
            val over = needed() - room
            val least = placeOf(view).least().coerceAtMost(view.measuredHeight)
            if (over > 0) resize(view, wide, maxOf(least, view.measuredHeight - over))
        }
        val left = room - needed()
        if (isGiven && left > 0) yielding.firstOrNull()?.let { resize(it, wide, it.measuredHeight + left) }
        setMeasuredDimension(MeasureSpec.getSize(widthSpec), maxOf(room, needed()))
    }

    private fun resize(view: View, wide: Int, height: Int) {
        if (height == view.measuredHeight) return
        view.measure(wide, MeasureSpec.makeMeasureSpec(height, MeasureSpec.EXACTLY))
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        var y = paddingTop
        for (view in seen()) {
            y += gapOver(view)
            view.layout(paddingLeft, y, paddingLeft + view.measuredWidth, y + view.measuredHeight)
            y += view.measuredHeight
        }
    }
}
