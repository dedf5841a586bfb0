package app.annabella.window

import android.graphics.Point
import android.view.View
import android.view.WindowManager.LayoutParams
import android.view.inspector.WindowInspector

/** The windows that Android shows: the activity's, and its dialogs and popups over it. */
class Windows {
    /** The window that has the keys. */
    var focused: View? = null
        private set

    /** Lowest first. */
    fun shown(): List<View> = WindowInspector.getGlobalWindowViews()
        .filter { it.isAttachedToWindow && it.width > 0 && it.windowVisibility == View.VISIBLE }
        .sortedBy { paramsOf(it).type != LayoutParams.TYPE_BASE_APPLICATION }

    /** Does what the window manager does: the uppermost that can have the focus has it. */
    fun giveFocus() {
        val top = shown().lastOrNull { !it.has(LayoutParams.FLAG_NOT_FOCUSABLE) }
        if (top === focused) return
        focused?.viewRootImpl?.windowFocusChanged(false)
        top?.viewRootImpl?.windowFocusChanged(true)
        focused = top
    }

    /** The window that a finger at a point of the screen reaches. */
    fun under(x: Float, y: Float): View? = shown().lastOrNull { window ->
        val place = placeOf(window)
        val isInside = x >= place.x && x < place.x + window.width &&
            y >= place.y && y < place.y + window.height
        val isModal = !window.has(LayoutParams.FLAG_NOT_FOCUSABLE) &&
            !window.has(LayoutParams.FLAG_NOT_TOUCH_MODAL)
        !window.has(LayoutParams.FLAG_NOT_TOUCHABLE) && (isInside || isModal)
    }

    fun placeOf(window: View): Point {
        val corner = IntArray(2).also(window::getLocationOnScreen)
        return Point(corner[0], corner[1])
    }

    /** How dark all below is; 0 if it stays as it is. */
    fun dimBelow(window: View): Float =
        if (window.has(LayoutParams.FLAG_DIM_BEHIND)) paramsOf(window).dimAmount else 0f

    private fun View.has(flag: Int) = paramsOf(this).flags and flag != 0

    private fun paramsOf(window: View) = window.layoutParams as LayoutParams
}
