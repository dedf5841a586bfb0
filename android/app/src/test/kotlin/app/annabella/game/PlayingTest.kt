package app.annabella.game

import android.widget.TextView
import app.annabella.core.DeedKind
import app.annabella.core.EndingReason
import app.annabella.core.GameEnding
import app.annabella.core.GamePhase
import app.annabella.core.GamePlayer
import app.annabella.core.GameSide
import app.annabella.core.may
import app.annabella.core.parseSetup
import app.annabella.core.pieceAt
import app.annabella.core.store.Outcome
import app.annabella.settings.ColorChoice
import app.annabella.speech.SpeechChoices
import app.annabella.testing.Device
import app.annabella.testing.menu
import app.annabella.ui.Page
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** Games on the screen, by fingers. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class PlayingTest {
    private val device = Device().start()

    private fun ending(): GameEnding? = (device.view.phase as? GamePhase.Over)?.ending

    @Test
    fun `two people play a whole game by taps`() {
        device.startTwoPlayers()
        val moves = listOf("e2" to "e4", "e7" to "e5", "f1" to "c4", "b8" to "c6", "d1" to "h5", "g8" to "f6")
        for ((ply, move) in moves.withIndex()) {
            device.tap(move.first)
            device.tap(move.second)
            device.waitFor("ply $ply") { device.view.plies == ply.toUInt() + 1u }
        }
        device.tap("h5")
        device.tap("f7")
        device.waitFor("mate") { ending() != null }
        assertEquals(EndingReason.CHECKMATE, ending()?.reason)
    }

    @Test
    fun `who has to name another square first is told so`() {
        device.startTwoPlayers()
        (device.activity.screens.top as MoveInput.Listener).severalWays()
        device.waitFor("the sentence") {
            device.app.announcer.lastSentence == "Several ways lead there. Tap the next square first."
        }
    }

    @Test
    fun `the line of moves is heard in words`() {
        device.startTwoPlayers()
        for ((ply, move) in listOf("e2" to "e4", "g8" to "f6").withIndex()) {
            device.tap(move.first)
            device.tap(move.second)
            device.waitFor("ply $ply") { device.view.plies == ply.toUInt() + 1u }
        }
        device.waitFor("the line") { line()?.text?.endsWith("f6") == true }
        assertEquals("Move 1, White: e 4. Move 1, Black: knight, f 6.", "${line()?.contentDescription}")
    }

    @Test
    fun `the settings are opened from the game and lead back to it`() {
        device.startTwoPlayers()
        device.menu("Settings")
        device.see("Board and pieces")
        device.click("Back")
        assertEquals(Page.GAME, device.activity.screens.place.page)
    }

    @Test
    fun `two people play a whole game by drags`() {
        device.startTwoPlayers()
        val moves = listOf("f2" to "f3", "e7" to "e5", "g2" to "g4", "d8" to "h4")
        for ((ply, move) in moves.withIndex()) {
            device.drag(move.first, move.second)
            device.waitFor("ply $ply") { device.view.plies == ply.toUInt() + 1u }
        }
        assertEquals(GameSide.SECOND, ending()?.winner)
    }

    @Test
    fun `the computer answers`() {
        device.app.settings.color = ColorChoice.WHITE
        device.startAgainstComputer()
        device.tap("e2")
        device.tap("e4")
        device.waitFor("an answer") { device.view.plies == 2u }
        assertNotNull(device.view.board.pieceAt(Device.squareOf("e4")))
    }

    @Test
    fun `a game goes on where it was after the system has ended the app`() {
        device.startTwoPlayers()
        device.tap("e2")
        device.tap("e4")
        device.waitFor("a move") { device.view.plies == 1u }
        device.endAndReturn()
        device.waitFor("the game") { device.app.games.current.value != null }
        assertEquals(1u, device.view.plies)
        device.tap("e7")
        device.tap("e5")
        device.waitFor("an answer") { device.view.plies == 2u }
    }

    @Test
    fun `a chosen piece stays chosen when the device is turned`() {
        device.startTwoPlayers()
        device.tap("e2")
        device.recreate()
        assertEquals(listOf(Device.squareOf("e2")), device.board.picture.selected)
        device.tap("e4")
        device.waitFor("a move") { device.view.plies == 1u }
    }

    @Test
    fun `an offer of a draw is asked once more`() {
        device.startTwoPlayers()
        device.menu("Offer draw")
        device.answer("Cancel")
        assertFalse(device.view.may(GameSide.SECOND, DeedKind.ACCEPT))
        device.menu("Offer draw")
        device.answer("Yes")
        device.waitFor("the offer") { device.view.may(GameSide.SECOND, DeedKind.ACCEPT) }
    }

    @Test
    fun `a game that cannot begin leaves the other on the table`() {
        device.startTwoPlayers()
        device.tap("e2")
        device.tap("e4")
        device.waitFor("a move") { device.view.plies == 1u }
        val game = device.app.games.onTable
        val speech = SpeechChoices.speech("en", device.app.settings, GamePlayer.Person, GamePlayer.Person)
        val setup = parseSetup("new chess").copy(fen = "nonsense")
        val outcome = runBlocking { device.app.games.start(setup, speech) }
        assertTrue("$outcome", outcome is Outcome.Failed)
        assertSame(game, device.app.games.onTable)
        device.tap("e7")
        device.tap("e5")
        device.waitFor("an answer") { device.view.plies == 2u }
    }

    @Test
    fun `players have the names that they gave`() {
        device.app.settings.whiteName = "Anna"
        device.app.settings.blackName = "Bella"
        device.startTwoPlayers()
        device.see("Anna")
        device.see("Bella")
    }

    @Test
    fun `the line of moves grows with the game`() {
        device.startTwoPlayers()
        for ((from, to) in listOf("e2" to "e4", "e7" to "e5", "g1" to "f3", "b8" to "c6", "f1" to "b5")) {
            device.tap(from)
            device.tap(to)
            device.waitFor("the move in the line") { line()?.text?.endsWith(to) == true }
            val line = checkNotNull(line())
            assertTrue("${line.text}", line.layout.getLineWidth(0) <= line.width)
        }
    }

    @Test
    fun `in another language the sentence at the board is another one`() {
        device.startTwoPlayers()
        device.tap("e2")
        device.tap("e4")
        device.waitFor("the sentence") { device.sees("White: e4.") }
        RuntimeEnvironment.setQualifiers("+de-rDE")
        device.recreate()
        device.waitFor("the German one") { device.sees("Schwarz ist am Zug") }
        assertFalse(device.sees("White"))
    }

    private fun line() = device.views().filterIsInstance<TextView>().find { it.text.startsWith("1.\u00A0") }

    @Test
    fun `a game without a move is begun anew, and no older one comes in its place`() {
        device.startTwoPlayers()
        device.tap("e2")
        device.tap("e4")
        device.waitFor("a move") { device.view.plies == 1u }
        device.activity.screens.home()
        device.startTwoPlayers()
        device.waitFor("the new game") { device.view.plies == 0u }
        device.board
        device.endAndReturn()
        device.see("Play the computer")
        device.waitFor("the older game to go on with") { device.find("Continue") != null }
    }

    @Test
    fun `a game goes on after the activity was made anew`() {
        device.startTwoPlayers()
        device.board
        device.recreate()
        device.tap("d2")
        device.tap("d4")
        device.waitFor("a move") { device.view.plies == 1u }
    }
}
