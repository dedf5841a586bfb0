package app.annabella.board

import android.view.KeyCharacterMap
import android.view.KeyEvent
import androidx.test.platform.app.InstrumentationRegistry
import app.annabella.testing.Device
import app.annabella.testing.Guide
import app.annabella.testing.Reader
import app.annabella.testing.play
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** What HANDTEST.md expects to be heard is what the app says, in this order. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class GuideTest {
    private val device = Device()
    private val reader = Reader(device)
    private val guide = Guide(device)

    private fun read(square: String) {
        guide.heard += listOf(reader.name(square), reader.state(square)).filter { it.isNotEmpty() }
    }

    private fun doubleTap(square: String) {
        reader.focus(square)
        reader.click(square)
    }

    @Test
    fun `with a screen reader`() {
        device.start()
        device.play("new chess mode=casual")
        reader.waitForNames()
        device.settle()
        guide.heard += reader.board().contentDescription.toString()
        read("e2")
        doubleTap("e2")
        read("e2")
        read("e4")
        guide.hear { doubleTap("e4") }
        device.waitFor("the move") { reader.name("e4") == "e 4, white pawn" }
        read("e4")
        guide.heard += reader.board().contentDescription.toString()
        guide.hear {
            doubleTap("d7")
            doubleTap("d5")
        }
        device.waitFor("the move") { reader.name("d5") == "d 5, black pawn" }
        guide.heard += reader.actions("e4")
        guide.hear { reader.act("e4", "Legal moves") }
        guide.hear { reader.act("e4", "Attackers") }
        guide.hear { reader.act("e4", "Defenders") }
        guide.hear { reader.act("e4", "Repeat last move") }
        doubleTap("e4")
        guide.hear { doubleTap("e6") }
        guide.hear { reader.act("e4", "Play to d 5, black pawn") }
        guide.check("TalkBack")
    }

    @Test
    fun `with a keyboard`() {
        InstrumentationRegistry.getInstrumentation().setInTouchMode(false)
        device.start()
        device.play("new chess mode=casual", listOf("white > move e2e4", "black > move d7d5"))
        reader.waitForNames()
        device.waitFor("the last move") { device.app.announcer.lastSentence == "Black: d5." }
        device.board.requestFocus()
        press(KeyEvent.KEYCODE_4)
        press(KeyEvent.KEYCODE_5, KeyEvent.META_SHIFT_ON)
        read("e4")
        guide.hear { press(KeyEvent.KEYCODE_M) }
        guide.hear { press(KeyEvent.KEYCODE_M, KeyEvent.META_SHIFT_ON) }
        guide.hear { press(KeyEvent.KEYCODE_A) }
        guide.hear { press(KeyEvent.KEYCODE_D) }
        guide.hear { press(KeyEvent.KEYCODE_S) }
        guide.hear { press(KeyEvent.KEYCODE_X) }
        guide.hear { press(KeyEvent.KEYCODE_L) }
        guide.hear { press(KeyEvent.KEYCODE_C) }
        guide.hear { press(KeyEvent.KEYCODE_W) }
        guide.hear { press(KeyEvent.KEYCODE_T) }
        guide.hear { press(KeyEvent.KEYCODE_C, KeyEvent.META_SHIFT_ON) }
        guide.check("A keyboard")
    }

    private fun press(code: Int, held: Int = 0) {
        for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) {
            val event = KeyEvent(0, 0, action, code, 0, held, KeyCharacterMap.VIRTUAL_KEYBOARD, 0)
            device.activity.dispatchKeyEvent(event)
        }
        device.settle()
    }
}
