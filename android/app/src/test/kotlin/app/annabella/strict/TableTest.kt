package app.annabella.strict

import android.text.Spanned
import android.text.method.PasswordTransformationMethod
import android.text.style.ForegroundColorSpan
import android.view.View
import android.widget.TextView
import app.annabella.core.EndingReason
import app.annabella.core.EnvelopeState
import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.GameTurn
import app.annabella.core.parseAction
import app.annabella.core.pieceAt
import app.annabella.game.MoveInput
import app.annabella.testing.Device
import app.annabella.testing.fields
import app.annabella.testing.menu
import app.annabella.testing.menuItems
import app.annabella.testing.play
import app.annabella.testing.type
import app.annabella.testing.write
import app.annabella.testing.writeLines
import java.time.Duration
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowSystemClock

/** A game by the Laws as two people play it at the device, with fingers alone. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class TableTest {
    private val device = Device().start()

    private val ending get() = (device.view.phase as? GamePhase.Over)?.ending

    private fun act(line: String) = checkNotNull(
        device.app.games.current.value,
    ).send(parseAction(GameKind.CHESS, line))

    private fun move(from: String, to: String) {
        val plies = device.view.plies
        device.tap(from)
        device.waitFor("a piece in the hand") { MoveInput.turnOf(device.view) is GameTurn.Holding }
        device.tap(to)
        device.waitFor("$from to $to") { device.view.plies == plies + 1u }
    }

    /** The line on which the app says what has happened. */
    private fun told(words: String) = device.waitFor("“$words”, not “${said()}”") { words in said() }

    private fun said() = device.app.announcer.lastSentence

    private fun knightsHome() {
        for ((from, to) in listOf("g1" to "f3", "g8" to "f6", "f3" to "g1", "f6" to "g8")) move(from, to)
    }

    @Test
    fun `a draw by the third time of a position is claimed with the move that will be made`() {
        device.play("new chess mode=strict clock=90")
        knightsHome()
        for ((from, to) in listOf("g1" to "f3", "g8" to "f6", "f3" to "g1")) move(from, to)
        device.menu("Claim")
        device.answer("A draw: the same position for the third time")
        device.answer("With the move that I show next")
        device.tap("f6")
        device.tap("g8")
        device.waitFor("the draw") { ending?.reason == EndingReason.REPETITION }
        assertEquals("1/2-1/2", ending?.result)
    }

    private fun waitForTurn(name: String, turn: (GameTurn?) -> Boolean) =
        device.waitFor(name) { turn(MoveInput.turnOf(device.view)) }

    @Test
    fun `an illegal move is put right until the clock is pressed, and completed by that`() {
        device.play("new chess mode=strict clock=90 press=manual")
        act("arbiter > start")
        move("g1", "g3")
        waitForTurn("the press that is due") { it is GameTurn.ToPress }
        device.tap("g3")
        waitForTurn("the knight in the hand again") {
            it is GameTurn.Holding &&
                it.from.toInt() == Device.squareOf("g1")
        }
        device.tap("f3")
        waitForTurn("the press that is due again") { it is GameTurn.ToPress }
        device.waitFor("the knight on f3") {
            device.view.board.pieceAt(Device.squareOf("f3")) !=
                null
        }
        act("white > press")
        waitForTurn("Black's turn") { it is GameTurn.Thinking }
        move("e7", "e4")
        act("black > press")
        told("illegal")
        assertEquals(1u, device.view.plies)
        assertEquals(GameSide.SECOND, device.view.turn)
    }

    @Test
    fun `before the press only the piece of the illegal move is taken up again`() {
        device.play("new chess mode=strict clock=90 press=manual")
        act("arbiter > start")
        move("g1", "g3")
        waitForTurn("the press that is due") { it is GameTurn.ToPress }
        for (other in listOf("b1", "e2", "g1", "e7")) {
            device.tap(other)
            device.settleGame()
            assertTrue("$other binds nobody", MoveInput.turnOf(device.view) is GameTurn.ToPress)
        }
        device.tap("g3")
        waitForTurn("the knight in the hand again") { it is GameTurn.Holding }
    }

    @Test
    fun `a wrong claim gives the opponent time`() {
        device.play("new chess mode=strict clock=90")
        knightsHome()
        val before = checkNotNull(device.view.clocks).second.leftMs
        device.menu("Claim")
        device.answer("A draw: the same position for the third time")
        device.answer("As it stands")
        told("claim")
        // the arbiter starts the clocks when he has told it
        assertTrue("${device.view.phase}", device.view.phase is GamePhase.Paused)
        device.waitFor("more time") {
            checkNotNull(device.view.clocks?.second?.leftMs) > checkNotNull(before)
        }
    }

    @Test
    fun `fifty moves are claimed with the move that will be made, or as it stands`() {
        device.play("new chess mode=strict fen=\"4k3/8/8/8/8/8/8/R3K3 w - - 99 80\"")
        device.menu("Claim")
        device.answer("A draw: fifty moves")
        device.answer("With the move that I show next")
        device.tap("a1")
        device.tap("a2")
        device.waitFor("the draw") { ending?.reason == EndingReason.FIFTY_MOVES }
    }

    @Test
    fun `a claim that waits for a move does not go over into another game`() {
        device.play("new chess mode=strict fen=\"4k3/8/8/8/8/8/8/R3K3 w - - 99 80\"")
        device.menu("Claim")
        device.answer("A draw: fifty moves")
        device.answer("With the move that I show next")
        val game = device.app.games.onTable
        for (line in listOf(
            "white > resign",
            "white > confirm",
        )) {
            game.send(parseAction(GameKind.CHESS, line))
        }
        device.click("Play again")
        device.waitFor("another game") { device.app.games.onTable !== game }
        device.app.games.onTable.send(parseAction(GameKind.CHESS, "arbiter > start"))
        device.see("Two players")
        device.waitFor("its beginning") { device.view.phase is GamePhase.Playing }
        move("a1", "a2")
        device.waitFor("a move") { device.view.plies == 1u }
        assertTrue("${device.view.phase}", device.view.phase is GamePhase.Playing)
    }

    @Test
    fun `a draw is offered with a move, declined, offered again and agreed`() {
        device.play("new chess mode=strict clock=90")
        move("e2", "e4")
        for (answer in listOf("Decline", "Accept")) {
            if (answer == "Accept") move("e7", "e5")
            if ("Offer draw" !in device.menuItems()) move("g1", "f3")
            device.menu("Offer draw")
            device.answer("Yes")
            device.waitFor("an offer") { device.view.offer != null }
            device.click(answer)
            if (answer == "Decline") device.waitFor("no offer") { device.view.offer == null }
        }
        device.waitFor("the draw") { ending?.reason == EndingReason.AGREEMENT }
    }

    @Test
    fun `who says so first may put a piece right`() {
        device.play("new chess mode=strict")
        device.menu("Put a piece right")
        told("adjust")
        device.tap("e2")
        device.waitFor("the piece in the hand") { MoveInput.turnOf(device.view) is GameTurn.Holding }
        device.tap("e2")
        device.waitFor("the piece put right") { MoveInput.turnOf(device.view) is GameTurn.Thinking }
        move("d2", "d4")
    }

    @Test
    fun `a piece cannot be put where it cannot go`() {
        device.play("new chess mode=strict clock=90")
        device.tap("e2")
        device.waitFor("a piece in the hand") { MoveInput.turnOf(device.view) is GameTurn.Holding }
        device.tap("e5")
        device.waitFor("why") { "The pawn goes one square ahead" in said() }
        assertTrue(MoveInput.turnOf(device.view) is GameTurn.Holding)
    }

    @Test
    fun `what was touched has a dot under it until it has moved`() {
        device.play("new chess mode=strict")
        assertEquals(emptySet<Int>(), device.board.picture.touched)
        device.tap("e2")
        device.waitFor("the pawn in the hand") {
            device.board.picture.selected == listOf(Device.squareOf("e2"))
        }
        assertEquals(emptySet<Int>(), device.board.picture.touched)
        device.tap("e2")
        device.waitFor("the pawn put back") { MoveInput.turnOf(device.view) is GameTurn.Thinking }
        device.waitFor("a dot") { device.board.picture.touched == setOf(Device.squareOf("e2")) }
        device.picture("touched")
        move("e2", "e4")
        device.waitFor("no dot") { device.board.picture.touched.isEmpty() }
    }

    @Test
    fun `a pawn on its last rank becomes what is chosen`() {
        device.play("new chess mode=strict fen=\"7k/4P3/8/8/8/8/8/4K3 w - - 0 1\"")
        device.tap("e7")
        device.waitFor("the pawn in the hand") { MoveInput.turnOf(device.view) is GameTurn.Holding }
        device.tap("e8")
        device.answer("Knight")
        device.waitFor("the knight") { device.view.board[Device.squareOf("e8")].toInt() == 2 }
    }

    @Test
    fun `an illegal move has its penalty, which is told`() {
        device.play("new chess mode=strict clock=90")
        val before = checkNotNull(device.view.clocks?.second?.leftMs)
        device.menu("Type a move or a question")
        device.type("g1g3")
        device.waitFor("the penalty") { checkNotNull(device.view.clocks?.second?.leftMs) > before }
        assertEquals(0u, device.view.plies)
        told("2 minutes")
    }

    @Test
    fun `two minutes are given and taken in one tap, and the clocks stopped at the foot of the page`() {
        device.play("new chess mode=strict clock=90")
        fun left() = checkNotNull(device.view.clocks?.first?.leftMs)
        device.menu("Arbiter")
        device.clickLine("Stop the clocks")
        device.waitFor("the clocks to stand") { device.view.phase is GamePhase.Paused }
        val before = left()
        device.click("Give time: 2:00. Article 13 point 5.")
        device.waitFor("two minutes more") { left() == before + 120_000uL }
        device.click("Take time: 2:00. Article 13 point 4, letter C.")
        device.waitFor("two minutes less") { left() == before }
        device.clickLine("Start the clocks")
        device.waitFor("the game to go on") { device.view.phase is GamePhase.Playing }
    }

    @Test
    fun `each command of the arbiter shows its article, and tells it behind its name`() {
        device.play("new chess mode=strict clock=90")
        device.menu("Arbiter")
        val told = mapOf(
            "Warn" to "Article 13.4.a" to "Article 13 point 4, letter A.",
            "Illegal move" to "Article 7.4.b" to "Article 7 point 4, letter B.",
            "Adjourn the game" to "Guideline 1.a for adjourned games" to
                "Guideline 1 for adjourned games, letter A.",
            "White wins" to "Article 13.4.d" to "Article 13 point 4, letter D.",
            "Stop the clocks" to "Article 6.12.a" to "Article 6 point 12, letter A.",
        )
        for ((shown, said) in told) {
            val (name, article) = shown
            device.waitFor(name) { device.line(name) != null }
            val button = checkNotNull(device.line(name))
            assertEquals("$name\n$article", button.text.toString())
            val tones = (button.text as Spanned)
                .getSpans(0, button.text.length, ForegroundColorSpan::class.java)
            assertTrue("$name is as legible as its words", tones.isEmpty())
            assertEquals("$name. $said", button.contentDescription)
        }
        device.clickLine("Stop the clocks")
        device.see("Start the clocks. Article 6 point 12, letter C.")
        // the Laws do not say when an arbiter rules a draw
        assertEquals(null, device.see("Draw").contentDescription)
    }

    @Test
    fun `a flag falls, and ends the game`() {
        device.play("new chess mode=strict clock=1")
        device.waitFor("the flag") {
            ShadowSystemClock.advanceBy(Duration.ofSeconds(5))
            ending != null
        }
        assertEquals(EndingReason.FLAG, ending?.reason)
        device.see("Play again")
    }

    /** Nobody sees or hears what is typed, and nothing keeps it; each line is named. */
    private fun assertHidden(lines: Int) {
        device.waitFor("$lines lines") { device.fields().size == lines }
        for (field in device.fields()) {
            assertTrue(field.transformationMethod is PasswordTransformationMethod)
            assertEquals(View.IMPORTANT_FOR_AUTOFILL_NO, field.importantForAutofill)
            val name = device.views(checkNotNull(device.dialog)).single { it.labelFor == field.id }
            assertTrue((name as TextView).text.isNotEmpty())
        }
    }

    @Test
    fun `a game is adjourned with a sealed move, and goes on by its passphrase`() {
        device.play("new chess mode=strict clock=90", listOf("white > move e2e4"))
        device.menu("Arbiter")
        device.clickLine("Adjourn the game")
        device.write("Tuesday at 10")
        device.waitFor("the envelope to be filled") { MoveInput.turnOf(device.view) is GameTurn.Sealing }
        device.click("Seal the move")
        assertHidden(1)
        device.write("Nf6")
        assertHidden(2)
        device.writeLines("a walk in Elista", "a walk in Elysium")
        assertEquals("The two passphrases are not the same.", "${device.fields().last().error}")
        // what is wrong is put right where it stands
        device.writeLines("a walk in Elista", "a walk in Elista")
        device.waitFor("the seal") { (MoveInput.turnOf(device.view) as? GameTurn.Sealing)?.isSealed == true }
        device.click("Press the clock")
        device.waitFor("the adjournment") { device.view.phase is GamePhase.Adjourned }
        assertEquals("Tuesday at 10", device.view.adjournment?.resumption)
        device.click("White is here")
        device.click("Black is here")
        device.menu("Arbiter")
        device.clickLine("Resume the game")
        device.waitFor("the envelope") { device.view.phase is GamePhase.Resumed }
        device.click("Back")
        device.click("Open the envelope")
        assertHidden(1)
        device.write("Elista")
        told("passphrase")
        assertEquals(1u, device.view.plies)
        device.click("Open the envelope")
        device.write("a walk in Elista")
        device.waitFor("the sealed move") { device.view.plies == 2u }
    }

    @Test
    fun `what was sealed and is not clear is read by the arbiter`() {
        device.play("new chess mode=strict clock=90 fen=\"4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1\"")
        for (line in listOf("arbiter > start", "arbiter > adjourn Tuesday")) act(line)
        device.waitFor("the envelope to be filled") { MoveInput.turnOf(device.view) is GameTurn.Sealing }
        device.click("Seal the move")
        device.write("Nd2")
        device.writeLines("Elista", "Elista")
        device.waitFor("the seal") { (MoveInput.turnOf(device.view) as? GameTurn.Sealing)?.isSealed == true }
        for (line in listOf(
            "white > press",
            "white > arrive",
            "black > arrive",
            "arbiter > resume",
        )) {
            act(line)
        }
        device.waitFor("the envelope") { device.view.phase is GamePhase.Resumed }
        device.click("Open the envelope")
        device.write("Elista")
        device.waitFor("what is not clear") { device.view.adjournment?.envelope == EnvelopeState.UNCLEAR }
        device.menu("Arbiter")
        device.clickLine("Read the sealed move")
        device.write("Nd2")
        device.waitFor("the question which knight") { device.inDialog("Close") != null }
        device.answer("Close")
        device.clickLine("Read the sealed move")
        device.write("Nbd2")
        device.waitFor("the sealed move") { device.view.plies == 1u }
    }

    @Test
    fun `in blitz both agree to correct what was illegal`() {
        device.play("new chess mode=strict clock=5 supervised=no")
        for (line in listOf("arbiter > start", "white > move e2e5", "black > move e7e6")) act(line)
        device.waitFor("both moves") { device.view.plies == 2u }
        device.menu("Claim")
        device.answer("A move was illegal")
        told("propose")
        device.menu("Claim")
        // now only the other one can agree
        device.answer("A move was illegal")
        device.waitFor("the start again") { device.view.plies == 0u }
    }

    @Test
    fun `the arbiter marks a forfeit, and raises points`() {
        device.play("new chess mode=strict clock=90", listOf("white > move e2e4"))
        device.menu("Arbiter")
        device.clickLine("Forfeits")
        device.answer("Yes")
        device.waitFor("the forfeit") { ending?.reason == EndingReason.FORFEIT }
        assertEquals("0-1", ending?.result)
        device.clickLine("Gets the whole point")
        device.answer("Yes")
        device.waitFor("the point") { ending?.result == "1-1" }
    }

    @Test
    fun `the arbiter corrects times, warns and stops the clocks`() {
        device.play("new chess mode=strict clock=90", listOf("white > move e2e4"))
        device.menu("Arbiter")
        device.clickLine("Set the time")
        device.write("12:30")
        // whose time it is, and what it is then
        device.answer("Yes")
        device.waitFor("the time") { checkNotNull(device.view.clocks?.first?.leftMs) <= 750_000uL }
        device.clickLine("Warn")
        told("warn")
        device.clickLine("Stop the clocks")
        device.clickLine("Start the clocks")
        device.waitFor("the clocks to run") { device.line("Stop the clocks") != null }
        device.click("Scoresheet")
        device.see("1. e4")
        device.click("Back")
        device.waitFor("the page") { device.line("Warn") != null }
    }

    @Test
    fun `both players sign, each for himself`() {
        val written = listOf("white > move e2e4", "white > record e2e4", "black > record e2e4")
        device.play("new chess mode=strict score=hand", written)
        device.menu("Resign")
        device.click("Yes")
        device.leaveResult()
        device.click("Sign the scoresheets")
        device.answer("White")
        device.waitFor("a signature") { device.view.first.hasSigned }
        assertFalse(device.view.second.hasSigned)
        device.click("Sign the scoresheets")
        device.waitFor("both") { device.view.second.hasSigned }
    }

    @Test
    fun `where nobody has to write nothing is signed`() {
        device.play("new chess mode=strict clock=15", listOf("arbiter > start", "white > move e2e4"))
        device.menu("Resign")
        device.click("Yes")
        device.leaveResult()
        device.waitFor("the line to the result") { device.line("Result") != null }
        assertNull(device.line("Sign the scoresheets"))
    }

    @Test
    fun `a flag that nobody watches is claimed by the opponent`() {
        device.play("new chess mode=strict clock=1 supervised=no")
        ShadowSystemClock.advanceBy(Duration.ofSeconds(61))
        device.menu("Claim")
        device.answer("The opponent's flag has fallen")
        device.waitFor("the end") { ending?.reason == EndingReason.FLAG }
    }
}
