package app.annabella.ui

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.Rect
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup

/**
 * Holds a card at a place on the screen, from whose edge it opens to where the screen has more
 * room. A tap beside it is [beside].
 */
@SuppressLint("ViewConstructor")
class PlacedCard(
    context: Context,
    private val card: View,
    /** On the screen. */
    private val at: Rect,
    private val opens: Opening,
    private val beside: () -> Unit,
) : ViewGroup(context) {
    /** From the place to the left or to the right, and up or down. */
    class Opening(val isLeft: Boolean, val isUp: Boolean)

    private val corner = IntArray(2)
    private var isBeside = false

    init {
        addView(card)
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val height = MeasureSpec.getSize(heightSpec)
        card.measure(atMost(width), atMost(height))
        setMeasuredDimension(width, height)
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        getLocationOnScreen(corner)
        val wide = card.measuredWidth
        val high = card.measuredHeight
        val left = (if (opens.isLeft) at.right - wide else at.left) - corner[0]
        val top = (if (opens.isUp) at.bottom - high else at.top) - corner[1]
        val x = left.coerceIn(0, (r - l - wide).coerceAtLeast(0))
        val y = top.coerceIn(0, (b - t - high).coerceAtLeast(0))
        card.layout(x, y, x + wide, y + high)
    }

    @SuppressLint("ClickableViewAccessibility")
    override fun onTouchEvent(event: MotionEvent): Boolean {
        // what is on the card takes its touches itself
        if (event.actionMasked == MotionEvent.ACTION_DOWN) isBeside = !isOnCard(event)
        if (event.actionMasked == MotionEvent.ACTION_UP && isBeside && !isOnCard(event)) beside()
        return true
    }

    private fun isOnCard(event: MotionEvent) =
        event.x.toInt() in card.left until card.right && event.y.toInt() in card.top until card.bottom

    private fun atMost(size: Int) = MeasureSpec.makeMeasureSpec(size, MeasureSpec.AT_MOST)
}
