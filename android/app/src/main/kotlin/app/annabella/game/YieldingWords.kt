package app.annabella.game

import android.annotation.SuppressLint
import android.content.Context
import android.text.Editable
import android.text.TextWatcher
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.FrameLayout
import android.widget.ScrollView
import android.widget.TextView
import app.annabella.ui.wholeLinesIn

/**
 * What was said last, with a question over it. As high as the words are, and at most [most]
 * pixels, but for the lines that are kept for them; then it scrolls, from the top for each sentence,
 * and is seen in whole lines.
 */
@SuppressLint("ViewConstructor")
class YieldingWords(
    context: Context,
    private val status: TextView,
    private val question: TextView,
    /** There is room for one line alone beside what the game waits for. */
    private val isNarrow: Boolean,
) : ScrollView(context) {
    var most = Int.MAX_VALUE

    init {
        isFocusable = false
        // the page around it may scroll, too
        isNestedScrollingEnabled = true
        addView(
            FrameLayout(context).apply {
                addView(question, FrameLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
                addView(status, FrameLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
            },
        )
        status.addTextChangedListener(object : TextWatcher {
            override fun afterTextChanged(text: Editable) = scrollTo(0, 0)

            override fun beforeTextChanged(text: CharSequence, at: Int, gone: Int, new: Int) = Unit

            override fun onTextChanged(text: CharSequence, at: Int, gone: Int, new: Int) = Unit
        })
    }

    /** The height of the lines that are kept for it. */
    val least: Int
        get() {
            val font = status.paint.fontMetricsInt
            // what a text has above its first line, and below its last one
            val above = status.paddingTop + font.ascent - font.top
            val below = font.bottom - font.descent + status.paddingBottom
            return if (isNarrow) {
                above + status.lineHeight
            } else {
                above + status.minLines * status.lineHeight + below
            }
        }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val isOpen = MeasureSpec.getMode(heightSpec) == MeasureSpec.UNSPECIFIED
        val room = if (isOpen) Int.MAX_VALUE else MeasureSpec.getSize(heightSpec)
        val high = minOf(room, most.coerceAtLeast(least), MOST_PX)
        super.onMeasure(widthSpec, MeasureSpec.makeMeasureSpec(high, MeasureSpec.AT_MOST))
        if (getChildAt(0).measuredHeight > measuredHeight) {
            val read = if (question.visibility == VISIBLE) question else status
            setMeasuredDimension(measuredWidth, read.wholeLinesIn(measuredHeight) ?: measuredHeight)
        }
    }

    private companion object {
        /** More than any screen has, and a size that can be asked for. */
        const val MOST_PX = 1 shl 20
    }
}
