package app.annabella.board

import android.content.Context
import android.graphics.Rect
import android.os.Build
import android.os.Bundle
import android.view.MotionEvent
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeInfo.AccessibilityAction
import android.view.accessibility.AccessibilityNodeInfo.CollectionInfo
import android.view.accessibility.AccessibilityNodeInfo.CollectionItemInfo
import android.view.accessibility.AccessibilityNodeProvider
import app.annabella.platform.NewerAndroid

/**
 * What a screen reader sees of a board: one node for each square and nothing else, rank by
 * rank from above as the board is seen. A node's number is that of its square.
 *
 * To read a square, with a finger or by swipes, touches nothing.
 */
class BoardNodes(private val board: BoardView) : AccessibilityNodeProvider() {
    private val reader =
        board.context.getSystemService(Context.ACCESSIBILITY_SERVICE) as AccessibilityManager
    private val place = Rect()
    private val corner = IntArray(2)
    private var read = View.NO_ID
    private var hovered = View.NO_ID

    /** What the nodes say is no longer what they said. */
    fun changed() {
        if (!reader.isEnabled) return
        val event = event(View.NO_ID, AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED)
        event.contentChangeTypes = AccessibilityEvent.CONTENT_CHANGE_TYPE_SUBTREE
        send(event)
    }

    /** The keys have come to a square. */
    fun focused(square: Int) {
        if (reader.isEnabled) send(event(square, AccessibilityEvent.TYPE_VIEW_FOCUSED))
    }

    /** A finger explores while a screen reader runs. */
    fun hovered(event: MotionEvent): Boolean {
        if (!reader.isTouchExplorationEnabled) return false
        val square = board.squareUnder(event.x, event.y)
        if (square != hovered) board.listener?.explored(square.takeIf { it != BoardGeometry.NONE })
        when (event.actionMasked) {
            MotionEvent.ACTION_HOVER_ENTER, MotionEvent.ACTION_HOVER_MOVE -> hover(square)
            MotionEvent.ACTION_HOVER_EXIT -> hover(View.NO_ID)
            else -> return false
        }
        return square != BoardGeometry.NONE
    }

    private fun hover(square: Int) {
        if (square == hovered) return
        val before = hovered
        hovered = square
        if (square != View.NO_ID) send(event(square, AccessibilityEvent.TYPE_VIEW_HOVER_ENTER))
        if (before != View.NO_ID) send(event(before, AccessibilityEvent.TYPE_VIEW_HOVER_EXIT))
    }

    override fun createAccessibilityNodeInfo(virtualViewId: Int): AccessibilityNodeInfo? =
        when (virtualViewId) {
            View.NO_ID -> boardNode()
            in 0 until 64 -> squareNode(virtualViewId)
            else -> null
        }

    private fun boardNode(): AccessibilityNodeInfo {
        val node = newNode(View.NO_ID)
        board.onInitializeAccessibilityNodeInfo(node)
        node.className = GRID_CLASS
        node.contentDescription = board.contentDescription
        node.setCollectionInfo(collection())
        for (row in 0 until 8) {
            for (column in 0 until 8) node.addChild(board, board.squareAt(column, row))
        }
        return node
    }

    private fun squareNode(square: Int): AccessibilityNodeInfo {
        val node = newNode(square)
        val picture = board.picture
        node.packageName = board.context.packageName
        node.className = "android.widget.Button"
        node.setParent(board)
        node.contentDescription = board.labels.getOrElse(square) { squareName(square) }
        node.isEnabled = true
        node.isClickable = true
        node.isFocusable = true
        node.isVisibleToUser = board.isShown
        node.isSelected = square == picture.selected
        node.isAccessibilityFocused = square == read
        node.isFocused = board.isFocused && square == board.cursor
        setState(node, stateOf(square, picture))
        node.setCollectionItemInfo(item(board.rowOf(square), board.columnOf(square), node.isSelected))
        node.addAction(AccessibilityAction.ACTION_CLICK)
        node.addAction(
            if (square == read) {
                AccessibilityAction.ACTION_CLEAR_ACCESSIBILITY_FOCUS
            } else {
                AccessibilityAction.ACTION_ACCESSIBILITY_FOCUS
            },
        )
        board.boundsOf(square, place)
        setBoundsInParent(node, place)
        board.getLocationOnScreen(corner)
        place.offset(corner[0], corner[1])
        node.setBoundsInScreen(place)
        return node
    }

    private fun stateOf(square: Int, picture: BoardPicture): String {
        val words = board.stateWords ?: return ""
        return buildList {
            if (square == picture.selected) add(words.selected)
            if (square == picture.check) add(words.check)
            if (square in picture.targets) {
                add(if (picture.pieces[square] == 0.toByte()) words.target else words.capture)
            }
            if (square in picture.lastMove) add(words.lastMove)
        }.joinToString()
    }

