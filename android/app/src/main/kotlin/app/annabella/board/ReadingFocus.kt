package app.annabella.board

import android.view.View
import android.view.accessibility.AccessibilityEvent

/**
 * Which square a screen reader is on. It is kept while a dialog or another app is before the
 * page, so that the reader comes back to the square where it was.
 */
class ReadingFocus(private val board: BoardView, private val events: BoardEvents) {
    /** The square that is read now; [View.NO_ID] while the reader is elsewhere. */
    var at = View.NO_ID
        private set

    /** The square to come back to, or that is read now; none if the reader left the board. */
    var kept = View.NO_ID

    fun take(square: Int) {
        if (at == square) return
        if (at != View.NO_ID) clear(at)
        at = square
        kept = square
        board.invalidate()
        events.happened(square, AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED)
    }

    /** Who goes to a button of the same page has left the board; not so who is led away. */
    fun clear(square: Int, isElsewhereHere: Boolean = board.hasWindowFocus()) {
        if (at != square) return
        at = View.NO_ID
        if (isElsewhereHere) kept = View.NO_ID
        board.invalidate()
        events.happened(square, AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUS_CLEARED)
    }

    /** The page is before the reader again. */
    fun comeBack() {
        if (events.isHeard && at == View.NO_ID && kept != View.NO_ID) take(kept)
    }

    /** A piece has moved; the reader who was on it goes with it. */
    fun follow(from: Int, to: Int) {
        when (from) {
            at -> take(to)
            kept -> kept = to
        }
    }
}
