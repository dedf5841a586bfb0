package app.annabella.platform

import android.os.Build
import android.view.View
import android.view.Window
import android.view.WindowInsets
import android.view.WindowInsetsController

/** Hides the system's bars, or shows them; a swipe from the edge brings them for a moment. */
fun setFullScreen(window: Window, isFull: Boolean) {
    if (Build.VERSION.SDK_INT >= 30) {
        setFullScreen30(window, isFull)
    } else {
        setFullScreenBefore(window, isFull)
    }
}

@NewerAndroid
private fun setFullScreen30(window: Window, isFull: Boolean) {
    val bars = window.decorView.windowInsetsController ?: return
    if (isFull) {
        bars.systemBarsBehavior = WindowInsetsController.BEHAVIOR_SHOW_TRANSIENT_BARS_BY_SWIPE
        bars.hide(WindowInsets.Type.systemBars())
    } else {
        bars.show(WindowInsets.Type.systemBars())
    }
}

@Suppress("DEPRECATION")
private fun setFullScreenBefore(window: Window, isFull: Boolean) {
    val hide = View.SYSTEM_UI_FLAG_FULLSCREEN or View.SYSTEM_UI_FLAG_HIDE_NAVIGATION or
        View.SYSTEM_UI_FLAG_IMMERSIVE_STICKY
    val decor = window.decorView
    val before = decor.systemUiVisibility
    decor.systemUiVisibility = if (isFull) before or hide else before and hide.inv()
}
