package app.annabella.blind

import android.annotation.SuppressLint
import android.content.Context
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import android.widget.ScrollView
import android.widget.TextView
import app.annabella.ui.wholeLinesIn

/** A sentence under a line of its own, in the middle of the room; what has too little scrolls, and is seen in whole lines. */
@SuppressLint("ViewConstructor")
class SentenceScroll(
    context: Context,
    private val above: View,
    private val sentence: TextView,
) : ScrollView(context) {
    init {
        isFillViewport = true
        val column = LinearLayout(context).apply {
            orientation = LinearLayout.VERTICAL
            gravity = Gravity.CENTER
            for (part in listOf(above, sentence)) {
                addView(part, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
            }
        }
        addView(column)
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        super.onMeasure(widthSpec, heightSpec)
        if (getChildAt(0).measuredHeight <= measuredHeight) return
        val seen = sentence.wholeLinesIn(measuredHeight - above.measuredHeight) ?: return
        setMeasuredDimension(measuredWidth, above.measuredHeight + seen)
    }
}
