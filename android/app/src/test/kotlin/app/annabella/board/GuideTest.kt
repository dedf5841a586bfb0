package app.annabella.board

import android.view.KeyCharacterMap
import android.view.KeyEvent
import androidx.test.platform.app.InstrumentationRegistry
import app.annabella.testing.Device
import app.annabella.testing.Reader
import app.annabella.testing.play
import java.io.File
import org.junit.Assert.assertTrue
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
    private val heard = ArrayList<String>()

    private fun read(square: String) {
        heard += listOf(reader.name(square), reader.state(square)).filter { it.isNotEmpty() }
    }

    private fun lastSentence() = device.app.announcer.lastSentence.value

    /** Does something and waits for another sentence. */
    private fun hear(act: () -> Unit) {
        val before = lastSentence()
        act()
        device.waitFor("another sentence than “$before”") { lastSentence() != before }
        device.settle()
        heard += lastSentence()
    }

    private fun doubleTap(square: String) {
        reader.focus(square)
        reader.click(square)
    }

    /** As it is written for the eye: the guide has squares as a voice has them. */
    private fun printed(words: String) = words.replace(Regex("\\b([a-h]),? ([1-8])\\b"), "$1$2")

    private fun check(part: String) {
        val text = File("../HANDTEST.md").readText()
        val guide = printed(text.substringAfter("## $part\n").substringBefore("\n## "))
        var at = 0
        for (sentence in heard.map(::printed)) {
            val found = guide.indexOf("“$sentence”", at)
            val all = heard.joinToString("\n")
            assertTrue("“$sentence” is not told in its place; heard was\n$all", found >= 0)
            at = found + 1
        }
    }

    @Test
    fun `with a screen reader`() {
        device.start()
        device.play("new chess mode=casual")
        reader.waitForNames()
        device.settle()
        heard += reader.board().contentDescription.toString()
        read("e2")
        doubleTap("e2")
        read("e2")
        read("e4")
        hear { doubleTap("e4") }
        device.waitFor("the move") { reader.name("e4") == "e 4, white pawn" }
        read("e4")
        heard += reader.board().contentDescription.toString()
        hear {
            doubleTap("d7")
            doubleTap("d5")
        }
        device.waitFor("the move") { reader.name("d5") == "d 5, black pawn" }
        heard += reader.actions("e4")
        hear { reader.act("e4", "Legal moves") }
        hear { reader.act("e4", "Attackers") }
        hear { reader.act("e4", "Defenders") }
        hear { reader.act("e4", "Repeat last move") }
        doubleTap("e4")
        hear { doubleTap("e6") }
        hear { reader.act("e4", "Play to d 5, black pawn") }
        check("TalkBack")
    }

    @Test
    fun `with a keyboard`() {
        InstrumentationRegistry.getInstrumentation().setInTouchMode(false)
        device.start()
        device.play("new chess mode=casual", listOf("white > move e2e4", "black > move d7d5"))
        reader.waitForNames()
        device.board.requestFocus()
        press(KeyEvent.KEYCODE_4)
        press(KeyEvent.KEYCODE_5, KeyEvent.META_SHIFT_ON)
        read("e4")
        hear { press(KeyEvent.KEYCODE_M) }
        hear { press(KeyEvent.KEYCODE_M, KeyEvent.META_SHIFT_ON) }
        hear { press(KeyEvent.KEYCODE_A) }
        hear { press(KeyEvent.KEYCODE_D) }
        hear { press(KeyEvent.KEYCODE_S) }
        hear { press(KeyEvent.KEYCODE_X) }
        hear { press(KeyEvent.KEYCODE_L) }
        hear { press(KeyEvent.KEYCODE_C) }
        hear { press(KeyEvent.KEYCODE_W) }
        hear { press(KeyEvent.KEYCODE_T) }
        hear { press(KeyEvent.KEYCODE_C, KeyEvent.META_SHIFT_ON) }
        check("A keyboard")
    }

    private fun press(code: Int, held: Int = 0) {
        for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) {
            val event = KeyEvent(0, 0, action, code, 0, held, KeyCharacterMap.VIRTUAL_KEYBOARD, 0)
            device.activity.dispatchKeyEvent(event)
        }
        device.settle()
    }
}
