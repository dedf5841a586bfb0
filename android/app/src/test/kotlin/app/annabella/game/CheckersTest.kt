package app.annabella.game

import android.widget.TextView
import app.annabella.board.CheckersSquares
import app.annabella.board.StillBoard
import app.annabella.core.EndingReason
import app.annabella.core.GameEnding
import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.GameSetup
import app.annabella.core.GameSide
import app.annabella.core.moves
import app.annabella.core.pieceAt
import app.annabella.core.store.Outcome
import app.annabella.settings.AnswerMoment
import app.annabella.settings.ColorChoice
import app.annabella.testing.Device
import app.annabella.testing.menuItems
import app.annabella.testing.play
import kotlin.random.Random
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Games of checkers on the screen, by fingers. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class CheckersTest {
    private val device = Device().start()

    private fun point(square: String) = Device.squareOf(square)

    private fun points(vararg squares: String) = squares.map(::point)

    private fun begin(position: String? = null) =
        device.play("new checkers" + position?.let { " fen=\"$it\"" }.orEmpty())

    private fun ending(): GameEnding? = (device.view.phase as? GamePhase.Over)?.ending

    private fun hear(words: String) = device.waitFor("“$words”") {
        device.views().filterIsInstance<TextView>().any { words in "${it.text}" }
    }

    private val selected get() = device.board.picture.selected

    /** The board is drawn a while after the game went on. */
    private fun waitFor(ply: Int) = device.waitFor("ply $ply") {
        device.view.plies == ply.toUInt() &&
            device.board.picture.lastMove == GamePicture.lastMove(device.view)
    }

    // CK-01
    @Test
    fun `a piece is tapped and then its square`() {
        begin()
        device.tap("11")
        assertEquals(points("11"), selected)
        assertEquals(points("15", "16").toSet(), device.board.picture.targets)
        device.tap("10")
        assertEquals(points("10"), selected)
        device.tap("10")
        assertEquals(emptyList<Int>(), selected)
        device.tap("11")
        device.tap("15")
        waitFor(1)
        assertEquals(points("11", "15"), device.board.picture.lastMove)
        hear("11 to 15")
    }

    // CK-02
    @Test
    fun `a piece is dragged, and goes back from where it cannot go`() {
        begin()
        device.drag("11", "20")
        hear("There is nothing to jump on 16")
        assertEquals(0u, device.view.plies)
        assertEquals(emptyList<Int>(), selected)
        device.drag("11", "16")
        waitFor(1)
    }

    // CK-02
    @Test
    fun `several jumps are dragged one by one, or at once`() {
        begin(DOUBLE_ON)
        device.drag("14", "23")
        assertEquals(points("14", "23"), selected)
        // it is seen where it has come
        assertEquals(0, device.board.picture.pieces[point("14")].toInt())
        assertEquals(1, device.board.picture.pieces[point("23")].toInt())
        device.drag("23", "30")
        waitFor(1)
        device.activity.screens.home()
        begin(DOUBLE_ON)
        device.drag("14", "30")
        waitFor(1)
        assertEquals(points("14", "23", "30"), device.board.picture.lastMove)
    }

    // CK-03
    @Test
    fun `who has to jump is marked, and whoever moves otherwise is told why not`() {
        begin(MUST_JUMP)
        assertEquals(points("11"), device.board.picture.alarms)
        device.tap("1")
        hear("11")
        assertFalse(device.sees("A piece with a ring must jump."))
        device.tap("6")
        hear("You must jump, with the piece on 11")
        device.drag("1", "5")
        hear("You must jump")
        assertEquals(0u, device.view.plies)
        device.tap("11")
        assertEquals(points("18", "15").toSet(), device.board.picture.targets)
        device.tap("18")
        waitFor(1)
        assertEquals(emptyList<Int>(), device.board.picture.alarms)
    }

    // CK-03
    @Test
    fun `the line of what was said tells what a ring around a piece asks for`() {
        device.app.settings.betweenPeople.game = GameKind.CHECKERS
        device.startTwoPlayers()
        assertFalse(device.sees("A piece with a ring must jump."))
        for ((from, to) in listOf("11" to "15", "22" to "18")) {
            device.tap(from)
            device.tap(to)
            device.waitFor("$from $to") { device.board.picture.lastMove == points(from, to) }
        }
        device.waitFor("the duty") { device.sees("22 to 18. A piece with a ring must jump.") }
    }

    // CK-08, CK-29
    @Test
    fun `two people play to the end by taps`() {
        device.app.settings.betweenPeople.game = GameKind.CHECKERS
        device.startTwoPlayers()
        device.see("Red")
        device.see("White")
        assertEquals("Checkers board, Red to move", "${device.board.contentDescription}")
        device.activity.screens.home()
        begin(DOUBLE)
        device.tap("14")
        assertEquals(points("23", "30", "18", "26").toSet(), device.board.picture.targets)
        device.tap("30")
        device.waitFor("the end") { ending() != null }
        assertEquals(GameSide.FIRST to EndingReason.NO_MOVES, ending()?.winner to ending()?.reason)
        hear("Red wins")
        assertTrue(device.views().filterIsInstance<TextView>().any { "crowned" in "${it.text}" })
        device.see("Review")
        device.see("Share")
        device.leaveResult()
        assertFalse("${device.menuItems()}", "Arbiter" in device.menuItems())
    }

    @Test
    fun `a whole game is played by taps against the computer`() {
        device.app.settings.againstComputer.game = GameKind.CHECKERS
        device.app.settings.checkersColor = ColorChoice.WHITE
        device.app.settings.setStrength(GameKind.CHECKERS, 1)
        device.app.settings.answerMoment = AnswerMoment.NONE
        device.startAgainstComputer()
        val random = Random(1)
        while (ending() == null && device.view.plies < MOST_PLIES) {
            // the game comes with its moves, or it is over
            device.waitFor("a turn") {
                device.view.run { isPersonsTurn && moves.isNotEmpty() } ||
                    ending() != null
            }
            if (ending() != null) break
            val move = device.view.moves.random(random)
            val plies = device.view.plies
            for (point in move.path.points) device.tap(nameOf(point.toInt()))
            device.waitFor("the move") { device.view.plies > plies }
        }
        assertNotNull(ending())
    }

    // CK-11
    @Test
    fun `the pieces stand on the dark squares, as they are drawn before the game is there`() {
        begin()
        assertEquals(BoardStarts.CHECKERS.pieces.toList(), device.view.board.toList())
        val occupied = device.view.board.indices.filter { device.view.board[it].toInt() != 0 }
        assertTrue(occupied.all(CheckersSquares::isDark))
        assertEquals(GameSide.FIRST, device.view.board.pieceAt(0)?.side)
        // the near left corner is dark for both
        assertEquals(listOf(0, 63), listOf(0, 63).filter(CheckersSquares::isDark))
        assertEquals((1..32).toList(), (1..32).map { CheckersSquares.numberOf(point("$it")) })
    }

    private fun setup(): GameSetup =
        (runBlocking { device.app.games.onTable.setup() } as Outcome.Done).value

    // CK-34
    @Test
    fun `sides are drawn by lot, and change with every further game`() {
        device.app.settings.againstComputer.game = GameKind.CHECKERS
        device.startAgainstComputer()
        var last = setup()
        val games = NewGames(device.app.settings, Random(7))
        repeat(4) {
            val next = runBlocking { games.again(last) }
            assertEquals(GameKind.CHECKERS, next.kind)
            assertNotEquals(last.first.player, next.first.player)
            last = next
        }
        val drawn = (1..20).map { runBlocking { games.againstComputer() }.first.player }
        assertEquals(2, drawn.toSet().size)
        // who has chosen Red keeps it
        device.app.settings.checkersColor = ColorChoice.WHITE
        assertEquals(last.first.player, runBlocking { games.again(last) }.first.player)
    }

    @Test
    fun `the game in progress is on Home and among the saved games`() {
        device.app.settings.betweenPeople.game = GameKind.CHECKERS
        device.startTwoPlayers()
        device.tap("11")
        device.tap("15")
        waitFor(1)
        device.recreate()
        assertEquals(GameKind.CHECKERS, device.view.kind)
        device.endAndReturn()
        device.waitFor("the game") { device.app.games.current.value != null }
        assertEquals(1u, device.view.plies)
        device.board
        assertEquals(GameKind.CHECKERS, device.app.games.lastBoard?.kind)
        device.click("Back")
        device.waitFor("its line") { device.sees("White to move") }
        device.click("Saved games")
        device.waitFor("its board") {
            device.views().any { it is StillBoard && it.picture.pieces.contentEquals(device.view.board) }
        }
    }

    private fun nameOf(point: Int) = "${CheckersSquares.numberOf(point)}"

    private companion object {
        /** Red jumps two and is crowned, and White has nothing left. */
        const val DOUBLE = "B:W18,26:B14,1"

        /** The same, and White can go on. */
        const val DOUBLE_ON = "B:W18,26,32:B14,1"
        const val MUST_JUMP = "B:W15,32:B11,1"
        val MOST_PLIES = 500u
    }
}
