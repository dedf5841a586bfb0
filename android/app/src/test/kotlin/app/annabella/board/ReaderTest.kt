package app.annabella.board

import app.annabella.R
import app.annabella.core.EndingReason
import app.annabella.core.GamePhase
import app.annabella.core.GameQuestion
import app.annabella.core.Phrase
import app.annabella.core.store.Outcome
import app.annabella.settings.ColorChoice
import app.annabella.testing.Device
import app.annabella.testing.Reader
import app.annabella.ui.Page
import app.annabella.ui.Place
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Games with a screen reader, and where its focus is. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class ReaderTest {
    private val device = Device()
    private val reader = Reader(device)

    /** What the core answers; read from it. */
    private fun answer(question: GameQuestion): String {
        val asked = runBlocking { checkNotNull(device.app.games.current.value).ask(question) }
        val phrases: List<Phrase> = (asked as Outcome.Done).value
        return phrases.joinToString(" ") { it.printed }
    }

    private fun waitForSaid(words: String) =
        device.waitFor("“$words”") { device.app.announcer.lastSentence == words }

    @Test
    @Config(sdk = [26, 35])
    fun `a whole game is played by double taps`() {
        reader.begin()
        val moves = listOf("f2" to "f3", "e7" to "e5", "g2" to "g4", "d8" to "h4")
        for ((ply, move) in moves.withIndex()) {
            reader.focus(move.first)
            reader.click(move.first)
            reader.focus(move.second)
            reader.click(move.second)
            device.waitFor("ply $ply") { device.view.plies == ply.toUInt() + 1u }
            if (ply < moves.lastIndex) assertEquals(Device.squareOf(move.second), reader.focused())
        }
        device.leaveResult()
        // the window has had the focus all the time, which is not simulated
        device.board.onWindowFocusChanged(true)
        reader.waitForNames()
        device.waitFor("the focus") { reader.focused() == Device.squareOf("h4") }
        val phase = device.view.phase as GamePhase.Over
        assertEquals(EndingReason.CHECKMATE, phase.ending.reason)
        device.waitFor("the end") {
            reader.board().contentDescription == "Chess board, the game is over"
        }
    }

    @Test
    fun `who closes the result before it has its words goes on at the board`() {
        reader.begin("new chess mode=casual moves=\"f2f3 e7e5 g2g4\"")
        device.isTimeStill = true
        for (square in listOf("d8", "h4")) {
            reader.focus(square)
            reader.click(square)
        }
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        device.passToResult()
        // nothing more is done on the main thread in between
        checkNotNull(device.find("Close the result")).performClick()
        device.settleGame()
        device.board.onWindowFocusChanged(true)
        device.settle()
        assertEquals(Device.squareOf("h4"), reader.focused())
    }

    @Test
    fun `a double tap on a square that cannot be reached says why`() {
        reader.begin()
        reader.click("e2")
        reader.click("e5")
        device.waitFor("a reason") { "The pawn goes" in device.app.announcer.lastSentence }
        assertEquals(0u, device.view.plies)
    }

    private fun saysThatNothingStandsThere(setup: String) {
        reader.begin(setup)
        reader.click("e5")
        device.waitFor("it") { device.app.announcer.lastSentence == "Nothing stands there." }
        assertEquals(0u, device.view.plies)
    }

    @Test
    fun `a double tap where nothing stands says that`() =
        saysThatNothingStandsThere("new chess mode=casual")

    @Test
    fun `and does so by the Laws`() = saysThatNothingStandsThere("new chess mode=strict clock=5")

    @Test
    fun `a square offers what can be asked and done there`() {
        reader.begin()
        assertEquals(
            listOf(
                "Play to e 3, empty",
                "Play to e 4, empty",
                "Legal moves",
                "Attackers",
                "Defenders",
                "Along the file",
                "Along the rank",
                "Along the diagonals",
                "Repeat last move",
            ),
            reader.actions("e2"),
        )
        val lines = listOf("Along the file", "Along the rank", "Along the diagonals")
        assertEquals(listOf("Attackers") + lines + "Repeat last move", reader.actions("e4"))
        // it is not Black's turn
        val ofPiece = listOf("Legal moves", "Attackers", "Defenders")
        assertEquals(ofPiece + lines + "Repeat last move", reader.actions("e7"))
    }

    @Test
    fun `a queen with many moves has no menu of them`() {
        reader.begin("new chess mode=casual fen=\"4k3/8/8/3Q4/8/8/8/4K3 w - - 0 1\"")
        assertTrue(reader.actions("d5").none { it.startsWith("Play to") })
        assertEquals(5, reader.actions("e1").count { it.startsWith("Play to") })
    }

    @Test
    fun `by the Laws nothing is offered that the core does not answer`() {
        reader.begin("new chess mode=strict clock=5")
        assertEquals(
            listOf(
                "Play to e 3, empty",
                "Play to e 4, empty",
                "Legal moves",
                "Along the file",
                "Along the rank",
                "Along the diagonals",
                "Repeat last move",
                "Clocks",
            ),
            reader.actions("e2"),
        )
        reader.act("e2", "Clocks")
        waitForSaid(answer(GameQuestion.Clocks))
    }

    @Test
    fun `answers are those of the core`() {
        reader.begin("new chess mode=casual", "white > move e2e4", "black > move d7d5")
        val e4 = Device.squareOf("e4").toUByte()
        val asked = mapOf(
            "Legal moves" to GameQuestion.Moves(e4),
            "Attackers" to GameQuestion.Attackers(e4),
            "Defenders" to GameQuestion.Defenders(e4),
            "Along the file" to GameQuestion.File(4u),
            "Along the rank" to GameQuestion.Rank(3u),
            "Along the diagonals" to GameQuestion.Diagonals(e4),
            "Repeat last move" to GameQuestion.LastMoves(1u),
        )
        for ((label, question) in asked) {
            reader.act("e4", label)
            waitForSaid(answer(question))
        }
    }

    @Test
    fun `a move from the menu takes the reader with it`() {
        reader.begin()
        reader.focus("e2")
        reader.act("e2", "Play to e 4, empty")
        device.waitFor("the reader") { reader.focused() == Device.squareOf("e4") }
        assertEquals(1u, device.view.plies)
    }

    @Test
    fun `what was read out is played also if the menu has changed`() {
        reader.begin()
        val id = reader.node("e2").actionList.first { it.label == "Play to e 4, empty" }.id
        device.board.reader.actions.on(Device.squareOf("d2"))
        device.board.reader.nodes.performAction(Device.squareOf("e2"), id, null)
        device.waitFor("a move") { reader.name("e4") == "e 4, white pawn" }
        assertFalse(device.board.reader.nodes.performAction(Device.squareOf("e7"), R.id.action_play_1, null))
    }

    @Test
    fun `the computer's answer leads nobody away`() {
        device.app.settings.color = ColorChoice.WHITE
        device.start()
        device.startAgainstComputer()
        reader.waitForNames()
        reader.focus("e2")
        reader.click("e2")
        reader.focus("e4")
        reader.click("e4")
        device.waitFor("an answer") { device.view.plies == 2u }
        assertEquals(Device.squareOf("e4"), reader.focused())
    }

    @Test
    fun `a rotation leaves the reader where it was`() {
        reader.begin()
        reader.focus("c6")
        device.recreate()
        reader.waitForNames()
        device.waitFor("the focus") { reader.focused() == Device.squareOf("c6") }
    }

    @Test
    fun `the reader comes back from another window and stays away from a board it has left`() {
        reader.begin()
        reader.focus("c6")
        device.board.onWindowFocusChanged(false)
        device.board.reader.focus.clear(Device.squareOf("c6"), isElsewhereHere = false)
        assertEquals(null, reader.focused())
        device.board.onWindowFocusChanged(true)
        device.waitFor("the focus") { reader.focused() == Device.squareOf("c6") }
        device.board.reader.focus.clear(Device.squareOf("c6"), isElsewhereHere = true)
        device.board.onWindowFocusChanged(true)
        device.settle()
        assertEquals(null, reader.focused())
    }

    @Test
    fun `a page that was before the board gives the reader back`() {
        reader.begin()
        reader.focus("g4")
        device.activity.screens.go(Place(Page.KEYS))
        device.activity.goBack()
        device.settle()
        // the window has had the focus all the time, which is not simulated
        device.board.onWindowFocusChanged(true)
        reader.waitForNames()
        device.waitFor("the focus") { reader.focused() == Device.squareOf("g4") }
    }
}
