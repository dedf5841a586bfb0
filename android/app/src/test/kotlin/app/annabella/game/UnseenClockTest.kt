package app.annabella.game

import android.view.View
import android.widget.TextView
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.testing.Device
import app.annabella.testing.pass
import app.annabella.testing.play
import app.annabella.ui.Page
import app.annabella.ui.Place
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** A clock does not run on unseen: it stands, or where it may not is told on every page. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class UnseenClockTest {
    private val device = Device().start().apply { isTimeStill = true }

    private val running get() = device.view.clocks?.running

    private fun play(setup: String) {
        device.play(setup, listOf("white > move e2e4"))
        device.waitFor("the clock") { running == GameSide.SECOND }
    }

    private val line: String?
        get() = device.views().filterIsInstance<TextView>().map { "${it.text}" }
            .find { "clock is running" in it }

    @Test
    fun `among friends it stands from when its page is left until somebody goes on`() {
        play("new chess mode=casual clock=5")
        for (page in listOf(Page.SETTINGS, Page.KEYS, Page.SCORE)) {
            device.activity.screens.go(Place(page))
            device.waitFor("the clock to stand") { running == null }
            assertTrue(device.view.phase is GamePhase.Paused)
            assertEquals(null, line)
            device.click("Back")
            assertEquals(Page.GAME, device.activity.screens.place.page)
            device.settleGame()
            assertEquals(null, running)
            device.click("Continue")
            device.waitFor("the clock") { running == GameSide.SECOND }
        }
        device.click("Back")
        device.waitFor("the clock to stand") { running == null }
    }

    @Test
    fun `it runs on where it is seen`() {
        play("new chess mode=casual clock=5")
        device.click("Previous")
        device.waitFor("the look back") { device.find("Start") != null }
        device.settleGame()
        assertEquals(GameSide.SECOND, running)
    }

    @Test
    fun `the game that begins meanwhile is not stopped`() {
        play("new chess mode=casual clock=5")
        device.click("Back")
        device.waitFor("the clock to stand") { running == null }
        play("new chess mode=casual clock=5")
        device.settleGame()
        assertEquals(GameSide.SECOND, running)
    }

    @Test
    fun `by the Laws it runs on, and every page tells it and leads back`() {
        device.play("new chess mode=strict clock=90 white-name=Anna black-name=Ben")
        device.waitFor("the clock") { running == GameSide.FIRST }
        device.click("Back")
        for (page in listOf(Page.SETTINGS, Page.ABOUT)) {
            device.activity.screens.go(Place(page))
            val words = "Anna's clock is running: 1:30:00 · Back to the game"
            device.waitFor(words) { line == words }
        }
        pass(1_500)
        device.waitFor("the time") { "1:29:59" in line.orEmpty() }
        assertEquals(GameSide.FIRST, running)
        device.click(checkNotNull(line))
        device.waitFor("the game") { device.activity.screens.place.page == Page.GAME }
        assertEquals(null, line)
    }

    @Test
    fun `who has left the game hears once that its clock runs`() {
        device.play("new chess mode=strict clock=90 white-name=Anna black-name=Ben")
        device.waitFor("the clock") { running == GameSide.FIRST }
        fun isHeard() = device.views().any {
            it is TextView && "Anna's clock is running" in it.text &&
                it.accessibilityLiveRegion == View.ACCESSIBILITY_LIVE_REGION_POLITE
        }
        device.click("Back")
        device.waitFor("the line to be heard") { isHeard() }
        pass(1_500)
        device.waitFor("the time") { "1:29:59" in line.orEmpty() || "1:29:58" in line.orEmpty() }
        assertFalse(isHeard())
        device.activity.screens.go(Place(Page.SETTINGS))
        device.waitFor("the line") { line != null }
        device.settleGame()
        assertFalse(isHeard())
    }

    @Test
    fun `the line leads to the page from which somebody came`() {
        device.play("new chess mode=strict clock=90")
        device.activity.screens.go(Place(Page.ARBITER))
        device.activity.screens.go(Place(Page.KEYS))
        device.waitFor("the line") { line != null }
        device.click(checkNotNull(line))
        device.waitFor("the arbiter") { device.activity.screens.place.page == Page.ARBITER }
        assertFalse(device.activity.screens.has(Page.KEYS))
    }
}
