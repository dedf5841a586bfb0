package app.annabella.game.keys

import android.app.Dialog
import android.view.KeyCharacterMap
import android.view.KeyEvent
import android.widget.TextView
import app.annabella.core.GameKind
import app.annabella.core.KeyRow
import app.annabella.core.SpeechLanguage
import app.annabella.core.keyRows
import app.annabella.testing.Device
import app.annabella.ui.Page
import app.annabella.ui.Place
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

/** The page on which keys are told and changed. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class KeysScreenTest {
    private val device = Device()

    private fun open() {
        device.start()
        device.activity.screens.go(Place(Page.KEYS))
        device.settle()
    }

    private fun press(code: Int, held: Int = 0) {
        val dialog: Dialog = ShadowDialog.getLatestDialog()
        dialog.dispatchKeyEvent(
            KeyEvent(0, 0, KeyEvent.ACTION_DOWN, code, 0, held, KeyCharacterMap.VIRTUAL_KEYBOARD, 0),
        )
        device.settle()
    }

    private fun dialog() = checkNotNull(ShadowDialog.getLatestDialog().window).decorView

    private fun said(): List<String> =
        device.views(dialog()).filterIsInstance<TextView>().map { it.text.toString() }

    @Test
    fun `a command gets another key`() {
        open()
        device.click("Hint, Shift+H")
        press(KeyEvent.KEYCODE_L)
        assertTrue("${said()}", "This key is already used for: The last move" in said())
        press(KeyEvent.KEYCODE_4)
        assertTrue("${said()}", "This key cannot be changed." in said())
        press(KeyEvent.KEYCODE_Z, KeyEvent.META_SHIFT_ON)
        device.see("Hint, Shift+Z")
        assertEquals("HINT Shift+z", device.app.settings.keys)
        device.click("All keys as at first")
        device.see("Hint, Shift+H")
        assertEquals("", device.app.settings.keys)
    }

    @Test
    fun `what cannot be changed is told`() {
        open()
        device.see(
            "To this rank or row; on a large board 0 for the tenth, and once more for ten further, Digits",
        )
        device.see("In a question: its line, counted from the top, 1 to 9")
    }

    @Test
    fun `every line can be touched`() {
        open()
        val least = (48 * device.activity.resources.displayMetrics.density).toInt()
        for (view in device.views().filter { it.isClickable }) assertTrue("$view", view.height >= least)
        val rows = listOf(GameKind.CHESS, GameKind.CHECKERS, GameKind.YIN_YANG)
            .flatMap { keyRows(it, "", SpeechLanguage.ENGLISH) }
        assertEquals(rows, device.views().mapNotNull { it.tag as? KeyRow })
    }
}
