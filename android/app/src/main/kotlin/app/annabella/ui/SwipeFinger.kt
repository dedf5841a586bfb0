package app.annabella.ui

import android.content.Context
import android.view.MotionEvent
import android.view.ViewConfiguration
import kotlin.math.abs
import kotlin.math.hypot

/**
 * Tells swipes to the left and to the right, and taps. How far it goes decides, not how fast: who
 * is slow taps and swipes like anybody else.
 */
class SwipeFinger(
    context: Context,
    private val tapped: () -> Unit = {},
    /** A swipe: 1 to the left, -1 to the right. */
    private val swiped: (Int) -> Unit,
) {
    private val slop = ViewConfiguration.get(context).scaledTouchSlop
    private val least = SWIPE_DP * context.resources.displayMetrics.density
    private var startX = 0f
    private var startY = 0f
    private var isTap = false
    private var isOne = false

    fun take(event: MotionEvent) {
        val x = event.x - startX
        val y = event.y - startY
        when (event.actionMasked) {
            MotionEvent.ACTION_DOWN -> {
                startX = event.x
                startY = event.y
                isTap = true
                isOne = true
            }
            MotionEvent.ACTION_MOVE -> if (hypot(x, y) > slop) isTap = false
            MotionEvent.ACTION_POINTER_DOWN, MotionEvent.ACTION_CANCEL -> isOne = false
            MotionEvent.ACTION_UP -> if (isOne) lifted(x, y)
        }
    }

    private fun lifted(x: Float, y: Float) = when {
        abs(x) >= least && abs(x) > abs(y) -> swiped(if (x < 0) 1 else -1)
        isTap && hypot(x, y) <= slop -> tapped()
        else -> Unit
    }

    private companion object {
        const val SWIPE_DP = 30
    }
}
