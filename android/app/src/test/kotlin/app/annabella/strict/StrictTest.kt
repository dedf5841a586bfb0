package app.annabella.strict

import android.view.View
import android.widget.Button
import android.widget.TextView
import app.annabella.board.StillBoard
import app.annabella.core.DeedKind
import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.GameTurn
import app.annabella.core.may
import app.annabella.core.movesFrom
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.game.MoveInput
import app.annabella.settings.VoiceChoice
import app.annabella.speech.SpeechChoices
import app.annabella.testing.Device
import app.annabella.testing.Reader
import app.annabella.testing.menu
import app.annabella.testing.play
import app.annabella.testing.type
import app.annabella.testing.write
import app.annabella.ui.Page
import app.annabella.ui.Place
import kotlinx.coroutines.launch
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

/** Games by the Laws. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class StrictTest {
    private val device = Device().start()

    private fun act(line: String) = checkNotNull(
        device.app.games.current.value,
    ).send(parseAction(GameKind.CHESS, line))

    @Test
    fun `a piece that is tapped is lifted, and has to move`() {
        device.play("new chess mode=strict")
        device.tap("e2")
        device.waitFor("a piece in the hand") { MoveInput.turnOf(device.view) is GameTurn.Holding }
        device.tap("e2")
        device.waitFor("the piece put back") { MoveInput.turnOf(device.view) is GameTurn.Thinking }
        // another piece has to stay where it is
        assertTrue(device.view.movesFrom(Device.squareOf("d2")).isEmpty())
        device.tap("e2")
        device.waitFor("a piece in the hand") { MoveInput.turnOf(device.view) is GameTurn.Holding }
        device.tap("e4")
        device.waitFor("a move") { device.view.plies == 1u }
    }

    @Test
    fun `a second tap that is quicker than the answer to the first puts the piece down`() {
        device.play("new chess mode=strict")
        device.look()
        device.tapAtOnce("e2")
        device.tapAtOnce("e4")
        device.waitFor("a move") { device.view.plies == 1u }
        // the piece that was touched has to move: another one that is refused is not in the hand
        device.tapAtOnce("e7")
        device.tapAtOnce("e7")
        device.waitFor("the piece put back") { MoveInput.turnOf(device.view) is GameTurn.Thinking }
        device.settleGame()
        device.tapAtOnce("d7")
        device.settleGame()
        device.tapAtOnce("e7")
        device.waitFor("a piece in the hand") {
            (MoveInput.turnOf(device.view) as? GameTurn.Holding)?.from?.toInt() == Device.squareOf("e7")
        }
    }

    @Test
    fun `a second own piece is touched and not captured, and castling is king and then rook`() {
        device.play("new chess mode=strict", listOf("white > move e2e4", "black > move e7e5"))
        device.tap("g1")
        device.waitFor("a knight in the hand") { MoveInput.turnOf(device.view) is GameTurn.Holding }
        for (own in listOf("f2", "h1")) {
            device.tap(own)
            val why = "Not possible: the piece on g1 was touched and has to move."
            device.waitFor("why not") { why in device.app.announcer.lastSentence }
            assertTrue(MoveInput.turnOf(device.view) is GameTurn.Holding)
        }
        device.tap("f3")
        device.waitFor("its move") { device.view.plies == 3u }
        for (move in listOf("b8c6", "f1c4", "g8f6")) {
            act("${if (move == "f1c4") "white" else "black"} > move $move")
        }
        device.waitFor("the moves") { device.view.plies == 6u }
        device.tap("e1")
        device.waitFor("the king in the hand") { MoveInput.turnOf(device.view) is GameTurn.Holding }
        device.tap("h1")
        device.waitFor("castling") { device.view.plies == 7u }
    }

    @Test
    fun `the arbiter sets a clock and ends the game`() {
        device.play("new chess mode=strict clock=5")
        act("arbiter > start")
        device.activity.screens.go(Place(Page.ARBITER))
        act("arbiter > rule time white 1:00")
        device.waitFor("the time") { (device.view.clocks?.first?.leftMs ?: 0u) <= 60_000u }
        device.clickLine("White wins")
        device.waitFor("whom it concerns") {
            device.inDialog("Declare the game lost for Black? Then White has won.") != null
        }
        device.answer("Yes")
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        assertEquals("1-0", (device.view.phase as GamePhase.Over).ending.result)
    }

    @Test
    fun `a time that was typed is asked for once more, with what comes of it`() {
        device.play("new chess mode=strict clock=5")
        device.activity.screens.go(Place(Page.ARBITER))
        device.clickLine("Time for the opponent")
        device.write("2:00")
        device.waitFor("the question") {
            device.inDialog("Punish White and give Black 2 minutes more? Then Black has 7 minutes.") != null
        }
        device.answer("Yes")
        device.waitFor("the time") { device.view.clocks?.second?.leftMs == 420_000uL }
    }

    @Test
    fun `the clocks stand before the arbiter's reason is asked, and what was touched is seen`() {
        device.play("new chess mode=strict clock=5")
        act("white > touch g1")
        device.menu("Call the arbiter")
        device.waitFor("the pause") { device.view.phase is GamePhase.Paused }
        device.answer("Black")
        device.answer("The opponent's conduct")
        device.waitFor("the reason") { device.sees("because of what the opponent does") }
        device.waitFor("the mark") { Device.squareOf("g1") in device.board.picture.touched }
        device.activity.screens.go(Place(Page.ARBITER))
        device.waitFor("what was touched") { device.sees("White has touched: knight on g1.") }
        // with nobody blind no boards are compared, and the session can be ended
        assertNull(device.line("Compare boards and sheets"))
        device.waitFor("the end of the session") { device.line("Adjourn the game") != null }
    }

    @Test
    fun `a claim that cannot be made is refused before which position is asked`() {
        device.play("new chess mode=strict clock=5", listOf("arbiter > start", "white > touch g1"))
        device.menu("Claim")
        device.answer("A draw: fifty moves")
        device.waitFor("why not") {
            device.dialog?.let(device::views).orEmpty().any { "9.4" in ((it as? TextView)?.text ?: "") }
        }
        assertNull(device.inDialog("As it stands"))
    }

    @Test
    fun `the result asks for what is missing on a scoresheet, and for the signatures`() {
        val moves = listOf(
            "white > move e2e4",
            "white > record e2e4",
            "black > move e7e5",
            "white > record e7e5",
            "arbiter > declare 1/2-1/2",
        )
        device.play("new chess mode=strict score=hand clock=90", moves)
        device.menu("Result")
        device.waitFor("what is missing") { device.sees("Move 1 is not on Black's scoresheet.") }
        device.see("Write the move down")
        device.click("Sign the scoresheets")
        device.answer("White")
        device.waitFor("the signature") { device.view.first.hasSigned }
        device.waitFor("who has signed") { device.sees("White has signed.") }
        // he writes first what he has not written, one move after the other
        device.click("Sign the scoresheets")
        device.write("e4")
        device.write("e5")
        device.waitFor("both") { device.sees("White has signed. Black has signed.") }
    }

    @Test
    fun `the arbiter starts the clocks on the page of the game, also where his reason was left open`() {
        device.play("new chess mode=strict clock=5")
        assertNull(device.line(START))
        device.menu("Call the arbiter")
        device.waitFor("the pause") { device.view.phase is GamePhase.Paused }
        device.waitFor("the question") { device.inDialog("White") != null }
        ShadowDialog.getLatestDialog().cancel()
        device.waitFor("how it goes on") { device.sees("The arbiter starts them again.") }
        device.click(START)
        device.waitFor("the game to go on") { device.view.phase is GamePhase.Playing }
        device.waitFor("no button") { device.line(START) == null }
    }

    @Test
    fun `the menu of the page for blind play has the arbiter's button, too`() {
        device.play("new chess mode=strict clock=5", listOf("arbiter > start", "arbiter > pause"))
        device.activity.screens.go(Place(Page.BLIND))
        device.app.settings.voice = VoiceChoice.OFF
        Reader(device)
        device.click("Menu")
        device.answer(START)
        device.waitFor("the game to go on") { device.view.phase is GamePhase.Playing }
    }

    @Test
    fun `a claim that waits for its move is made with the one that is typed`() {
        device.play("new chess mode=strict fen=\"4k3/8/8/8/8/8/8/R3K3 w - - 99 80\"")
        device.menu("Claim")
        device.answer("A draw: fifty moves")
        device.answer("With the move that I show next")
        device.waitFor("what is waited for") { device.sees(CLAIMS) }
        device.menu("Type a move or a question")
        device.type("Ra2")
        device.waitFor("the draw") { device.view.phase is GamePhase.Over }
        assertEquals(0u, device.view.plies)
        device.waitFor("its move") { device.sees("White claims a draw with the move rook, a2.") }
    }

    private fun claimNext(clock: String = "", vararg after: String) {
        device.play(
            "new chess mode=strict $clock fen=\"4k3/8/8/8/8/8/8/R3K3 w - - 99 80\"",
            after.toList(),
        )
        device.menu("Claim")
        device.answer("A draw: fifty moves")
        device.answer("With the move that I show next")
        device.waitFor("what is waited for") { device.sees(CLAIMS) }
    }

    @Test
    fun `a claim that waits for its move ends when the clocks are stopped`() {
        claimNext("clock=5", "arbiter > start")
        act("arbiter > pause")
        device.waitFor("no claim") { !device.sees(CLAIMS) }
        device.click(START)
        device.waitFor("the game to go on") { device.view.phase is GamePhase.Playing }
        device.menu("Type a move or a question")
        device.type("Ra2")
        device.waitFor("a move") { device.view.plies == 1u }
        assertTrue("${device.view.phase}", device.view.phase is GamePhase.Playing)
    }

    @Test
    fun `what the other player types is no move of a claim, and a claim that is refused says why`() {
        claimNext()
        device.menu("Type a move or a question")
        device.type("black king d8")
        device.settleGame()
        assertTrue(device.sees(CLAIMS))
        assertTrue("${device.view.phase}", device.view.phase is GamePhase.Playing)
        act("white > touch a1")
        device.type("Ra2")
        device.waitFor("why not, on the line") {
            device.dialog?.let(device::views).orEmpty().any { "9.4" in ((it as? TextView)?.text ?: "") }
        }
        assertEquals(0u, device.view.plies)
    }

    @Test
    fun `what a claim rests on is signed, and is no scoresheet`() {
        val end = listOf("arbiter > start", "black > resign", "black > confirm", "white > sign")
        device.play("new chess mode=strict clock=15", end)
        assertTrue(device.view.first.hasSigned)
        device.menu("Result")
        device.waitFor("the result") { device.sees(" wins") }
        device.settleGame()
        assertFalse(device.sees("White has signed."))
    }

    @Test
    fun `a position is restored after it was seen with what falls away`() {
        device.play(
            "new chess mode=strict",
            listOf("white > move e2e4", "black > move e7e5", "white > move g1f3"),
        )
        device.activity.screens.go(Place(Page.ARBITER))
        device.clickLine("Restore a position")
        device.write("1")
        device.answer("Black")
        val words = {
            device.dialog?.let(device::views).orEmpty().filterIsInstance<TextView>().map { "${it.text}" }
        }
        device.waitFor("the question") { words().any { "Move 2 of White falls away." in it } }
        val falling = device.dialog?.let(device::views).orEmpty().single {
            "2. Nf3" in
                ((it as? TextView)?.text ?: "")
        }
        assertEquals("Move 2, White: knight, f 3.", falling.contentDescription)
        val board = device.dialog?.let(device::views).orEmpty().filterIsInstance<StillBoard>().single()
        assertEquals(View.IMPORTANT_FOR_ACCESSIBILITY_YES, board.importantForAccessibility)
        assertTrue("${board.contentDescription}", "knights b1, g1" in board.contentDescription)
        device.answer("Cancel")
        assertEquals(3u, device.view.plies)
        device.clickLine("Restore a position")
        device.write("0")
        device.answer("Restore")
        device.waitFor("the beginning") { device.view.plies == 0u }
    }

    @Test
    fun `a move that is made while the arbiter is asked does not fall away unseen`() {
        device.play("new chess mode=strict", listOf("white > move e2e4", "black > move e7e5"))
        device.activity.screens.go(Place(Page.ARBITER))
        device.clickLine("Restore a position")
        device.write("1")
        device.answer("White")
        val asks = { words: String ->
            device.dialog?.let(device::views).orEmpty().any { words in ((it as? TextView)?.text ?: "") }
        }
        device.waitFor("the question") { asks("Move 1 of Black falls away.") }
        act("white > move g1f3")
        device.waitFor("the move") { device.view.plies == 3u }
        device.answer("Restore")
        device.waitFor("the question again") {
            asks("The game has gone on meanwhile. 2 moves fall away, from move 1 of Black on.")
        }
        assertEquals(3u, device.view.plies)
        device.answer("Restore")
        device.waitFor("the position") { device.view.plies == 1u }
    }

    @Test
    fun `a position that is no more there is told to be wrong`() {
        val moves = listOf("white > move e2e4", "black > move e7e5", "white > move g1f3", "black > move b8c6")
        device.play("new chess mode=strict", moves)
        device.activity.screens.go(Place(Page.ARBITER))
        device.clickLine("Restore a position")
        device.write("2")
        device.waitFor("whose move") { device.inDialog("White") != null }
        // the game goes back behind it before it is seen
        act("arbiter > rule restore 1")
        device.waitFor("an earlier position") { device.view.plies == 1u }
        device.answer("White")
        device.waitFor("why not") { device.inDialog("There is no such move before the last one") != null }
        assertEquals(1u, device.view.plies)
    }

    @Test
    fun `one button starts the game, and stops the clocks and starts them`() {
        device.app.scope.launch {
            val setup = parseSetup("new chess mode=strict clock=5")
            val (white, black) = setup.first.player to setup.second.player
            device.app.games.start(setup, SpeechChoices.speech("en", device.app.settings, white, black))
            device.activity.screens.go(Place(Page.ARBITER))
        }
        fun reads(
            words: String,
            article: String,
            isPossible: Boolean = true,
        ) = device.waitFor("$words, $article") {
            device.views().any {
                it is Button && it.isEnabled == isPossible && "${it.text}".startsWith(words) &&
                    article in it.text
            }
        }
        reads("Start the clocks", "6.5")
        device.clickLine("Start the clocks")
        device.waitFor("the start") { device.view.phase is GamePhase.Playing }
        reads("Stop the clocks", "6.12.a")
        device.clickLine("Stop the clocks")
        device.waitFor("the pause") { device.view.phase is GamePhase.Paused }
        reads("Start the clocks", "6.12.c")
        act("arbiter > continue")
        reads("Stop the clocks", "6.12.a")
        // it stays, muted
        act("arbiter > rule void")
        reads("Start the clocks", "6.12.c", isPossible = false)
    }

    @Test
    fun `a move is seen before it is written, and not read`() {
        device.play("new chess mode=strict score=hand")
        device.tap("e2")
        device.waitFor("a piece in the hand") { MoveInput.turnOf(device.view) is GameTurn.Holding }
        device.tap("e4")
        device.waitFor("the move") { device.sees("White has moved.") }
        assertFalse(device.sees("e4"))
    }

    @Test
    fun `the board shows no more than one of wood`() {
        device.play("new chess mode=strict fen=\"4k3/8/8/8/8/4q3/8/4K3 w - - 0 40\"")
        device.tap("e1")
        device.waitFor("a piece in the hand") { MoveInput.turnOf(device.view) is GameTurn.Holding }
        device.waitFor("the frame") { device.board.picture.selected.isNotEmpty() }
        assertTrue(device.board.picture.targets.isEmpty() && device.board.picture.alarms.isEmpty())
    }

    @Test
    fun `a claim that does not apply is not offered`() {
        device.play("new chess mode=strict clock=5 supervised=no")
        act("arbiter > start")
        device.waitFor("the start") { device.view.phase is GamePhase.Playing }
        device.menu("Claim")
        device.waitFor("the claims") { device.inDialog("A draw: fifty moves") != null }
        assertNull(device.inDialog("A draw: the opponent cannot win"))
    }

    @Test
    fun `who comes to a game at a set hour says so on the page`() {
        device.play("new chess mode=strict clock=5 begins=10:00")
        for (name in listOf("White is here", "Black is here")) {
            assertTrue("$name is large", device.see(name).height >= device.activity.ui.dp(64))
        }
        device.click("White is here")
        device.waitFor("White") { !device.view.may(GameSide.FIRST, DeedKind.ARRIVE) }
        device.see("Black is here")
        assertTrue(device.sees("The game begins at "))
    }

    private companion object {
        const val START = "Arbiter: start the clocks"
        const val CLAIMS = "You are about to claim a draw: show the move."
    }
}
