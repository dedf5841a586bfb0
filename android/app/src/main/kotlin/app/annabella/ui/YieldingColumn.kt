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
    private class Place(
        val gap: Int,
        val rank: Int?,
        /** Is there as a whole or not at all. */
        val isWhole: () -> Boolean,
        val least: () -> Int,
    )

    private val places = HashMap<View, Place>()

    /** Adds a view that is always whole. */
    fun add(view: View, gap: Int = 0) = put(view, Place(gap, null, { true }) { 0 })

    /**
     * Adds one that yields: those of the lowest [rank] first, of which the first grows, too. As long
     * as it [isWhole] it leaves where it cannot be.
     */
    fun addYielding(
        view: View,
        rank: Int,
        gap: Int = 0,
        isWhole: () -> Boolean = { false },
        least: () -> Int,
    ) = put(view, Place(gap, rank, isWhole, least))

    /** Adds one that is always whole, but leaves, while it [mayLeave], where it has no room. */
    fun addLeaving(view: View, rank: Int, gap: Int = 0, mayLeave: () -> Boolean) =
        addYielding(view, rank, gap, isWhole = { true }) { if (mayLeave()) 0 else view.measuredHeight }

    private fun put(view: View, place: Place) {
        places[view] = place
        addView(view)
    }

    private fun seen(): List<View> = (0 until childCount).map(::getChildAt).filter { it.visibility != GONE }

    private fun placeOf(view: View) = places.getValue(view)

    /** Those that have a height, of which the first needs no gap above it. */
    private fun standing() = seen().filter { it.measuredHeight > 0 }

    private fun needed(): Int {
        val standing = standing()
        val gaps = standing.drop(1).sumOf { placeOf(it).gap }
        return standing.sumOf { it.measuredHeight } + gaps + paddingTop + paddingBottom
    }

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
            if (over <= 0) break
            val least = placeOf(view).least().coerceAtMost(view.measuredHeight)
            val left = if (placeOf(view).isWhole()) 0 else view.measuredHeight - over
            resize(view, wide, maxOf(least, left))
        }
        if (isGiven) yielding.firstOrNull()?.let { grow(it, wide, room) }
        setMeasuredDimension(MeasureSpec.getSize(widthSpec), maxOf(room, needed()))
    }

    private fun grow(view: View, wide: Int, room: Int) {
        val left = room - needed()
        if (left <= 0) return
        resize(view, wide, view.measuredHeight + left)
        // the gap that it needs now
        val over = needed() - room
        if (over > 0) resize(view, wide, (view.measuredHeight - over).coerceAtLeast(0))
    }

    private fun resize(view: View, wide: Int, height: Int) {
        if (height == view.measuredHeight) return
        view.measure(wide, MeasureSpec.makeMeasureSpec(height, MeasureSpec.EXACTLY))
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        var y = paddingTop
        val first = standing().firstOrNull()
        for (view in seen()) {
            if (view.measuredHeight > 0 && view !== first) y += placeOf(view).gap
            view.layout(paddingLeft, y, paddingLeft + view.measuredWidth, y + view.measuredHeight)
            y += view.measuredHeight
        }
    }
}
