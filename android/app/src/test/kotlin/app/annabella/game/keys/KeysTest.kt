package app.annabella.game.keys

import android.view.KeyCharacterMap
import android.view.KeyEvent
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** What the core hears of a key. */
@RunWith(RobolectricTestRunner::class)
class KeysTest {
    private fun strokes(code: Int, held: Int = 0): List<String> =
        KeyStroke.of(KeyEvent(0, 0, KeyEvent.ACTION_DOWN, code, 0, held, KeyCharacterMap.VIRTUAL_KEYBOARD, 0))

    @Test
    fun `an event is the key with what is held, or the sign it types`() {
        val shift = KeyEvent.META_SHIFT_ON
        val alt = KeyEvent.META_ALT_ON
        assertEquals(listOf("k"), strokes(KeyEvent.KEYCODE_K))
        assertEquals(listOf("Shift+k"), strokes(KeyEvent.KEYCODE_K, shift))
        assertEquals(listOf("Alt+x"), strokes(KeyEvent.KEYCODE_X, alt))
        assertEquals(listOf("Shift+/", "?"), strokes(KeyEvent.KEYCODE_SLASH, shift))
        assertEquals(listOf("Alt+Shift+8"), strokes(KeyEvent.KEYCODE_8, alt or shift))
        assertEquals(listOf("Shift+9", "("), strokes(KeyEvent.KEYCODE_9, shift))
        assertEquals(emptyList<String>(), strokes(KeyEvent.KEYCODE_K, KeyEvent.META_CTRL_ON))
        assertEquals(emptyList<String>(), strokes(KeyEvent.KEYCODE_TAB))
    }
}
