package app.annabella.ui

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.Rect
import android.view.View
import android.view.ViewGroup

/** Holds a card in a part of the screen: at the edge at which its player sits, and turned to him. */
@SuppressLint("ViewConstructor")
class SeatedCard(
    context: Context,
    private val card: View,
    /** On the screen. */
    private val half: Rect,
    private val isTurned: Boolean,
) : ViewGroup(context) {
    private val corner = IntArray(2)
    private val most = (MOST_WIDTH_DP * resources.displayMetrics.density).toInt()

    init {
        card.turn(isTurned)
        addView(card)
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val height = MeasureSpec.getSize(heightSpec)
        val wide = minOf(half.width(), width, most)
        card.measure(
            MeasureSpec.makeMeasureSpec(wide, MeasureSpec.EXACTLY),
            MeasureSpec.makeMeasureSpec(height, MeasureSpec.AT_MOST),
        )
        setMeasuredDimension(width, height)
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        getLocationOnScreen(corner)
        val wide = card.measuredWidth
        val high = card.measuredHeight
        val left = half.centerX() - wide / 2 - corner[0]
        val top = (if (isTurned) half.top else half.bottom - high) - corner[1]
        val x = left.coerceIn(0, (r - l - wide).coerceAtLeast(0))
        val y = top.coerceIn(0, (b - t - high).coerceAtLeast(0))
        card.layout(x, y, x + wide, y + high)
    }

    private companion object {
        const val MOST_WIDTH_DP = 480
    }
}
