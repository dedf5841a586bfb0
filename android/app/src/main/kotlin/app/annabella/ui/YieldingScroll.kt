package app.annabella.ui

import android.annotation.SuppressLint
import android.content.Context
import android.view.View
import android.widget.ScrollView

/** Takes the height that is left by what stands around it, and scrolls. */
@SuppressLint("ViewConstructor")
class YieldingScroll(context: Context, content: View, private val least: Int) : ScrollView(context) {
    init {
        isFocusable = false
        addView(content)
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val isGiven = MeasureSpec.getMode(heightSpec) == MeasureSpec.EXACTLY
        val high = if (isGiven) heightSpec else MeasureSpec.makeMeasureSpec(least, MeasureSpec.EXACTLY)
        super.onMeasure(widthSpec, high)
    }
}
