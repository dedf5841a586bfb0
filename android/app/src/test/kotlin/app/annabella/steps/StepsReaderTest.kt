package app.annabella.steps

import androidx.test.platform.app.InstrumentationRegistry
import app.annabella.core.GamePhase
import app.annabella.testing.Device
import app.annabella.testing.Reader
import app.annabella.testing.menu
import app.annabella.ui.Page
import app.annabella.window.Windows
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** A game that is over is gone through by somebody with a screen reader. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class StepsReaderTest {
    private val device = Device()
    private val reader = Reader(device)

    private fun said(words: String) =
        device.waitFor("“$words”") { words in device.app.announcer.lastSentence }

    private fun waitForSquare(square: String, name: String) =
        device.waitFor("$square: $name") { reader.name(square) == name }

    @Test
    fun `each square is read as it stood, and asked about`() {
        reader.begin("new chess mode=casual")
        for ((from, to) in listOf("f2" to "f3", "e7" to "e5", "g2" to "g4", "d8" to "h4")) {
            val before = device.view.plies
            reader.click(from)
            reader.click(to)
            device.waitFor("$to") { device.view.plies == before + 1u }
        }
        device.see("Play again")
        assertTrue(device.view.phase is GamePhase.Over)
        device.leaveResult()
        device.menu("Previous")
        device.waitFor("the page") { device.activity.screens.place.page == Page.STEPS }
        // its buttons do nothing before a position is there
        waitForSquare("d8", "d 8, black queen")
        device.click("End")
        waitForSquare("h4", "h 4, black queen")
        assertEquals("last move", reader.state("h4"))
        device.click("Previous")
        said("g4")
        waitForSquare("d8", "d 8, black queen")
        // focus and menu are those of a game's board
        reader.focus("d8")
        assertEquals(Device.squareOf("d8"), reader.focused())
        val actions = reader.actions("d8")
        assertTrue("$actions", "Attackers" in actions && actions.none { it.startsWith("Play to") })
        reader.act("d8", "Attackers")
        said("d8")
        reader.click("e2")
        said("e2")
        device.click("Start")
        said("begin")
        waitForSquare("f2", "f 2, white pawn")
        assertEquals("", reader.state("f2"))
        // who reads a square stays there
        assertEquals(Device.squareOf("d8"), reader.focused())
        assertEquals(4u, device.view.plies)
    }

    @Test
    fun `who comes to the page is on its board, with a reader or with keys`() {
        InstrumentationRegistry.getInstrumentation().setInTouchMode(false)
        reader.begin("new chess mode=casual", "white > move e2e4")
        device.click("Previous")
        device.waitFor("the page") { device.activity.screens.place.page == Page.STEPS }
        Windows().giveFocus()
        reader.waitForNames()
        device.waitFor("the reader") { reader.focused() == Device.squareOf("e1") }
        assertTrue(device.board.isFocused)
    }

    @Test
    fun `in checkers the light squares are passed over`() {
        reader.begin("new checkers mode=casual", "red > move 11-15")
        device.click("Previous")
        device.waitFor("the start") { device.activity.screens.place.page == Page.STEPS }
        device.waitFor("names") { device.board.reader.labels.isNotEmpty() }
        assertEquals(32, reader.order().size)
    }

    @Test
    fun `of a board that is hidden only the squares are named`() {
        reader.begin("new chess white-hidden=pieces black-hidden=pieces", "white > move e2e4")
        device.click("Previous")
        device.waitFor("the page") { device.activity.screens.place.page == Page.STEPS }
        device.settleGame()
        assertTrue("pawn" !in reader.name("e2"))
    }
}
