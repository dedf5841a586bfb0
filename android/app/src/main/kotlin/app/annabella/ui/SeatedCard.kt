package app.annabella.ui

import android.annotation.SuppressLint
import android.content.Context
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup

/** Holds a card in a player's half: at the edge at which he sits, turned to him, and no larger. */
@SuppressLint("ViewConstructor")
class SeatedCard(
    context: Context,
    private val card: View,
    private val isTurned: Boolean,
    /** A finger is on it. */
    private val touched: () -> Unit,
) : ViewGroup(context) {
    private val most = (MOST_WIDTH_DP * resources.displayMetrics.density).toInt()

    init {
        card.turn(isTurned)
        addView(card)
    }

    override fun onInterceptTouchEvent(event: MotionEvent): Boolean {
        if (event.actionMasked == MotionEvent.ACTION_DOWN) touched()
        return false
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val height = MeasureSpec.getSize(heightSpec)
        card.measure(
            MeasureSpec.makeMeasureSpec(minOf(width, most), MeasureSpec.EXACTLY),
            MeasureSpec.makeMeasureSpec(height, MeasureSpec.AT_MOST),
        )
        setMeasuredDimension(width, height)
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        val left = (r - l - card.measuredWidth) / 2
        val top = if (isTurned) 0 else b - t - card.measuredHeight
        card.layout(left, top, left + card.measuredWidth, top + card.measuredHeight)
    }

    private companion object {
        const val MOST_WIDTH_DP = 480
    }
}
