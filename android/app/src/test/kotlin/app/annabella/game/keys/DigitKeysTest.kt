package app.annabella.game.keys

import android.view.KeyEvent
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** The keys that lead to ranks and files. */
@RunWith(RobolectricTestRunner::class)
class DigitKeysTest {
    private fun event(code: Int, held: Int = 0) = KeyEvent(0, 0, KeyEvent.ACTION_DOWN, code, 0, held)

    private fun digitOf(event: KeyEvent): String? =
        KeyStroke.of(event).singleOrNull()?.removePrefix("Shift+")?.takeIf { it in "1".."8" }

    @Test
    fun `a key in the upper row is a digit, whatever it types`() {
        // as in France, where this key types & by itself
        assertEquals("1", digitOf(event(KeyEvent.KEYCODE_1)))
        assertEquals("8", digitOf(event(KeyEvent.KEYCODE_8, KeyEvent.META_SHIFT_ON)))
        for (code in listOf(KeyEvent.KEYCODE_0, KeyEvent.KEYCODE_9, KeyEvent.KEYCODE_A)) {
            assertNull(digitOf(event(code)))
        }
        assertNull(digitOf(event(KeyEvent.KEYCODE_1, KeyEvent.META_CTRL_ON)))
    }

    @Test
    fun `a key of the number pad is a digit while the pad types numbers`() {
        val held = KeyEvent.META_NUM_LOCK_ON
        assertEquals("1", digitOf(event(KeyEvent.KEYCODE_NUMPAD_1, held)))
        assertEquals("8", digitOf(event(KeyEvent.KEYCODE_NUMPAD_8, held)))
        assertEquals("8", digitOf(event(KeyEvent.KEYCODE_8, held)))
        for (code in listOf(KeyEvent.KEYCODE_NUMPAD_0, KeyEvent.KEYCODE_NUMPAD_9)) {
            assertNull(digitOf(event(code, held)))
        }
        // an arrow up
        assertNull(digitOf(event(KeyEvent.KEYCODE_NUMPAD_8)))
    }
}
