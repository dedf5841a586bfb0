package app.annabella.platform

import android.graphics.Point
import android.graphics.Rect
import android.os.Build
import android.view.View
import android.view.WindowInsets

/**
 * Keeps the content of [view] clear of the system's bars, the cutout and a keyboard that writes in
 * it: for one of a window above it nothing below moves.
 */
fun keepClearOfEdges(view: View) {
    view.setOnApplyWindowInsetsListener { _, insets ->
        val isWritten = view.findFocus()?.onCheckIsTextEditor() == true
        val edges = edges(insets, isWritten)
        view.setPadding(edges.left, edges.top, edges.right, edges.bottom)
        insets
    }
}

/** Where in its window a view lies, from the corner that bars and cutout leave free. */
fun placeInEdges(view: View): Point {
    val corner = IntArray(2).also(view::getLocationInWindow)
    val free = view.rootWindowInsets?.let { edges(it, isWritten = false) } ?: Rect()
    return Point(corner[0] - free.left, corner[1] - free.top)
}

private fun edges(insets: WindowInsets, isWritten: Boolean): Rect =
    if (Build.VERSION.SDK_INT >= 30) edges30(insets, isWritten) else edgesBefore(insets, isWritten)

@NewerAndroid
private fun edges30(insets: WindowInsets, isWritten: Boolean): Rect {
    val fixed = WindowInsets.Type.systemBars() or WindowInsets.Type.displayCutout()
    val types = if (isWritten) fixed or WindowInsets.Type.ime() else fixed
    val edges = insets.getInsets(types)
    return Rect(edges.left, edges.top, edges.right, edges.bottom)
}

@Suppress("DEPRECATION")
private fun edgesBefore(insets: WindowInsets, isWritten: Boolean) = Rect(
    insets.systemWindowInsetLeft,
    insets.systemWindowInsetTop,
    insets.systemWindowInsetRight,
    // the bars alone are stable
    if (isWritten) {
        insets.systemWindowInsetBottom
    } else {
        minOf(insets.systemWindowInsetBottom, insets.stableInsetBottom)
    },
)
