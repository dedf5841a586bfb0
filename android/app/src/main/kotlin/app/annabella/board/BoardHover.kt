package app.annabella.board

import android.view.MotionEvent
import android.view.View
import android.view.accessibility.AccessibilityEvent

/** A finger that explores the board while a screen reader runs. */
class BoardHover(private val board: BoardView, private val events: BoardEvents) {
    private var square = View.NO_ID

    /** Whether the event was for a square. */
    fun take(event: MotionEvent): Boolean {
        if (!events.isExploring) return false
        return when (event.actionMasked) {
            MotionEvent.ACTION_HOVER_ENTER, MotionEvent.ACTION_HOVER_MOVE -> {
                go(board.squareUnder(event.x, event.y))
                square != View.NO_ID
            }
            MotionEvent.ACTION_HOVER_EXIT -> {
                val wasThere = square != View.NO_ID
                // a finger that is lifted has not come to the edge
                go(View.NO_ID, isLifted = board.squareUnder(event.x, event.y) != View.NO_ID)
                wasThere
            }
            else -> false
        }
    }

    private fun go(to: Int, isLifted: Boolean = false) {
        if (to == square) return
        val before = square
        square = to
        if (!isLifted) board.listener?.explored(to.takeIf { it != View.NO_ID })
        // as the system itself does it: what is entered is told before what was left
        if (to != View.NO_ID) events.happened(to, AccessibilityEvent.TYPE_VIEW_HOVER_ENTER)
        if (before != View.NO_ID) events.happened(before, AccessibilityEvent.TYPE_VIEW_HOVER_EXIT)
    }
}
