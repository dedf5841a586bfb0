package app.annabella.board

import android.graphics.Rect
import android.os.Bundle
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeInfo.AccessibilityAction
import android.view.accessibility.AccessibilityNodeProvider
import app.annabella.platform.TableCell
import app.annabella.platform.newNode
import app.annabella.platform.tellBoundsInParent
import app.annabella.platform.tellCell
import app.annabella.platform.tellHeading
import app.annabella.platform.tellState
import app.annabella.platform.tellTable

/**
 * What a screen reader sees of a board: one node for each square and nothing else, rank by
 * rank from above as the board is seen. A node's number is that of its square.
 *
 * To read a square, with a finger or by swipes, touches nothing.
 */
class BoardNodes(
    private val board: BoardView,
    private val reader: BoardReader,
) : AccessibilityNodeProvider() {
    private val place = Rect()
    private val corner = IntArray(2)

    override fun createAccessibilityNodeInfo(virtualViewId: Int): AccessibilityNodeInfo? =
        when (virtualViewId) {
            View.NO_ID -> boardNode()
            in board.picture.pieces.indices ->
                if (virtualViewId in board.picture.passed) null else squareNode(virtualViewId)
            else -> null
        }

    private fun boardNode(): AccessibilityNodeInfo {
        val node = newNode(board, View.NO_ID)
        board.onInitializeAccessibilityNodeInfo(node)
        node.className = BOARD_CLASS
        node.contentDescription = board.contentDescription
        node.tellHeading()
        node.tellTable(rows = board.picture.rows, columns = board.picture.columns)
        for (row in 0 until board.picture.rows) {
            for (column in 0 until board.picture.columns) {
                val square = board.squareAt(column, row)
                if (square !in board.picture.passed) node.addChild(board, square)
            }
        }
        return node
    }

    private fun squareNode(square: Int): AccessibilityNodeInfo {
        val node = newNode(board, square)
        node.packageName = board.context.packageName
        node.className = SQUARE_CLASS
        node.setParent(board)
        node.contentDescription = reader.labelOf(square)
        node.isEnabled = true
        node.isClickable = true
        node.isFocusable = true
        node.isVisibleToUser = board.isInSight(square)
        node.isAccessibilityFocused = square == reader.focus.at
        node.isFocused = board.isFocused && square == board.cursor
        // a reader adds a word of its own to what is selected, and the state says it already
        node.tellState(reader.stateOf(square))
        node.tellCell(cellOf(square))
        addActions(node, square)
        placeNode(node, square)
        return node
    }

    private fun cellOf(square: Int) = TableCell(
        row = board.rowOf(square),
        column = board.columnOf(square),
        rowTitle = "${square / board.picture.columns + 1}",
        columnTitle = board.columnName(square % board.picture.columns),
    )

    private fun addActions(node: AccessibilityNodeInfo, square: Int) {
        node.addAction(AccessibilityAction.ACTION_CLICK)
        node.addAction(AccessibilityAction.ACTION_SHOW_ON_SCREEN)
        node.addAction(
            if (square == reader.focus.at) {
                AccessibilityAction.ACTION_CLEAR_ACCESSIBILITY_FOCUS
            } else {
                AccessibilityAction.ACTION_ACCESSIBILITY_FOCUS
            },
        )
        if (!node.isFocused) node.addAction(AccessibilityAction.ACTION_FOCUS)
        for (action in reader.actions.on(square)) {
            node.addAction(AccessibilityAction(action.id, action.label))
        }
    }

    private fun placeNode(node: AccessibilityNodeInfo, square: Int) {
        board.boundsOf(square, place)
        node.tellBoundsInParent(place)
        board.getLocationOnScreen(corner)
        place.offset(corner[0], corner[1])
        node.setBoundsInScreen(place)
    }

    override fun performAction(virtualViewId: Int, action: Int, arguments: Bundle?): Boolean {
        if (virtualViewId == View.NO_ID) return board.performAccessibilityAction(action, arguments)
        if (virtualViewId !in board.picture.pieces.indices) return false
        when (action) {
            AccessibilityNodeInfo.ACTION_CLICK -> click(virtualViewId)
            AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS -> reader.focus.take(virtualViewId)
            AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS -> reader.focus.clear(virtualViewId)
            AccessibilityNodeInfo.ACTION_FOCUS -> focus(virtualViewId)
            AccessibilityAction.ACTION_SHOW_ON_SCREEN.id -> board.bringIntoSight(virtualViewId)
            else -> return reader.actions.run(virtualViewId, action)
        }
        return true
    }

    /** As any button does it: what answers a click, such as a sound of the reader, comes after it. */
    private fun click(square: Int) {
        board.listener?.tapped(square)
        reader.events.happened(square, AccessibilityEvent.TYPE_VIEW_CLICKED)
    }

    private fun focus(square: Int) {
        board.requestFocus()
        board.moveCursor(square)
    }

    override fun findFocus(focus: Int): AccessibilityNodeInfo? = when (focus) {
        AccessibilityNodeInfo.FOCUS_ACCESSIBILITY ->
            if (reader.focus.at == View.NO_ID) null else squareNode(reader.focus.at)
        AccessibilityNodeInfo.FOCUS_INPUT ->
            if (board.isFocused) squareNode(board.cursor) else null
        else -> null
    }

    companion object {
        // of a button a reader would say so, 64 times
        const val SQUARE_CLASS = "android.view.View"
        private const val BOARD_CLASS = "android.widget.GridView"
    }
}
