package app.annabella.platform

import android.graphics.Rect
import android.os.Build
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeInfo.CollectionInfo
import android.view.accessibility.AccessibilityNodeInfo.CollectionItemInfo

// What the versions of Android differ in when they tell a screen reader of a part of a view.

/** The node of a view's part, or of the view itself for [View.NO_ID]. */
fun newNode(host: View, part: Int): AccessibilityNodeInfo =
    if (Build.VERSION.SDK_INT >= 30) newNode30(host, part) else newNodeBefore(host, part)

@NewerAndroid
private fun newNode30(host: View, part: Int) =
    if (part == View.NO_ID) AccessibilityNodeInfo(host) else AccessibilityNodeInfo(host, part)

@Suppress("DEPRECATION")
private fun newNodeBefore(host: View, part: Int): AccessibilityNodeInfo = if (part == View.NO_ID) {
    AccessibilityNodeInfo.obtain(host)
} else {
    AccessibilityNodeInfo.obtain(host, part)
}

fun newEvent(type: Int): AccessibilityEvent =
    if (Build.VERSION.SDK_INT >= 30) newEvent30(type) else newEventBefore(type)

@NewerAndroid
private fun newEvent30(type: Int) = AccessibilityEvent(type)

@Suppress("DEPRECATION")
private fun newEventBefore(type: Int): AccessibilityEvent = AccessibilityEvent.obtain(type)

/** A table of so many rows and columns. */
fun AccessibilityNodeInfo.tellTable(rows: Int, columns: Int) = setCollectionInfo(
    if (Build.VERSION.SDK_INT >= 30) table30(rows, columns) else tableBefore(rows, columns),
)

@NewerAndroid
private fun table30(rows: Int, columns: Int) = CollectionInfo(rows, columns, false)

@Suppress("DEPRECATION")
private fun tableBefore(rows: Int, columns: Int): CollectionInfo =
    CollectionInfo.obtain(rows, columns, false)

/** A place in a table, counted from 0; what its row and column are called. */
class TableCell(val row: Int, val column: Int, val rowTitle: String, val columnTitle: String)

fun AccessibilityNodeInfo.tellCell(cell: TableCell) = setCollectionItemInfo(
    when {
        Build.VERSION.SDK_INT >= 33 -> cell33(cell)
        Build.VERSION.SDK_INT >= 30 -> cell30(cell)
        else -> cellBefore(cell)
    },
)

@NewerAndroid
private fun cell33(cell: TableCell): CollectionItemInfo =
    CollectionItemInfo.Builder()
        .setRowIndex(cell.row)
        .setRowSpan(1)
        .setColumnIndex(cell.column)
        .setColumnSpan(1)
        .setRowTitle(cell.rowTitle)
        .setColumnTitle(cell.columnTitle)
        .build()

@NewerAndroid
private fun cell30(cell: TableCell) = CollectionItemInfo(cell.row, 1, cell.column, 1, false)

@Suppress("DEPRECATION")
private fun cellBefore(cell: TableCell): CollectionItemInfo =
    CollectionItemInfo.obtain(cell.row, 1, cell.column, 1, false)

/** What is so of it now; before Android 11 it is said behind the name. */
fun AccessibilityNodeInfo.tellState(state: String) {
    if (Build.VERSION.SDK_INT >= 30) {
        tellState30(this, state)
    } else if (state.isNotEmpty()) {
        contentDescription = "$contentDescription, $state"
    }
}

@NewerAndroid
private fun tellState30(node: AccessibilityNodeInfo, state: String) {
    node.stateDescription = state
}

/** Only its state has changed, to this; before Android 11 that is a part of its name. */
fun AccessibilityEvent.tellChangedState(state: String) {
    if (Build.VERSION.SDK_INT >= 30) {
        tellChangedState30(this, state)
    } else {
        contentChangeTypes = AccessibilityEvent.CONTENT_CHANGE_TYPE_CONTENT_DESCRIPTION
        contentDescription = listOf(contentDescription, state).filterNot { it.isNullOrEmpty() }.joinToString()
    }
}

@NewerAndroid
private fun tellChangedState30(event: AccessibilityEvent, state: String) {
    event.contentChangeTypes = AccessibilityEvent.CONTENT_CHANGE_TYPE_STATE_DESCRIPTION
    event.contentDescription = null
    event.text += state
}

/** A screen reader can jump to it. */
fun AccessibilityNodeInfo.tellHeading() {
    if (Build.VERSION.SDK_INT >= 28) tellHeading28(this)
}

@NewerAndroid
private fun tellHeading28(node: AccessibilityNodeInfo) {
    node.isHeading = true
}

// some screen readers before Android 10 still look at it
@Suppress("DEPRECATION")
fun AccessibilityNodeInfo.tellBoundsInParent(bounds: Rect) = setBoundsInParent(bounds)
