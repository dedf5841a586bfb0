package app.annabella.platform

import android.graphics.Rect
import android.os.Build
import android.view.View
import android.view.WindowInsets

/** Keeps the content of [view] clear of the system's bars, the keyboard and the cutout. */
fun keepClearOfEdges(view: View) {
    view.setOnApplyWindowInsetsListener { _, insets ->
        val edges = if (Build.VERSION.SDK_INT >= 30) edges30(insets) else edgesBefore(insets)
        view.setPadding(edges.left, edges.top, edges.right, edges.bottom)
        insets
    }
}

@NewerAndroid
private fun edges30(insets: WindowInsets): Rect {
    val types = WindowInsets.Type.systemBars() or WindowInsets.Type.ime() or
        WindowInsets.Type.displayCutout()
    val edges = insets.getInsets(types)
    return Rect(edges.left, edges.top, edges.right, edges.bottom)
}

@Suppress("DEPRECATION")
private fun edgesBefore(insets: WindowInsets) = Rect(
    insets.systemWindowInsetLeft,
    insets.systemWindowInsetTop,
    insets.systemWindowInsetRight,
    insets.systemWindowInsetBottom,
)
