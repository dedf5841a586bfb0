package app.annabella.board

import android.view.MotionEvent
import android.view.ViewConfiguration
import kotlin.math.hypot

/**
 * Reads a board with a finger where no screen reader runs: a finger that rests or slides
 * explores and plays nothing, two quick taps anywhere act on the square that was read last.
 */
class FingerExplorer(private val board: BoardView) {
    private val slop = ViewConfiguration.get(board.context).scaledTouchSlop
    private val explore = Runnable { exploreNow() }
    private var read = BoardGeometry.NONE
    private var told: Int? = null
    private var isExploring = false
    private var isSecondTap = false
    private var lastTapMs = LONG_AGO
    private var downX = 0f
    private var downY = 0f
    private var x = 0f
    private var y = 0f

    fun take(event: MotionEvent) {
        x = event.x
        y = event.y
        when (event.actionMasked) {
            MotionEvent.ACTION_DOWN -> press(event.eventTime)
            MotionEvent.ACTION_MOVE ->
                if (isExploring || hypot(x - downX, y - downY) > slop) exploreNow()
            MotionEvent.ACTION_UP -> release(event.eventTime)
            MotionEvent.ACTION_CANCEL, MotionEvent.ACTION_POINTER_DOWN ->
                board.removeCallbacks(explore)
        }
    }

    private fun press(now: Long) {
        board.parent?.requestDisallowInterceptTouchEvent(true)
        board.removeCallbacks(explore)
        downX = x
        downY = y
        isExploring = false
        told = null
        isSecondTap = now - lastTapMs < DOUBLE_TAP_MS
        // a first tap reads its square when no second one has come
        board.postDelayed(explore, DOUBLE_TAP_MS)
    }

    private fun release(now: Long) {
        if (isExploring) return
        lastTapMs = if (isSecondTap) LONG_AGO else now
        if (!isSecondTap) return
        board.removeCallbacks(explore)
        if (read != BoardGeometry.NONE) board.listener?.tapped(read)
    }

    private fun exploreNow() {
        board.removeCallbacks(explore)
        isExploring = true
        val square = board.squareUnder(x, y)
        if (square == told) return
        told = square
        if (square != BoardGeometry.NONE) read = square
        board.listener?.explored(square.takeIf { it != BoardGeometry.NONE })
    }

    private companion object {
        val DOUBLE_TAP_MS = ViewConfiguration.getDoubleTapTimeout().toLong()
        const val LONG_AGO = -10_000L
    }
}
