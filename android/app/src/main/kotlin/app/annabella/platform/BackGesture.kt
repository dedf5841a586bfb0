package app.annabella.platform

import android.app.Activity
import android.os.Build
import android.window.OnBackInvokedCallback
import android.window.OnBackInvokedDispatcher

/**
 * Asks for the back gesture only while the app itself has somewhere to go back to, so that
 * the system can show beforehand that it leaves the app. Before Android 13 the activity's
 * `onBackPressed` is called in any case.
 */
class BackGesture(private val activity: Activity, private val back: () -> Unit) {
    private var asked: Any? = null

    fun wish(isWished: Boolean) {
        if (Build.VERSION.SDK_INT < 33) return
        if (isWished) ask() else release()
    }

    @NewerAndroid
    private fun ask() {
        if (asked != null) return
        val callback = OnBackInvokedCallback { back() }
        val priority = OnBackInvokedDispatcher.PRIORITY_DEFAULT
        activity.onBackInvokedDispatcher.registerOnBackInvokedCallback(priority, callback)
        asked = callback
    }

    @NewerAndroid
    private fun release() {
        val callback = asked as? OnBackInvokedCallback ?: return
        activity.onBackInvokedDispatcher.unregisterOnBackInvokedCallback(callback)
        asked = null
    }
}
