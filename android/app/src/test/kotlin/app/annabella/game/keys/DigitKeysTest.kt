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

    @Test
    fun `a key in the upper row is a digit, whatever it types`() {
        // as in France, where this key types & by itself
        assertEquals(1, KeyStroke.digitOf(event(KeyEvent.KEYCODE_1)))
        assertEquals(8, KeyStroke.digitOf(event(KeyEvent.KEYCODE_8, KeyEvent.META_SHIFT_ON)))
        for (code in listOf(KeyEvent.KEYCODE_0, KeyEvent.KEYCODE_9, KeyEvent.KEYCODE_A)) {
            assertNull(KeyStroke.digitOf(event(code)))
        }
        assertNull(KeyStroke.digitOf(event(KeyEvent.KEYCODE_1, KeyEvent.META_CTRL_ON)))
    }

    @Test
    fun `a key of the number pad is a digit while the pad types numbers`() {
        val held = KeyEvent.META_NUM_LOCK_ON
        assertEquals(1, KeyStroke.digitOf(event(KeyEvent.KEYCODE_NUMPAD_1, held)))
        assertEquals(8, KeyStroke.digitOf(event(KeyEvent.KEYCODE_NUMPAD_8, held)))
        assertEquals(8, KeyStroke.digitOf(event(KeyEvent.KEYCODE_8, held)))
        for (code in listOf(KeyEvent.KEYCODE_NUMPAD_0, KeyEvent.KEYCODE_NUMPAD_9)) {
            assertNull(KeyStroke.digitOf(event(code, held)))
        }
        // an arrow up
        assertNull(KeyStroke.digitOf(event(KeyEvent.KEYCODE_NUMPAD_8)))
    }
}
