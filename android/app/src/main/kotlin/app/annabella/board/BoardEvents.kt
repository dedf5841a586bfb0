package app.annabella.board

import android.content.Context
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityManager
import app.annabella.platform.newEvent
import app.annabella.platform.tellChangedState

/** Tells screen readers and the like what happens on the squares of a board. */
class BoardEvents(private val board: BoardView) {
    private val reader =
        board.context.getSystemService(Context.ACCESSIBILITY_SERVICE) as AccessibilityManager

    /** Somebody looks at the nodes. */
    val isHeard: Boolean get() = reader.isEnabled

    /** A finger on the screen reads and does not act. */
    val isExploring: Boolean get() = reader.isTouchExplorationEnabled

    /** What the nodes say is no longer what they said. */
    fun changed() {
        if (!isHeard) return
        val event = event(View.NO_ID, AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED)
        event.contentChangeTypes = AccessibilityEvent.CONTENT_CHANGE_TYPE_SUBTREE
        send(event)
    }

    /** An event of one of `AccessibilityEvent.TYPE_*` on a square. */
    fun happened(square: Int, type: Int) {
        if (isHeard) send(event(square, type))
    }

    /** A square has come into another state; who reads it is told that, and no more. */
    fun stateChanged(square: Int) {
        if (!isHeard) return
        val event = event(square, AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED)
        event.tellChangedState(board.reader.stateOf(square))
        send(event)
    }

    private fun send(event: AccessibilityEvent) {
        board.parent?.requestSendAccessibilityEvent(board, event)
    }

    private fun event(square: Int, type: Int): AccessibilityEvent = newEvent(type).apply {
        packageName = board.context.packageName
        className = BoardNodes.SQUARE_CLASS
        setSource(board, square)
        if (square != View.NO_ID) contentDescription = board.reader.labelOf(square)
    }
}
