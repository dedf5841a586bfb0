package app.annabella.platform

import android.graphics.Rect
import android.os.Build
import android.view.View

/**
 * Lets pieces be dragged from the left and right edge of [board] where a finger from the
 * screen's edge goes back, since Android 10.
 *
 * The system grants 200 dp of each edge and no more. These are the lowest of the board: there
 * the pieces of whoever holds the device stand, about the four ranks on his side of a phone,
 * and from the other half he can still go back.
 */
fun keepBackGestureOff(board: View) {
    if (Build.VERSION.SDK_INT >= 29) keepBackGestureOff29(board)
}

@NewerAndroid
private fun keepBackGestureOff29(board: View) {
    val most = (MOST_DP * board.resources.displayMetrics.density).toInt()
    val top = (board.height - most).coerceAtLeast(0)
    board.systemGestureExclusionRects = listOf(Rect(0, top, board.width, board.height))
}

private const val MOST_DP = 200
