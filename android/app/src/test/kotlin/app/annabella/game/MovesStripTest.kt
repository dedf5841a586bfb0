package app.annabella.game

import android.view.MotionEvent
import android.widget.ScrollView
import android.widget.TextView
import app.annabella.testing.Device
import app.annabella.testing.play
import app.annabella.ui.Page
import app.annabella.ui.Place
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** The line of moves below the board. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class MovesStripTest {
    private val device = Device().start()

    private fun strip() =
        device.views().filterIsInstance<TextView>().find { it.text.startsWith("1.\u00A0e4 e5  2.\u00A0♘f3") }

    @Test
    fun `a finger on a move leads to the position after it`() {
        device.play("new chess", listOf("white > move e2e4", "black > move e7e5", "white > move g1f3"))
        for ((move, ply) in listOf("e4" to 1, "e5" to 2, "♘f3" to 3)) {
            device.waitFor("the moves") { (strip()?.width ?: 0) > 0 }
            val strip = checkNotNull(strip())
            val at = strip.text.indexOf(move) + 1
            val x = strip.paddingLeft + strip.layout.getPrimaryHorizontal(at)
            device.look()
            for (action in listOf(MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP)) {
                val event = MotionEvent.obtain(0, 0, action, x, strip.height / 2f, 0)
                strip.dispatchTouchEvent(event)
                event.recycle()
            }
            device.waitFor("the look back") { device.activity.screens.place == Place(Page.STEPS, "$ply") }
            device.activity.screens.back()
            device.settle()
        }
        assertEquals(3u, device.view.plies)
    }

    @Test
    fun `of many moves the last lines are seen whole`() {
        val there = listOf("white > move g1f3", "black > move g8f6", "white > move f3g1", "black > move f6g8")
        device.play("new chess mode=casual", (1..6).flatMap { there })
        device.waitFor("the moves") { moves()?.text?.endsWith("♘g8") == true && moves()?.isLaidOut == true }
        device.settle()
        val lines = checkNotNull(moves())
        val scroll = lines.parent as ScrollView
        assertEquals(
            "the end is in sight",
            lines.height,
            scroll.scrollY + scroll.height - scroll.paddingBottom,
        )
        assertTrue("there are lines before it", scroll.scrollY > 0)
        assertEquals("no line is cut", 0, scroll.scrollY % lines.lineHeight)
        assertTrue("there is a line", scroll.height >= lines.lineHeight)
    }

    private fun moves() =
        device.views().filterIsInstance<TextView>().find { it.text.startsWith("1.\u00A0♘f3") }
}
