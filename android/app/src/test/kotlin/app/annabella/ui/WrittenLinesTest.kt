package app.annabella.ui

import android.view.KeyCharacterMap
import android.view.KeyEvent
import android.widget.EditText
import app.annabella.testing.Device
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Lines that a question is answered by, with the Enter of a keyboard. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class WrittenLinesTest {
    private val device = Device()
    private val dialogs get() = device.activity.ui.dialogs

    @Before
    fun begin() {
        device.start()
    }

    private fun lines() = device.views(checkNotNull(device.dialog)).filterIsInstance<EditText>()

    private fun enter() {
        for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) {
            val code = KeyEvent.KEYCODE_ENTER
            val key = KeyEvent(0, 0, action, code, 0, 0, KeyCharacterMap.VIRTUAL_KEYBOARD, 0)
            device.dialog?.dispatchKeyEvent(key)
        }
        device.settle()
    }

    @Test
    fun `Enter is the answer`() {
        var written = ""
        dialogs.write("Who?", "") { written = it }
        device.settle()
        lines().single().setText("Bella")
        enter()
        assertEquals("Bella", written)
        assertNull(device.dialog)
    }

    @Test
    fun `Enter leads to the next line, and in the last one is the answer`() {
        var written = emptyList<String>()
        val fields = listOf("White", "Black").map { Field(device.activity.ui, it, "") }
        dialogs.writeLines("Who?", fields) { written = it }
        device.settle()
        lines().first().setText("Anna")
        enter()
        assertEquals(emptyList<String>(), written)
        assertTrue(lines().last().isFocused)
        lines().last().setText("Bella")
        enter()
        assertEquals(listOf("Anna", "Bella"), written)
    }

    @Test
    fun `what is wrong stays to be put right`() {
        dialogs.write("Who?", "", wrong = { "No name" }) {}
        device.settle()
        enter()
        assertEquals("No name", lines().single().error)
        assertTrue(lines().single().isFocused)
    }
}
