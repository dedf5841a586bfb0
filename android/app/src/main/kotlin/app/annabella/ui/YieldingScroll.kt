package app.annabella.ui

import android.annotation.SuppressLint
import android.content.Context
import android.view.View
import android.view.ViewGroup
import android.widget.ScrollView
import android.widget.TextView

/**
 * Takes the height that is left by what stands around it, and scrolls; of lines that are all as
 * high as the first, of views or of a text, it shows whole ones.
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
        val line = line()
        val rest = if (line in 1..measuredHeight) measuredHeight % line else 0
        if (paddingBottom != rest) {
            setPadding(0, 0, 0, rest)
            super.onMeasure(widthSpec, high)
        }
    }

    private fun line(): Int = when (content) {
        is TextView -> content.lineHeight
        is ViewGroup -> content.getChildAt(0)?.measuredHeight ?: 0
        else -> 0
    }

    override fun onScrollChanged(left: Int, top: Int, oldLeft: Int, oldTop: Int) {
        super.onScrollChanged(left, top, oldLeft, oldTop)
        removeCallbacks(settles)
        postDelayed(settles, REST_MS)
    }

    /** A finger has come to rest between two lines. */
    private fun settle() {
        val line = line()
        if (line > 0 && scrollY % line != 0) smoothScrollTo(0, (scrollY + line / 2) / line * line)
    }

    private companion object {
        const val REST_MS = 150L
    }
}
