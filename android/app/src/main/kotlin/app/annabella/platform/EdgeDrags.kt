package app.annabella.platform

import android.graphics.Rect
import android.os.Build
import android.view.MotionEvent
import android.view.View

/**
 * Lets a finger from the screen's edge begin in these places of [board] without going back, since
 * Android 10.
 *
 * The system grants 200 dp of each edge, counted from below, and all where its bars are hidden.
 */
fun keepBackGestureOff(board: View, places: List<Rect>) {
    if (Build.VERSION.SDK_INT >= 29) keepBackGestureOff29(board, places)
}

@NewerAndroid
private fun keepBackGestureOff29(board: View, places: List<Rect>) {
    board.systemGestureExclusionRects = places
}

/**
 * Keeps the page for who drags a piece from the screen's edge where the system does not leave
 * him that: it takes the finger for itself, and goes back when it is lifted.
 */
class EdgeDrags(private val window: View) {
    private var isAtEdge = false
    private var isTaken = false

    /** Sees all touches. */
    fun see(event: MotionEvent) {
        if (event.actionMasked != MotionEvent.ACTION_DOWN) return
        // the widest edge that can be chosen in the system's settings, and a little more
        val edge = EDGE_DP * window.resources.displayMetrics.density
        isAtEdge = event.x < edge || event.x > window.width - edge
        isTaken = false
    }

    /** The system has taken a finger from a piece. */
    fun taken() {
        isTaken = isAtEdge
    }

    /** Whether going back belongs to that finger. */
    fun takeBack(): Boolean = isTaken.also { isTaken = false }

    private companion object {
        const val EDGE_DP = 48
    }
}
