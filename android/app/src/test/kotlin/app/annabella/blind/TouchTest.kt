package app.annabella.blind

import app.annabella.core.GamePhase
import app.annabella.core.GameTurn
import app.annabella.core.other
import app.annabella.testing.Device
import app.annabella.testing.Reader
import app.annabella.testing.play
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Games of a blind player against a sighted one, by touch on both sides (article E2.1). */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class TouchTest {
    private val device = Device()

    private val turn: GameTurn? get() = (device.view.phase as? GamePhase.Playing)?.turn

    private fun awaitRepetition(plies: UInt) =
        device.waitFor("move $plies") { turn == GameTurn.Repeating && device.view.plies == plies }

    private fun awaitMove() = device.waitFor("the end of the repetition") { turn == GameTurn.Thinking }

    private fun stands(square: String) = device.board.picture.pieces[Device.squareOf(square)].toInt() != 0

    @Test
    fun `e2_1 with a screen reader for both`() {
        val reader = Reader(device)
        reader.begin("new chess blind=white")
        val move = { from: String, to: String ->
            reader.click(from)
            reader.click(to)
        }
        for ((index, ply) in MOVES.withIndex()) {
            val (from, to) = ply
            move(from, to)
            if (index == MOVES.lastIndex) break
            awaitRepetition(index.toUInt() + 1u)
            if (device.view.awaitsRepetition) {
                // the sighted player has not made it yet: the picture and the names agree
                device.waitFor("the board before") { stands(from) && "pawn" !in reader.name(to) }
                move(from, "a4")
                device.waitFor("what is right") { "First repeat: " in device.app.announcer.lastSentence }
                assertEquals(GameTurn.Repeating, turn)
                move(from, to)
            } else {
                device.click("Repeat the move")
            }
            awaitMove()
            device.waitFor("the board with it") { !stands(from) && stands(to) }
        }
        awaitMate()
    }

    @Test
    fun `e2_1 with the app's own voice, by taps and drags`() {
        device.start()
        device.play("new chess blind=white")
        for ((index, ply) in MOVES.withIndex()) {
            val (from, to) = ply
            device.drag(from, to)
            if (index == MOVES.lastIndex) break
            awaitRepetition(index.toUInt() + 1u)
            val isSighted = device.view.awaitsRepetition
            if (isSighted) {
                assertTrue(stands(from))
                assertFalse(stands(to) && index == 0)
                device.drag(from, to)
                // the blind player hears it
                device.waitFor("the repetition") {
                    "Black repeats: " in device.app.announcer.lastSentence
                }
            } else {
                device.tap(from)
                device.tap(to)
            }
            awaitMove()
        }
        awaitMate()
    }

    @Test
    fun `i18n_09 what is said has the words of the Laws, and squares those of the interface`() {
        val reader = Reader(device)
        reader.begin("new chess blind=white")
        reader.click("g1")
        reader.click("f3")
        device.waitFor("the announcement") {
            device.app.announcer.lastSentence.startsWith("Springer Felix drei")
        }
        assertEquals("g 1, white knight", reader.name("g1"))
        device.click("Menu")
        device.answer("Settings")
        device.click("Accessibility")
        device.clickLine("Announcements in games with a blind player")
        device.answer("knight, f 3")
        device.click("Back")
        device.click("Back")
        awaitRepetition(1u)
        reader.click("g1")
        reader.click("f3")
        device.waitFor("the repetition") {
            device.app.announcer.lastSentence == "Black repeats: knight, f3."
        }
    }

    @Test
    fun `what the app repeats nobody has to`() {
        device.start()
        device.app.settings.betweenPeople.appRepeats = true
        device.play("new chess blind=white white-repeats=program black-repeats=program")
        device.drag("e2", "e4")
        device.waitFor("Black's turn") { device.view.plies == 1u && turn == GameTurn.Thinking }
        assertEquals(null, device.find("Repeat the move"))
        device.drag("e7", "e5")
        device.waitFor("White's turn") { device.view.plies == 2u && turn == GameTurn.Thinking }
    }

    private fun awaitMate() {
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        val ending = (device.view.phase as GamePhase.Over).ending
        assertEquals(device.view.turn.other, ending.winner)
    }

    private companion object {
        val MOVES = listOf(
            "e2" to "e4",
            "e7" to "e5",
            "f1" to "c4",
            "b8" to "c6",
            "d1" to "h5",
            "g8" to "f6",
            "h5" to "f7",
        )
    }
}
