package app.annabella.table

import android.view.View
import app.annabella.settings.BoardFacing
import app.annabella.testing.Device
import app.annabella.testing.menu
import app.annabella.testing.play
import app.annabella.ui.Page
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Two people sit opposite each other at a phone: what belongs to the far one he reads from there. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class OppositeTest {
    private val device = Device().start()

    private fun turn(view: View?): Float =
        if (view == null) 0f else view.rotation + turn(view.parent as? View)

    private fun begin(line: String, vararg deeds: String) {
        device.app.settings.facing = BoardFacing.BOTH_WAYS
        device.play(line, deeds.toList())
    }

    @Test
    fun `what he is asked faces him`() {
        begin("new chess", "white > move e2e4", "white > offer")
        device.waitFor("the question") { device.find("Accept") != null }
        assertEquals(180f, turn(device.see("Accept")))
        device.click("Decline")
        device.waitFor("the answer") { device.find("Accept")?.isShown != true }
        // the near player's is upright
        device.tap("e7")
        device.tap("e5")
        device.waitFor("the move") { device.view.plies == 2u }
        device.menu("Resign")
        device.waitFor("the question") { device.find("Yes") != null }
        assertEquals(0f, turn(device.see("Yes")))
        device.click("No")
        device.menu("Previous")
        device.waitFor("the look back") { device.activity.screens.place.page == Page.STEPS }
        assertEquals(0f, turn(device.see("Start")))
    }

    @Test
    fun `what his pawn becomes he is asked from there`() {
        begin("new chess fen=\"7K/8/8/8/8/8/4p3/7k b - - 0 1\"")
        device.tap("e2")
        device.tap("e1")
        device.waitFor("the question") { device.inDialog("Queen") != null }
        assertEquals(180f, turn(device.inDialog("Queen")))
        device.answer("Queen")
        device.waitFor("the move") { device.view.plies == 1u }
        device.menu("Previous")
        device.waitFor("the look back") { device.activity.screens.place.page == Page.STEPS }
        assertEquals(0f, turn(device.see("Start")))
    }
}
