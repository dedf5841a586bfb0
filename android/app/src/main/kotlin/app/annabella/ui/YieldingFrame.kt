package app.annabella.ui

import android.annotation.SuppressLint
import android.content.Context
import android.view.Gravity
import android.view.View
import android.widget.FrameLayout

/** Takes the height that is left by what stands around it, with [content] in its middle. */
@SuppressLint("ViewConstructor")
class YieldingFrame(context: Context, content: View, private val least: Int) : FrameLayout(context) {
    init {
        addView(content, LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT, Gravity.CENTER))
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val isGiven = MeasureSpec.getMode(heightSpec) == MeasureSpec.EXACTLY
        val high = if (isGiven) MeasureSpec.getSize(heightSpec).coerceAtLeast(least) else least
        super.onMeasure(widthSpec, MeasureSpec.makeMeasureSpec(high, MeasureSpec.EXACTLY))
    }
}
