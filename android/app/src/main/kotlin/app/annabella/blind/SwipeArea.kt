package app.annabella.blind

import android.content.Context
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup
import app.annabella.ui.SwipeFinger

/** The last sentence, and below it the board, square and whole; swipes on them are told. */
class SwipeArea(
    context: Context,
    private val sentence: View,
    private val board: View,
    private val gap: Int,
) : ViewGroup(context) {
    /** A swipe: 1 to the left, -1 to the right. */
    var swiped: (Int) -> Unit = {}

    /** A tap beside the board; anywhere while there is a menu. */
    var tapped: () -> Unit = {}

    /** Whether a menu takes the taps and swipes that are else for the board. */
    var hasMenu: () -> Boolean = { false }

    /** A finger on the board reads it, and does not swipe. */
    var isBoardExplored = false

    private var isOnBoard = false
    private var isForMenu = false
    private val finger = SwipeFinger(context, { if (!isOnBoard) tapped() }) { swiped(it) }

    init {
        addView(sentence)
        addView(board)
    }

    override fun dispatchTouchEvent(event: MotionEvent): Boolean {
        if (event.actionMasked == MotionEvent.ACTION_DOWN) {
            isForMenu = hasMenu()
            isOnBoard = event.y >= board.top && !isForMenu
        }
        if (!isOnBoard || !isBoardExplored) finger.take(event)
        // a tap that chooses plays nothing
        if (!isForMenu) super.dispatchTouchEvent(event)
        return true
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val height = MeasureSpec.getSize(heightSpec)
        // the sentence has what the board leaves, and a third in any case; more of it scrolls
        val least = height / 3
        val size = minOf(width, height - least - gap).coerceAtLeast(0)
        board.measure(exactly(size), exactly(size))
        sentence.measure(exactly(width), exactly(height - size - gap))
        setMeasuredDimension(width, height)
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        val width = r - l
        sentence.layout(0, 0, width, sentence.measuredHeight)
        val left = (width - board.measuredWidth) / 2
        val top = b - t - board.measuredHeight
        board.layout(left, top, left + board.measuredWidth, b - t)
    }

    private fun exactly(size: Int) =
        MeasureSpec.makeMeasureSpec(size.coerceAtLeast(0), MeasureSpec.EXACTLY)
}
