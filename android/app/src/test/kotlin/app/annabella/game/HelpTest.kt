package app.annabella.game

import app.annabella.core.GameHint
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.settings.ColorChoice
import app.annabella.testing.Device
import app.annabella.testing.menu
import app.annabella.testing.menuItems
import app.annabella.testing.play
import app.annabella.testing.type
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Hints and moves taken back: offered to who plays for himself, and between two people agreed. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class HelpTest {
    private val device = Device().start()

    private fun moves(vararg moves: Pair<String, String>) = moves.forEachIndexed { index, (from, to) ->
        device.tap(from)
        device.tap(to)
        device.waitFor("$from $to") { device.view.plies == index.toUInt() + 1u }
    }

    @Test
    fun `while the clocks of two people run, nobody is offered help`() {
        device.app.settings.betweenPeople.clock = "5"
        device.startTwoPlayers()
        moves("e2" to "e4", "e7" to "e5")
        assertEquals(null, device.find("Hint"))
        assertTrue("Undo" in device.menuItems())
        device.menu("Undo")
        device.answer("Refuse")
        assertEquals(2u, device.view.plies)
        device.menu("Undo")
        device.waitFor("the question") { device.inDialog("Black asks to take back e5.") != null }
        device.answer("Allow")
        device.waitFor("the move to be gone") { device.view.plies == 1u }
    }

    @Test
    fun `what is typed is asked, too`() {
        device.app.settings.betweenPeople.clock = "5"
        device.startTwoPlayers()
        moves("e2" to "e4")
        val questions = mapOf("undo" to "White asks to take back e4.", "hint" to "Black asks for a hint.")
        for ((words, question) in questions) {
            device.menu("Type a move or a question")
            device.type(words)
            device.waitFor("the question") { device.inDialog(question) != null }
            device.answer("Refuse")
            assertEquals(1u, device.view.plies)
        }
    }

    @Test
    fun `without a clock both are there`() {
        device.startTwoPlayers()
        moves("e2" to "e4")
        assertTrue("Hint" in device.menuItems())
        device.click("Undo")
        device.waitFor("the move to be gone") { device.view.plies == 0u }
        assertFalse("Undo" in device.menuItems())
    }

    @Test
    fun `a game that is over is gone on with only by who says so`() {
        device.play(
            "new chess",
            listOf("f2f3", "e7e5", "g2g4", "d8h4").mapIndexed { index, move ->
                (if (index % 2 == 0) "white" else "black") + " > move " + move
            },
        )
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        device.click("Undo")
        assertTrue(device.view.phase is GamePhase.Over)
        device.answer("Cancel")
        assertTrue(device.view.phase is GamePhase.Over)
        device.click("Undo")
        device.answer("Yes")
        device.waitFor("the game to go on") { device.view.phase is GamePhase.Playing }
    }

    @Test
    fun `a friendly game with a clock begins with its first move`() {
        device.app.settings.betweenPeople.clock = "5"
        device.startTwoPlayers()
        device.board
        assertEquals(null, device.find("Start"))
        assertEquals(null, device.view.clocks?.running)
        moves("e2" to "e4")
        assertEquals(GameSide.SECOND, device.view.clocks?.running)
    }

    @Test
    fun `before it a hint can be asked for against the computer`() {
        device.app.settings.againstComputer.clock = "5"
        device.app.settings.color = ColorChoice.WHITE
        device.startAgainstComputer()
        device.click("Hint")
        device.waitFor("the hint") { device.view.hint is GameHint.Given }
        assertEquals(null, device.view.clocks?.running)
    }

    @Test
    fun `the arrow of a hint makes room for another piece that is chosen`() {
        device.app.settings.color = ColorChoice.WHITE
        device.startAgainstComputer()
        device.click("Hint")
        device.waitFor("the arrow") { device.board.picture.hint != null }
        val from = checkNotNull(device.board.picture.hint).first
        val other = listOf("a2", "h2").first { Device.squareOf(it) != from }
        device.tap(other)
        assertEquals(null, device.board.picture.hint)
        device.tap(other)
        assertEquals(from, device.board.picture.hint?.first)
    }

    @Test
    fun `where the computer has White, its move begins the game`() {
        device.app.settings.againstComputer.clock = "5"
        device.app.settings.color = ColorChoice.BLACK
        device.startAgainstComputer()
        device.waitFor("its move") { device.view.plies == 1u }
    }

    @Test
    fun `by the Laws somebody starts the clock`() {
        device.app.settings.betweenPeople.clock = "5"
        device.app.settings.betweenPeople.strict = true
        device.startTwoPlayers()
        device.click("Start")
        device.waitFor("the clock") { device.view.clocks?.running != null }
    }

    @Test
    fun `the screen stays on as long as somebody thinks`() {
        fun staysOn() = device.views().any { it.keepScreenOn }
        device.startTwoPlayers()
        device.waitFor("the game") { staysOn() }
        moves("f2" to "f3", "e7" to "e5", "g2" to "g4")
        assertTrue(staysOn())
        device.tap("d8")
        device.tap("h4")
        device.waitFor("the end") { device.view.phase is GamePhase.Over && !staysOn() }
    }

    @Test
    fun `full strength has a name over the game`() {
        device.app.settings.fullStrength = true
        device.startAgainstComputer()
        device.see("Computer, full strength")
        assertEquals(null, device.find("Two players"))
    }
}
