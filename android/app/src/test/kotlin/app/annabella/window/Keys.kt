package app.annabella.window

import android.view.KeyEvent
import java.awt.event.KeyAdapter
import java.awt.event.KeyEvent as DesktopKey

/** The keyboard: the app's own keys, and with Alt those of the reader. */
class Keys(private val phone: Phone, private val input: Input) : KeyAdapter() {
    /** The digit that is held with Shift: a sign in a line of text, and a digit for the app. */
    private var shifted: Int? = null

    override fun keyPressed(event: DesktopKey) {
        val digit = (event.keyCode - DesktopKey.VK_0).takeIf { it in 0..9 }
        shifted = digit.takeIf { event.isShiftDown }
        if (digit != null && event.isAltDown) {
            val meta = KeyEvent.META_ALT_ON or if (event.isShiftDown) KeyEvent.META_SHIFT_ON else 0
            phone.post { input.press(KeyEvent.KEYCODE_0 + digit, meta) }
        }
        send(event, KeyEvent.ACTION_DOWN)
    }

    override fun keyReleased(event: DesktopKey) = send(event, KeyEvent.ACTION_UP)

    override fun keyTyped(event: DesktopKey) {
        val character = event.keyChar
        if (event.isAltDown || event.isControlDown || event.isMetaDown) return
        if (character < ' ' || character == DELETE) return
        val digit = shifted
        phone.post {
            if (digit == null || input.isWriting) {
                input.type(character)
            } else {
                input.press(KeyEvent.KEYCODE_0 + digit, KeyEvent.META_SHIFT_ON)
            }
        }
    }

    private fun send(event: DesktopKey, action: Int) {
        // Alt belongs to the reader's menu, see ReaderBar
        if (event.isAltDown) return
        val code = CODES[event.keyCode] ?: return
        val meta = if (event.isShiftDown) KeyEvent.META_SHIFT_ON else 0
        phone.post { input.key(code, action, meta) }
    }

    private companion object {
        const val DELETE = '\u007f'
        val CODES = mapOf(
            DesktopKey.VK_ENTER to KeyEvent.KEYCODE_ENTER,
            DesktopKey.VK_TAB to KeyEvent.KEYCODE_TAB,
            DesktopKey.VK_LEFT to KeyEvent.KEYCODE_DPAD_LEFT,
            DesktopKey.VK_RIGHT to KeyEvent.KEYCODE_DPAD_RIGHT,
            DesktopKey.VK_UP to KeyEvent.KEYCODE_DPAD_UP,
            DesktopKey.VK_DOWN to KeyEvent.KEYCODE_DPAD_DOWN,
            DesktopKey.VK_BACK_SPACE to KeyEvent.KEYCODE_DEL,
            DesktopKey.VK_DELETE to KeyEvent.KEYCODE_FORWARD_DEL,
            DesktopKey.VK_HOME to KeyEvent.KEYCODE_MOVE_HOME,
            DesktopKey.VK_END to KeyEvent.KEYCODE_MOVE_END,
            DesktopKey.VK_PAGE_UP to KeyEvent.KEYCODE_PAGE_UP,
            DesktopKey.VK_PAGE_DOWN to KeyEvent.KEYCODE_PAGE_DOWN,
            DesktopKey.VK_F1 to KeyEvent.KEYCODE_F1,
        )
    }
}
