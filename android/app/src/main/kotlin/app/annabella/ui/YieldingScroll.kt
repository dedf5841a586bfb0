package app.annabella.ui

import android.annotation.SuppressLint
import android.content.Context
import android.view.View
import android.view.ViewGroup
import android.widget.ScrollView
import android.widget.TextView
import kotlin.math.abs

/**
 * Takes the height that is left by what stands around it, and scrolls. At its end it shows whole
 * lines: those of a text, which are all as high as the first, or views, which need not be.
 */
@SuppressLint("ViewConstructor")
class YieldingScroll(context: Context, private val content: View, private val least: Int) :
    ScrollView(context) {
    private val settles = Runnable(::settle)

    init {
        isFocusable = false
        addView(content)
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val isGiven = MeasureSpec.getMode(heightSpec) == MeasureSpec.EXACTLY
        val high = if (isGiven) heightSpec else MeasureSpec.makeMeasureSpec(least, MeasureSpec.EXACTLY)
        super.onMeasure(widthSpec, high)
        val rest = measuredHeight - wholeIn(measuredHeight)
        if (paddingBottom != rest) {
            setPadding(0, 0, 0, rest)
            super.onMeasure(widthSpec, high)
        }
    }

    /**
     * How high the last lines are that have room in a height; where not one has, nothing, but for a
     * text, which is read by parts.
     */
    private fun wholeIn(height: Int): Int {
        val lines = lines()
        val all = lines.lastOrNull() ?: return height
        if (all <= height) return height
        return lines.map { all - it }.firstOrNull { it <= height }?.takeIf { it > 0 }
            ?: if (content is TextView) height else 0
    }

    /** How far down each line ends, in order. */
    private fun lines(): List<Int> = when (content) {
        is TextView -> {
            val line = content.lineHeight
            val above = content.measuredHeight % line
            (0..content.measuredHeight / line).map { above + it * line }
        }
        is ViewGroup ->
            (0 until content.childCount).map { content.getChildAt(it).measuredHeight }
                .runningReduce { sum, height -> sum + height }
        else -> emptyList()
    }

    override fun onScrollChanged(left: Int, top: Int, oldLeft: Int, oldTop: Int) {
        super.onScrollChanged(left, top, oldLeft, oldTop)
        removeCallbacks(settles)
        postDelayed(settles, REST_MS)
    }

    /** A finger has come to rest between two lines. */
    private fun settle() {
        val nearest = (listOf(0) + lines()).minBy { abs(it - scrollY) }
        if (nearest != scrollY) smoothScrollTo(0, nearest)
    }

    private companion object {
        const val REST_MS = 150L
    }
}
