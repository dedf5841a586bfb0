package app.annabella.platform

import android.os.Build
import android.view.View
import android.view.Window
import android.view.WindowInsetsController

/** Lets the app draw under the system's bars, whose icons stay readable on it. */
fun drawBehindBars(window: Window, isDark: Boolean) {
    if (Build.VERSION.SDK_INT >= 30) {
        drawBehindBars30(window, isDark)
    } else {
        drawBehindBarsBefore(window, isDark)
    }
}

/** What a screen reader says when the view comes in the place of another. */
fun setPaneTitle(view: View, title: CharSequence) {
    if (Build.VERSION.SDK_INT >= 28) setPaneTitle28(view, title)
}

@NewerAndroid
private fun setPaneTitle28(view: View, title: CharSequence) {
    view.accessibilityPaneTitle = title
}

// from Android 15 on it is so in any case
@Suppress("DEPRECATION")
@NewerAndroid
private fun drawBehindBars30(window: Window, isDark: Boolean) {
    window.setDecorFitsSystemWindows(false)
    val light = WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS or
        WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS
    window.decorView.windowInsetsController?.setSystemBarsAppearance(if (isDark) 0 else light, light)
}

@Suppress("DEPRECATION")
private fun drawBehindBarsBefore(window: Window, isDark: Boolean) {
    val light = View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR or View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR
    val behind = View.SYSTEM_UI_FLAG_LAYOUT_STABLE or
        View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN or
        View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION
    window.decorView.systemUiVisibility = if (isDark) behind else behind or light
}