    override fun performAction(virtualViewId: Int, action: Int, arguments: Bundle?): Boolean {
        if (virtualViewId == View.NO_ID) return board.performAccessibilityAction(action, arguments)
        if (virtualViewId !in 0 until 64) return false
        when (action) {
            AccessibilityNodeInfo.ACTION_CLICK -> board.listener?.tapped(virtualViewId)
            AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS -> focus(virtualViewId)
            AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS -> clear(virtualViewId)
            else -> return false
        }
        return true
    }

    private fun focus(square: Int) {
        if (read != View.NO_ID) clear(read)
        read = square
        board.invalidate()
        send(event(square, AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED))
    }

    private fun clear(square: Int) {
        if (read == square) read = View.NO_ID
        board.invalidate()
        send(event(square, AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUS_CLEARED))
    }

    override fun findFocus(focus: Int): AccessibilityNodeInfo? = when (focus) {
        AccessibilityNodeInfo.FOCUS_ACCESSIBILITY -> createAccessibilityNodeInfo(read)
        AccessibilityNodeInfo.FOCUS_INPUT ->
            if (board.isFocused) createAccessibilityNodeInfo(board.cursor) else null
        else -> null
    }

    private fun send(event: AccessibilityEvent) {
        if (reader.isEnabled) board.parent?.requestSendAccessibilityEvent(board, event)
    }

    private fun event(square: Int, type: Int): AccessibilityEvent {
        val event = newEvent(type)
        event.packageName = board.context.packageName
        event.className = "android.widget.Button"
        event.setSource(board, square)
        if (square != View.NO_ID) {
            event.contentDescription = board.labels.getOrElse(square) { squareName(square) }
        }
        return event
    }

    private fun newNode(square: Int): AccessibilityNodeInfo = if (Build.VERSION.SDK_INT >= 30) {
        newNode30(square)
    } else {
        newNodeBefore(square)
    }

    @NewerAndroid
    private fun newNode30(square: Int) =
        if (square == View.NO_ID) AccessibilityNodeInfo(board) else AccessibilityNodeInfo(board, square)

    @Suppress("DEPRECATION")
    private fun newNodeBefore(square: Int): AccessibilityNodeInfo = if (square == View.NO_ID) {
        AccessibilityNodeInfo.obtain(board)
    } else {
        AccessibilityNodeInfo.obtain(board, square)
    }

    private fun newEvent(type: Int): AccessibilityEvent =
        if (Build.VERSION.SDK_INT >= 30) newEvent30(type) else newEventBefore(type)

    @NewerAndroid
    private fun newEvent30(type: Int) = AccessibilityEvent(type)

    @Suppress("DEPRECATION")
    private fun newEventBefore(type: Int): AccessibilityEvent = AccessibilityEvent.obtain(type)

    private fun collection(): CollectionInfo = if (Build.VERSION.SDK_INT >= 30) {
        collection30()
    } else {
        collectionBefore()
    }

    @NewerAndroid
    private fun collection30() = CollectionInfo(8, 8, false)

    @Suppress("DEPRECATION")
    private fun collectionBefore(): CollectionInfo = CollectionInfo.obtain(8, 8, false)

    private fun item(row: Int, column: Int, isSelected: Boolean): CollectionItemInfo =
        if (Build.VERSION.SDK_INT >= 30) {
            item30(row, column, isSelected)
        } else {
            itemBefore(row, column, isSelected)
        }

    @NewerAndroid
    private fun item30(row: Int, column: Int, isSelected: Boolean) =
        CollectionItemInfo(row, 1, column, 1, false, isSelected)

    @Suppress("DEPRECATION")
    private fun itemBefore(row: Int, column: Int, isSelected: Boolean): CollectionItemInfo =
        CollectionItemInfo.obtain(row, 1, column, 1, false, isSelected)

    private fun setState(node: AccessibilityNodeInfo, state: String) {
        if (Build.VERSION.SDK_INT >= 30) {
            setState30(node, state)
        } else if (state.isNotEmpty()) {
            node.contentDescription = "${node.contentDescription}, $state"
        }
    }

    @NewerAndroid
    private fun setState30(node: AccessibilityNodeInfo, state: String) {
        node.stateDescription = state
    }

    // some screen readers before Android 10 still look at it
    @Suppress("DEPRECATION")
    private fun setBoundsInParent(node: AccessibilityNodeInfo, bounds: Rect) =
        node.setBoundsInParent(bounds)

    private fun squareName(square: Int) = "${'a' + square % 8}${square / 8 + 1}"

    private companion object {
        const val GRID_CLASS = "android.widget.GridView"
    }
}
