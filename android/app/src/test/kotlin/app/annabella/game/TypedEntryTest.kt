package app.annabella.game

import android.view.KeyCharacterMap
import android.view.KeyEvent
import android.view.inputmethod.EditorInfo
import android.widget.EditText
import app.annabella.testing.Device
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** One Enter sends one line, whatever the system makes of it, and whenever the answer comes. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 35])
class TypedEntryTest {
    private val device = Device()
    private val sent = ArrayList<String>()
    private lateinit var entry: TypedEntry
    private lateinit var line: TypedEntry.Line

    private val down = { key(KeyEvent.ACTION_DOWN) }
    private val up = { key(KeyEvent.ACTION_UP) }
    private val action = { field().onEditorAction(EditorInfo.IME_ACTION_GO) }
    private val answer = { line.answered() }

    @Before
    fun open() {
        device.start()
        entry =
            TypedEntry(device.activity.ui, TypedLines(), device.app.announcer, device.app.scope) {
                    text,
                    from,
                ->
                sent += text
                line = from
            }
        entry.show()
        device.settle()
    }

    private fun field(): EditText =
        device.views(checkNotNull(device.dialog)).filterIsInstance<EditText>().first()

    private fun key(action: Int, repeat: Int = 0) {
        val code = KeyEvent.KEYCODE_ENTER
        val event = KeyEvent(0, 0, action, code, repeat, 0, KeyCharacterMap.VIRTUAL_KEYBOARD, 0)
        checkNotNull(device.dialog).dispatchKeyEvent(event)
    }

    private fun type(text: String, vararg then: () -> Unit) {
        field().setText(text)
        then.forEach { it() }
        device.settle()
    }

    private fun sends(vararg then: () -> Unit) {
        type("d4", *then)
        assertEquals(listOf("d4"), sent)
    }

    @Test
    fun `a key sends once`() = sends(down, up)

    @Test
    fun `a key sends once if the answer is there before the key is up`() = sends(down, answer, up)

    @Test
    fun `the action of a soft keyboard sends once`() = sends(action)

    @Test
    fun `the action before the key sends once`() = sends(action, down, up)

    @Test
    fun `the action between down and up sends once`() = sends(down, action, up)

    @Test
    fun `the action after the key sends once`() = sends(down, up, action)

    @Test
    fun `a key that is held sends once`() =
        sends(down, answer, { key(KeyEvent.ACTION_DOWN, repeat = 1) }, up)

    @Test
    fun `the button sends once`() = sends({ device.answer("Send") }, down, up)

    @Test
    fun `what was answered is sent anew`() {
        type("d4", down, up, answer)
        type("e4", down, up, answer)
        type("c4", action, answer)
        assertEquals(listOf("d4", "e4", "c4"), sent)
    }

    @Test
    fun `what is opened anew sends anew`() {
        type("d4", down, up)
        line.close()
        entry.show()
        device.settle()
        type("e4", down, up)
        assertEquals(listOf("d4", "e4"), sent)
    }

    @Test
    fun `what comes late to a line that is gone leaves the next one alone`() {
        type("review", down, up)
        device.answer("Cancel")
        entry.show()
        device.settle()
        line.answered()
        line.close()
        device.settle()
        assertNotNull(device.dialog)
    }

    @Test
    fun `Enter on an empty line closes it`() {
        type("", down)
        assertNull(device.dialog)
        assertEquals(emptyList<String>(), sent)
    }
}
