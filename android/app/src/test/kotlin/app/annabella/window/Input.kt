package app.annabella.window

import android.os.SystemClock
import android.view.InputDevice
import android.view.KeyCharacterMap
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import android.widget.EditText

/** Hands fingers and keys to Android's windows; for Android's main thread. */
class Input(private val windows: Windows) {
    private var downAt = 0L
    private var touched: View? = null
    private var hovered: View? = null

    /** A finger at a point of the screen; [action] is one of `MotionEvent`. */
    fun touch(action: Int, x: Float, y: Float) {
        val now = SystemClock.uptimeMillis()
        if (action == MotionEvent.ACTION_DOWN) {
            downAt = now
            touched = windows.under(x, y)
        }
        send(touched, pointer(action, downAt, x, y))
        if (action == MotionEvent.ACTION_UP) touched = null
    }

    /** A finger explores, as it does while a screen reader runs. */
    fun explore(x: Float, y: Float) {
        val window = windows.under(x, y)
        if (window !== hovered) {
            leave()
            hovered = window
            send(window, pointer(MotionEvent.ACTION_HOVER_ENTER, now(), x, y))
        } else {
            send(window, pointer(MotionEvent.ACTION_HOVER_MOVE, now(), x, y))
        }
    }

    /** The finger that explored is lifted. */
    fun leave() {
        val window = hovered ?: return
        hovered = null
        send(window, pointer(MotionEvent.ACTION_HOVER_EXIT, now(), -1f, -1f))
    }

    /** The wheel: up is more than 0. */
    fun scroll(x: Float, y: Float, lines: Float) {
        val properties = arrayOf(MotionEvent.PointerProperties())
        val coords = MotionEvent.PointerCoords()
        coords.x = x
        coords.y = y
        coords.setAxisValue(MotionEvent.AXIS_VSCROLL, lines)
        val event = MotionEvent.obtain(
            now(), now(), MotionEvent.ACTION_SCROLL, 1, properties, arrayOf(coords),
            // Robolectric does not know where a mouse is
            0, 0, 1f, 1f, 0, 0, InputDevice.SOURCE_TOUCHSCREEN, 0,
        )
        send(windows.under(x, y), event)
    }

    /** A key of Android's goes down or up. */
    fun key(code: Int, action: Int, meta: Int = 0) {
        val now = now()
        val event = KeyEvent(
            now, now, action, code, 0, meta, KeyCharacterMap.VIRTUAL_KEYBOARD, 0, 0,
            InputDevice.SOURCE_KEYBOARD,
        )
        sendKey(event)
    }

    fun press(code: Int, meta: Int = 0) {
        key(code, KeyEvent.ACTION_DOWN, meta)
        key(code, KeyEvent.ACTION_UP, meta)
    }

    /** Whether keys write into a line of text. */
    val isWriting: Boolean get() = windows.focused?.findFocus() is EditText

    /** A character that a keyboard has made. */
    fun type(character: Char) {
        val keys = KeyCharacterMap.load(KeyCharacterMap.VIRTUAL_KEYBOARD)
            .getEvents(charArrayOf(character))
        if (character.code < ASCII && keys != null) {
            for (event in keys) sendKey(KeyEvent.changeTimeRepeat(event, now(), 0))
        } else {
            @Suppress("DEPRECATION")
            sendKey(KeyEvent(now(), character.toString(), KeyCharacterMap.VIRTUAL_KEYBOARD, 0))
        }
    }

    private fun sendKey(event: KeyEvent) {
        windows.focused?.viewRootImpl?.dispatchInputEvent(event)
    }

    private fun pointer(action: Int, downAt: Long, x: Float, y: Float): MotionEvent =
        MotionEvent.obtain(downAt, now(), action, x, y, 0).apply {
            source = InputDevice.SOURCE_TOUCHSCREEN
        }

    private fun send(window: View?, event: MotionEvent) {
        val root = window?.viewRootImpl ?: return
        val place = windows.placeOf(window)
        event.offsetLocation(-place.x.toFloat(), -place.y.toFloat())
        root.dispatchInputEvent(event)
    }

    private fun now() = SystemClock.uptimeMillis()

    private companion object {
        const val ASCII = 128
    }
}
