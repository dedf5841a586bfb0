package app.annabella.blind

import android.content.res.Configuration
import android.view.View
import app.annabella.R
import app.annabella.settings.BlindBoard
import app.annabella.settings.ColorChoice
import app.annabella.settings.ThemeChoice
import app.annabella.testing.Device
import app.annabella.ui.Page
import app.annabella.ui.Place
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** How the page for blind play looks. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class BlindPageTest {
    private fun open(prepare: (Device) -> Unit = {}): Device {
        val device = Device()
        prepare(device)
        device.start()
        device.app.settings.color = ColorChoice.WHITE
        device.begin()
        device.activity.screens.go(Place(Page.BLIND))
        device.settle()
        for ((from, to) in listOf("e2" to "e4")) {
            device.tap(from)
            device.tap(to)
        }
        device.waitFor("a move") { device.view.plies >= 1u }
        device.waitFor("a sentence") { device.app.announcer.lastSentence.isNotEmpty() }
        device.settle()
        return device
    }

    private fun Device.begin() {
        startTwoPlayers()
        waitFor("a game") { app.games.current.value != null }
    }

    @Test
    fun `upright the four areas are in the corners`() {
        val device = open()
        val corners = listOf("Repeat", "Clocks", "Speak", "Menu").map { device.see(it) }
        for (area in corners) assertTrue(area.width >= 96 * 2 && area.height >= 96 * 2)
        val (repeat, clocks, speak, menu) = corners.map { it.left to it.top }
        assertEquals(repeat.first, speak.first)
        assertEquals(clocks.first, menu.first)
        assertEquals(repeat.second, clocks.second)
        assertEquals(speak.second, menu.second)
        assertTrue(repeat.first < clocks.first && repeat.second < speak.second)
    }

    @Test
    fun `with high contrast and no board`() {
        val device = open {
            it.app.settings.theme = ThemeChoice.HIGH_CONTRAST
            it.app.settings.blindBoard = BlindBoard.HIDDEN
        }
        assertEquals(View.VISIBLE, device.board.visibility)
    }

    @Test
    @Config(qualifiers = "ar-rXB-ldrtl-w411dp-h891dp-port-xhdpi")
    fun `from right to left the corners stay`() {
        val device = Device().start()
        val resources = device.activity.resources
        assertEquals(
            Configuration.SCREENLAYOUT_LAYOUTDIR_RTL,
            resources.configuration.screenLayout and Configuration.SCREENLAYOUT_LAYOUTDIR_MASK,
        )
        device.click(resources.getString(R.string.home_two_players))
        device.click(resources.getString(R.string.new_start))
        device.board
        device.activity.screens.go(Place(Page.BLIND))
        val repeat = device.see(resources.getString(R.string.blind_repeat))
        val menu = device.see(resources.getString(R.string.game_menu))
        assertTrue(repeat.left < menu.left)
    }
}
