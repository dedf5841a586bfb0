package app.annabella.game.keys

import android.view.KeyEvent
import androidx.test.platform.app.InstrumentationRegistry
import app.annabella.game.GameScreen
import app.annabella.testing.Device
import app.annabella.testing.play
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Checkers with a keyboard alone. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class CheckersKeysTest {
    private val device = Device()

    private fun point(square: String) = Device.squareOf(square)

    @Test
    fun `keys are those of checkers, and arrows keep to its squares`() {
        InstrumentationRegistry.getInstrumentation().setInTouchMode(false)
        device.start()
        device.play("new checkers fen=\"B:W15,32:B11,1\"")
        assertTrue(device.board.requestFocus())
        device.board.moveCursor(point("1"))
        device.key(KeyEvent.KEYCODE_J)
        assertEquals(point("11"), device.board.cursor)
        val way = listOf(
            KeyEvent.KEYCODE_DPAD_UP to "15",
            KeyEvent.KEYCODE_DPAD_RIGHT to "14",
            KeyEvent.KEYCODE_DPAD_UP to "18",
            KeyEvent.KEYCODE_DPAD_LEFT to "19",
            KeyEvent.KEYCODE_DPAD_DOWN to "15",
            KeyEvent.KEYCODE_DPAD_DOWN to "11",
        )
        for ((key, square) in way) {
            device.key(key)
            assertEquals(point(square), device.board.cursor)
        }
        device.key(KeyEvent.KEYCODE_ENTER)
        assertEquals(listOf(point("11")), device.board.picture.selected)
        device.key(KeyEvent.KEYCODE_DPAD_UP)
        device.key(KeyEvent.KEYCODE_DPAD_UP)
        device.key(KeyEvent.KEYCODE_DPAD_RIGHT)
        device.key(KeyEvent.KEYCODE_ENTER)
        device.waitFor("the jump") { device.view.plies == 1u }
        device.app.settings.lightSquares = true
        (device.activity.screens.top as GameScreen).redraw()
        device.board.moveCursor(0)
        device.key(KeyEvent.KEYCODE_DPAD_RIGHT)
        assertEquals(1, device.board.cursor)
    }
}
