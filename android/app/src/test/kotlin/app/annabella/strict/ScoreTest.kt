package app.annabella.strict

import android.widget.TextView
import app.annabella.core.DeedKind
import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.GameTurn
import app.annabella.core.may
import app.annabella.core.parseAction
import app.annabella.game.MoveInput
import app.annabella.settings.VoiceChoice
import app.annabella.testing.Device
import app.annabella.testing.menu
import app.annabella.testing.play
import app.annabella.testing.write
import app.annabella.testing.writeLines
import app.annabella.ui.Page
import app.annabella.ui.Place
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** The scoresheets: the app's, and those that players write. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class ScoreTest {
    private val device = Device().start()

    private fun act(line: String) = checkNotNull(
        device.app.games.current.value,
    ).send(parseAction(GameKind.CHESS, line))

    private fun told(words: String) = device.waitFor("“$words”") {
        words in
            device.app.announcer.lastSentence
    }

    private fun seeScore() {
        device.menu("Scoresheet")
        val line = device.see("1. e4 c5")
        // a screen reader has words
        assertTrue("${line.contentDescription}", line.contentDescription.contains("White"))
        device.click("Back")
    }

    @Test
    fun `the score can be reached in every phase of a game by the Laws`() {
        device.play("new chess mode=strict clock=90", listOf("white > move e2e4", "black > move c7c5"))
        seeScore()
        device.tap("g1")
        seeScore()
        val phases = listOf(
            "white > release g1" to GamePhase.Playing::class,
            "arbiter > pause" to GamePhase.Paused::class,
            "arbiter > continue" to GamePhase.Playing::class,
            "white > resign" to GamePhase.Playing::class,
            "white > confirm" to GamePhase.Over::class,
        )
        for ((action, phase) in phases) {
            act(action)
            device.waitFor(action) { phase.isInstance(device.view.phase) }
            if (phase == GamePhase.Over::class) device.leaveResult()
            seeScore()
        }
    }

    @Test
    fun `the score can be reached while a move is sealed, adjourned and resumed`() {
        device.play("new chess mode=strict clock=90", listOf("white > move e2e4", "black > move c7c5"))
        act("arbiter > adjourn Tuesday")
        device.waitFor("the envelope to be filled") { MoveInput.turnOf(device.view) is GameTurn.Sealing }
        seeScore()
        device.click("Seal the move")
        device.write("Nf3")
        device.writeLines("Elista", "Elista")
        seeScore()
        device.click("Press the clock")
        device.waitFor("the adjournment") { device.view.phase is GamePhase.Adjourned }
        seeScore()
        act("white > arrive")
        act("black > arrive")
        act("arbiter > resume")
        device.waitFor("the envelope") { device.view.phase is GamePhase.Resumed }
        seeScore()
    }

    @Test
    fun `the score can be reached from the page for blind play, also where the board is hidden`() {
        val moves = listOf("white > move e2e4", "black > move c7c5")
        device.play("new chess mode=strict white-hidden=board", moves)
        device.activity.screens.go(Place(Page.BLIND))
        device.app.settings.voice = VoiceChoice.OFF
        app.annabella.testing.Reader(device)
        device.click("Menu")
        device.answer("Scoresheet")
        device.see("1. e4 c5")
    }

    @Test
    fun `players write their moves, and who has not cannot move on`() {
        device.play(
            "new chess mode=strict clock=90 score=hand",
            listOf("white > move e2e4", "black > move e7e5"),
        )
        device.tap("g1")
        told("has to be written down first")
        device.click("Write the move down")
        device.answer("White")
        // it was not played
        device.write("d4")
        told("does not match")
        assertTrue("e4" !in device.app.announcer.lastSentence)
        device.menu("Scoresheet")
        device.see("White's sheet")
        assertNull(device.find("1. e4"))
        device.click("White writes the move down")
        device.write("pawn e4")
        device.see("1. e4")
        device.click("White writes the move down")
        device.write("nonsense")
        device.answer("Close")
        device.click("White writes the move down")
        device.write("e5")
        device.see("1. e4 e5")
        assertNull(device.find("White writes the move down"))
        device.click("Black writes the move down")
        device.write("e4")
        device.waitFor("both sheets") { device.find("1. e4") != null }
        device.picture("score")
        device.click("Back")
        device.tap("g1")
        device.waitFor("a piece in the hand") { MoveInput.turnOf(device.view) is GameTurn.Holding }
        device.tap("f3")
        device.waitFor("the move") { device.view.plies == 3u }
    }

    @Test
    fun `a game against the computer can be written by hand too`() {
        device.app.settings.run {
            againstComputer.strict = true
            againstComputer.scoreByHand = true
            color = app.annabella.settings.ColorChoice.WHITE
        }
        device.startAgainstComputer()
        device.board
        act("arbiter > start")
        act("white > move e2e4")
        device.click("Write the move down")
        device.write("e4")
        device.waitFor("the move on the sheet") { !device.view.may(GameSide.FIRST, DeedKind.RECORD) }
        device.menu("Scoresheet")
        device.see("White's sheet")
        device.see("1. e4")
    }

    @Test
    fun `without supervision moves are written too, and what is no move is told`() {
        device.play(
            "new chess mode=strict supervised=no clock=5 score=hand",
            listOf("white > move e2e4"),
        )
        device.menu("Scoresheet")
        device.click("White writes the move down")
        device.write("what time is it")
        device.waitFor("the answer") { device.inDialog("Close") != null }
        val told = device.views(checkNotNull(device.dialog)).filterIsInstance<TextView>()
            .map { "${it.text}" }
        assertTrue("$told", told.any { it.length > "Close".length })
        device.answer("Close")
        device.click("White writes the move down")
        device.write("e4")
        device.see("1. e4")
    }
}
