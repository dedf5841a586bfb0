package app.annabella.game.keys

import android.view.KeyCharacterMap
import android.view.KeyEvent
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** The table of keys. */
@RunWith(RobolectricTestRunner::class)
class KeysTest {
    private val usual = Keys.of("")

    private fun stroke(kept: String) = checkNotNull(KeyStroke.of(kept))

    private fun find(keys: Keys, kept: String) = keys.find(listOf(stroke(kept)))

    @Test
    fun `no two commands have the same key`() {
        for (command in KeyCommand.entries) {
            val stroke = usual.strokeOf(command)
            assertNull(command.name, usual.takenBy(stroke, command))
            assertTrue(command.name, Keys.isFree(stroke))
            assertEquals(command, find(usual, stroke.toString())?.command)
        }
    }

    @Test
    fun `a key is kept as it is shown`() {
        for (kept in listOf("k", "Shift+m", "Alt+x", "Alt+Shift+x", "?", "+", "Shift++")) {
            assertEquals(kept, stroke(kept).toString())
        }
        assertEquals("Shift+M", stroke("Shift+m").shown)
        for (wrong in listOf("", "Ctrl+k", "shift+k", "kk")) assertNull(wrong, KeyStroke.of(wrong))
    }

    @Test
    fun `Shift turns a piece's key round and no other`() {
        assertEquals(true, find(usual, "Shift+n")?.isBackward)
        assertEquals(KeyCommand.CAPTURES, find(usual, "Shift+m")?.command)
        assertNull(find(usual, "Shift+o"))
        assertNull(find(usual, "Alt+k"))
    }

    @Test
    fun `a changed key is kept, and nothing else`() {
        val keys = usual.with(KeyCommand.HINT, stroke("Alt+h"))
        assertEquals("HINT Alt+h", keys.kept())
        val again = Keys.of(keys.kept())
        assertEquals(KeyCommand.HINT, find(again, "Alt+h")?.command)
        assertNull(find(again, "h"))
        assertEquals("", usual.kept())
    }

    @Test
    fun `what another version kept is passed over`() {
        assertEquals("", Keys.of("DANCE z\nHINT\nHINT Ctrl+h\n").kept())
    }

    @Test
    fun `a key that is in use is told`() {
        assertEquals(KeyCommand.LAST_MOVE, usual.takenBy(stroke("l"), KeyCommand.HINT))
        // the knights' key with Shift goes back
        assertEquals(KeyCommand.KNIGHT, usual.takenBy(stroke("Shift+n"), KeyCommand.HINT))
        assertNull(usual.takenBy(stroke("z"), KeyCommand.HINT))
        for (digit in listOf("1", "Shift+8", "/")) assertFalse(Keys.isFree(stroke(digit)))
    }

    @Test
    fun `an event is the key with what is held, or the sign it types`() {
        val shift = KeyEvent.META_SHIFT_ON
        val keyboard = KeyCharacterMap.VIRTUAL_KEYBOARD
        fun event(code: Int, held: Int = 0) =
            KeyEvent(0, 0, KeyEvent.ACTION_DOWN, code, 0, held, keyboard, 0)
        assertEquals(listOf(stroke("k")), KeyStroke.of(event(KeyEvent.KEYCODE_K)))
        assertEquals(listOf(stroke("Shift+k")), KeyStroke.of(event(KeyEvent.KEYCODE_K, shift)))
        assertEquals(listOf(stroke("Alt+x")), KeyStroke.of(event(KeyEvent.KEYCODE_X, KeyEvent.META_ALT_ON)))
        val question = KeyStroke.of(event(KeyEvent.KEYCODE_SLASH, shift))
        assertEquals(KeyCommand.HELP, usual.find(question)?.command)
        assertNotNull(usual.find(KeyStroke.of(event(KeyEvent.KEYCODE_K))))
        val none = listOf(event(KeyEvent.KEYCODE_K, KeyEvent.META_CTRL_ON), event(KeyEvent.KEYCODE_TAB))
        for (event in none) assertEquals(emptyList<KeyStroke>(), KeyStroke.of(event))
    }
}
