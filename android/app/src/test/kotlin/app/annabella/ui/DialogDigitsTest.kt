package app.annabella.ui

import android.view.KeyEvent
import android.view.KeyEvent.ACTION_DOWN
import android.view.KeyEvent.ACTION_UP
import app.annabella.testing.Device
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

/** Digits of a keyboard answer what is asked over a page. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class DialogDigitsTest {
    private val device = Device()
    private val done = ArrayList<String>()
    private val dialogs get() = device.activity.ui.dialogs

    @Before
    fun begin() {
        device.start()
    }

    /** Presses a key and lets it go; whether the question took it. */
    private fun press(code: Int, held: Int = 0, repeat: Int = 0): Boolean {
        val dialog = ShadowDialog.getLatestDialog()
        val isTaken = dialog.dispatchKeyEvent(KeyEvent(0, 0, ACTION_DOWN, code, repeat, held))
        dialog.dispatchKeyEvent(KeyEvent(0, 0, ACTION_UP, code, 0, held))
        device.settle()
        return isTaken
    }

    private fun options(vararg names: String) = names.map { Option<() -> Unit>({ done += it }, it) }

    @Test
    fun `the lines of a menu are counted from the top`() {
        dialogs.menu("What?", options("a", "b", "c"))
        assertFalse(press(KeyEvent.KEYCODE_0))
        assertFalse(press(KeyEvent.KEYCODE_4))
        assertNotNull(device.dialog)
        assertTrue(press(KeyEvent.KEYCODE_2))
        assertEquals(listOf("b"), done)
        assertNull(device.dialog)
    }

    @Test
    fun `the ninth line is the last that has a digit`() {
        dialogs.menu("What?", options(*Array(10) { "${it + 1}" }))
        press(KeyEvent.KEYCODE_9)
        assertEquals(listOf("9"), done)
    }

    @Test
    fun `digits of the number pad count too, while it types numbers`() {
        dialogs.choose("Which?", listOf("a", "b").map { Option(it, it) }, "a") { done += it }
        assertFalse(press(KeyEvent.KEYCODE_NUMPAD_2))
        assertTrue(press(KeyEvent.KEYCODE_NUMPAD_2, KeyEvent.META_NUM_LOCK_ON))
        assertEquals(listOf("b"), done)
    }

    @Test
    fun `after the lines come the answers that do not go back`() {
        dialogs.chooseSome("Which?", listOf("a", "b").map { Option(it, it) }, setOf("a")) { done += it }
        press(KeyEvent.KEYCODE_1)
        press(KeyEvent.KEYCODE_2)
        assertNotNull(device.dialog)
        press(KeyEvent.KEYCODE_3)
        assertEquals(listOf("b"), done)
    }

    @Test
    fun `a question that has only words is agreed to with 1`() {
        dialogs.ask("Resign?", "", "Resign") { done += "resigned" }
        assertFalse(press(KeyEvent.KEYCODE_2))
        assertFalse(press(KeyEvent.KEYCODE_1, KeyEvent.META_CTRL_ON))
        assertEquals(emptyList<String>(), done)
        press(KeyEvent.KEYCODE_1)
        assertEquals(listOf("resigned"), done)
    }

    @Test
    fun `a key that is held does not answer what is asked next`() {
        dialogs.menu("What?", listOf(Option({ dialogs.menu("When?", options("now")) }, "Claim")))
        press(KeyEvent.KEYCODE_1)
        press(KeyEvent.KEYCODE_1, repeat = 1)
        assertEquals(emptyList<String>(), done)
        press(KeyEvent.KEYCODE_1)
        assertEquals(listOf("now"), done)
    }

    @Test
    fun `digits are written where something is asked for`() {
        dialogs.write("Number", "") { done += it }
        press(KeyEvent.KEYCODE_1)
        assertNotNull(device.dialog)
        assertEquals(emptyList<String>(), done)
    }
}
