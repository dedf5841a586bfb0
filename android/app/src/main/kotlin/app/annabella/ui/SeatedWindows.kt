package app.annabella.ui

import android.annotation.SuppressLint
import android.app.Dialog
import android.graphics.Rect
import android.view.Gravity
import android.view.Window
import android.view.WindowManager.LayoutParams.FLAG_DIM_BEHIND
import android.view.WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE
import android.view.WindowManager.LayoutParams.FLAG_NOT_TOUCH_MODAL

/**
 * The windows in which players at a table write, each over his half alone, so that the other one
 * moves and presses meanwhile. Keys go to the one that a finger has touched last, since Android
 * would leave them with the window above.
 */
internal class SeatedWindows {
    private val windows = LinkedHashMap<Rect, Dialog>()

    val areOpen: Boolean get() = windows.isNotEmpty()

    /** Gives a window its place on the page, from the corner that the system's bars leave free. */
    @SuppressLint("RtlHardcoded")
    fun place(window: Window, half: Rect) {
        window.clearFlags(FLAG_DIM_BEHIND)
        window.addFlags(FLAG_NOT_TOUCH_MODAL)
        window.setLayout(half.width(), half.height())
        window.attributes = window.attributes.apply {
            // who sits where is the same in every language
            gravity = Gravity.TOP or Gravity.LEFT
            x = half.left
            y = half.top
        }
    }

    fun add(half: Rect, dialog: Dialog) {
        windows.put(half, dialog)?.dismiss()
        giveKeys(dialog)
    }

    /** It is closed. */
    fun forget(dialog: Any) {
        windows.values.remove(dialog)
        windows.values.lastOrNull()?.let(::giveKeys)
    }

    fun giveKeys(to: Dialog) {
        for (dialog in windows.values) {
            dialog.window?.setFlags(if (dialog === to) 0 else FLAG_NOT_FOCUSABLE, FLAG_NOT_FOCUSABLE)
        }
    }

    fun close() {
        windows.values.toList().forEach(Dialog::dismiss)
        windows.clear()
    }
}
