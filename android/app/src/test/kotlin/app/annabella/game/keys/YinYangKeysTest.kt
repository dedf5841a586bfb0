package app.annabella.game.keys

import android.view.KeyEvent
import androidx.test.platform.app.InstrumentationRegistry
import app.annabella.testing.Device
import app.annabella.testing.play
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Yin-Yang with a keyboard alone. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class YinYangKeysTest {
    private val device = Device()

    private fun at(point: String) = assertEquals(device.point(point), device.board.cursor)

    @Test
    fun `arrows and digits lead to points, Enter puts a stone at once, P passes`() {
        InstrumentationRegistry.getInstrumentation().setInTouchMode(false)
        device.start()
        device.play("new yin-yang fen=\"13/13/13/13/13/13/13/13/13/4bwb6/3bw1w6/13/wb11 b 5\"")
        assertTrue(device.board.requestFocus())
        at("G7")
        device.board.moveCursor(device.point("A1"))
        device.key(KeyEvent.KEYCODE_DPAD_UP)
        device.key(KeyEvent.KEYCODE_DPAD_RIGHT)
        at("B2")
        device.key(KeyEvent.KEYCODE_7)
        at("B7")
        device.key(KeyEvent.KEYCODE_9, KeyEvent.META_ALT_ON)
        at("J7")
        device.key(KeyEvent.KEYCODE_ENTER)
        device.waitFor("the stone") { device.view.plies == 1u }
        assertEquals(listOf(device.point("J7")), device.board.picture.lastMove)
        // the next stone in atari, around from the end of the board
        device.key(KeyEvent.KEYCODE_J)
        at("A1")
        device.key(KeyEvent.KEYCODE_P)
        assertEquals(1u, device.view.plies)
        device.answer("Yes")
        device.waitFor("the pass") { device.view.plies == 2u }
    }

    @Test
    fun `the keys begin in the middle, also of boards with an even number of lines`() {
        device.start()
        val boards = listOf(6 to 6 to "D4", 6 to 9 to "D5", 9 to 6 to "E4", 8 to 8 to "E5")
        for ((size, middle) in boards) {
            val (columns, rows) = size
            device.play("new yin-yang fen=\"${List(rows) { "$columns" }.joinToString("/")} b 5\"")
            // the page of the game before may still be there
            device.waitFor("$middle on $columns by $rows") { device.board.cursor == device.point(middle) }
        }
    }
}
