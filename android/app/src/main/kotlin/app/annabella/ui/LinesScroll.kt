package app.annabella.ui

import android.annotation.SuppressLint
import android.content.Context
import android.view.View
import android.widget.ScrollView
import android.widget.TextView

/**
 * A text that scrolls where it has not room enough, and is seen in whole lines from its first one;
 * as long as it [isWhole], it is not seen there at all.
 */
@SuppressLint("ViewConstructor")
class LinesScroll(
    context: Context,
    private val text: TextView,
    private val isWhole: () -> Boolean = { false },
) : ScrollView(context) {
    /** Above the first line, and below the last that is seen. */
    private var edge = 0

    init {
        isFocusable = false
        addView(text)
    }

    /** So much room is left around what is seen. */
    fun surround(side: Int, edge: Int) {
        this.edge = edge
        setPadding(side, edge, side, edge)
    }

    /** How high it is with as many lines, or with all where they are fewer; once it was measured. */
    fun heightOf(lines: Int): Int {
        val feet = if (text.visibility == View.GONE) emptyList() else text.feetOfLines()
        return if (feet.isEmpty()) 0 else feet[minOf(lines, feet.size) - 1] + 2 * edge
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        super.onMeasure(widthSpec, heightSpec)
        if (text.visibility == View.GONE) return
        val all = text.measuredHeight + 2 * edge
        val isGiven = MeasureSpec.getMode(heightSpec) == MeasureSpec.EXACTLY
        if (!isGiven) return setMeasuredDimension(measuredWidth, all)
        val room = measuredHeight - 2 * edge
        val below = edge + if (all > measuredHeight) room - seenIn(room) else 0
        if (below == paddingBottom) return
        setPadding(paddingLeft, edge, paddingRight, below)
        super.onMeasure(widthSpec, heightSpec)
    }

    private fun seenIn(height: Int): Int =
        if (isWhole()) 0 else text.wholeLinesIn(height) ?: 0
}
