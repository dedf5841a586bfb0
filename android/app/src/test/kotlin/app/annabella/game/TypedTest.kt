package app.annabella.game

import android.view.KeyEvent
import android.widget.EditText
import app.annabella.core.GamePhase
import app.annabella.testing.Device
import app.annabella.testing.menu
import app.annabella.testing.play
import app.annabella.testing.type
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** What is typed comes back by the arrows. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class TypedTest {
    private val device = Device().start()

    private val field: EditText
        get() = device.views(checkNotNull(device.dialog)).filterIsInstance<EditText>().first()

    private fun key(code: Int): String {
        field.dispatchKeyEvent(KeyEvent(KeyEvent.ACTION_DOWN, code))
        return field.text.toString()
    }

    @Test
    fun `the arrow up brings the last lines that were typed`() {
        device.play("new chess")
        for ((ply, line) in listOf("e4", "knight c6").withIndex()) {
            device.menu("Type a move or a question")
            device.type(line)
            device.waitFor(line) { device.view.plies == (ply + 1).toUInt() }
            device.waitFor("the end of typing") { device.dialog == null }
        }
        device.menu("Type a move or a question")
        device.waitFor("a line") { device.dialog != null }
        val (up, down) = KeyEvent.KEYCODE_DPAD_UP to KeyEvent.KEYCODE_DPAD_DOWN
        assertEquals(
            listOf("knight c6", "e4", "e4", "knight c6", ""),
            listOf(up, up, up, down, down).map(::key),
        )
    }

    @Test
    fun `what is asked back is answered on the same line`() {
        device.play("new chess")
        device.menu("Type a move or a question")
        device.type("resign")
        device.waitFor("the question") { device.find("Resign this game?") != null }
        device.settle()
        device.type("no")
        device.waitFor("the end of typing") { device.dialog == null }
        device.menu("Type a move or a question")
        device.type("resign")
        device.waitFor("the question again") { device.find("Resign this game?") != null }
        device.settle()
        device.type("yes")
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
    }

    @Test
    fun `a line that asks nothing closes, though a question stands`() {
        device.play("new chess")
        device.menu("Resign")
        device.waitFor("the question") { device.view.first.isResigning }
        device.menu("Type a move or a question")
        device.type("stop")
        device.waitFor("the end of typing") { device.dialog == null }
        assertTrue(device.view.first.isResigning)
    }
}
