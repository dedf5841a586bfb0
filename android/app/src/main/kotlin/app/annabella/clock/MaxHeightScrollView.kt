package app.annabella.clock

import android.content.Context
import android.widget.ScrollView

/** As high as its content, and at most [most] pixels; then it scrolls. */
class MaxHeightScrollView(context: Context, private val most: Int) : ScrollView(context) {
    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val height = when (MeasureSpec.getMode(heightSpec)) {
            MeasureSpec.UNSPECIFIED -> most
            else -> minOf(most, MeasureSpec.getSize(heightSpec))
        }
        super.onMeasure(widthSpec, MeasureSpec.makeMeasureSpec(height, MeasureSpec.AT_MOST))
    }
}
