package app.annabella.game

import android.graphics.Bitmap
import android.graphics.Canvas
import android.widget.TextView
import app.annabella.board.StillBoard
import app.annabella.core.EndingReason
import app.annabella.core.GameEnding
import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.GamePlayer
import app.annabella.core.GameSide
import app.annabella.core.moves
import app.annabella.core.store.Outcome
import app.annabella.look.KeptPicture
import app.annabella.settings.AnswerMoment
import app.annabella.settings.ColorChoice
import app.annabella.testing.Device
import app.annabella.testing.menu
import app.annabella.testing.play
import kotlin.random.Random
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Games of Yin-Yang on the screen, by fingers. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class YinYangTest {
    private val device = Device().start()

    private fun points(vararg names: String) = names.map(device::point)

    private fun begin(position: String) = device.play("new yin-yang fen=\"$position\"")

    private fun beginEmpty(lines: Int, target: Int = 5) =
        begin(List(lines) { "$lines" }.joinToString("/") + " b $target")

    private fun ending(): GameEnding? = (device.view.phase as? GamePhase.Over)?.ending

    private fun hear(words: String) = device.waitFor("“$words”") {
        device.views().filterIsInstance<TextView>().any { words in "${it.text}" }
    }

    private fun isSeen(words: String) = device.find(words) != null

    private val ghosts get() = device.board.picture.selected

    /** The board is drawn a while after the game went on. */
    private fun waitFor(ply: Int) = device.waitFor("ply $ply") {
        device.view.plies == ply.toUInt() &&
            device.board.picture.lastMove == GamePicture.lastMove(device.view)
    }

    // YY-04, YY-05, YY-06
    @Test
    fun `on nine lines a tap puts a stone at once, Black first`() {
        beginEmpty(9)
        assertEquals("Yin-Yang board, Black to move", "${device.board.contentDescription}")
        device.tap("E5")
        waitFor(1)
        assertEquals(points("E5"), device.board.picture.lastMove)
        assertEquals(1, device.board.picture.pieces[device.point("E5")].toInt())
        device.tap("J9")
        waitFor(2)
        assertEquals(9, device.board.picture.pieces[device.point("J9")].toInt())
        // a stone stays where it is
        device.drag("E5", "E6")
        waitFor(3)
        assertEquals(1, device.board.picture.pieces[device.point("E5")].toInt())
        assertEquals(points("E6"), device.board.picture.lastMove)
    }

    @Test
    fun `a finger that slides puts the stone where it is lifted`() {
        beginEmpty(9)
        device.drag("A1", "C7")
        waitFor(1)
        assertEquals(points("C7"), device.board.picture.lastMove)
        device.beginDrag("G3", "G5")
        device.takeTouchAway()
        assertEquals(1u, device.view.plies)
    }

    @Test
    fun `a finger that rests is seen through a glass above it`() {
        begin(ATARI_ON_19)
        device.beginDrag("C3", "E4")
        val board = device.board
        val seen = Bitmap.createBitmap(board.width, board.height, Bitmap.Config.ARGB_8888)
        board.draw(Canvas(seen))
        assertNull(KeptPicture.ADVICE, KeptPicture.check("board-yin-yang-aim", seen))
        device.takeTouchAway()
        assertEquals(0u, device.view.plies)
        assertEquals(emptyList<Int>(), ghosts)
    }

    // YY-01, YY-02, YY-12
    @Test
    fun `two people play to the agreed number of stones by taps`() {
        device.app.settings.betweenPeople.game = GameKind.YIN_YANG
        device.click("Two players here")
        device.click("5")
        device.click("1")
        device.click("Start the game")
        device.board
        device.see("Black")
        device.see("White")
        assertEquals(5, device.view.columns.toInt())
        assertEquals(1, device.view.target?.toInt())
        assertNotNull(device.see("0 of 1 taken"))
        for ((ply, point) in listOf("B1", "A1", "A2").withIndex()) {
            device.tap(point)
            device.waitFor("ply ${ply + 1}") { device.view.plies == (ply + 1).toUInt() }
        }
        device.waitFor("the end") { ending() != null }
        assertEquals(GameSide.FIRST to EndingReason.TARGET, ending()?.winner to ending()?.reason)
        hear("Black wins")
        device.see("Review")
        device.see("Share")
        device.leaveResult()
        device.see("1 of 1 taken")
        assertEquals(0, device.view.board[device.point("A1")].toInt())
    }

    // YY-07, YY-18
    @Test
    fun `a pass is asked first, is told, can be taken back, and two end the game`() {
        beginEmpty(9)
        device.tap("E5")
        waitFor(1)
        device.click("Pass")
        device.answer("Cancel")
        assertEquals(1u, device.view.plies)
        pass()
        device.waitFor("the pass") { device.view.plies == 2u }
        assertEquals(emptyList<Int>(), device.board.picture.lastMove)
        hear("pass")
        device.menu("Undo")
        device.waitFor("the turn of White") { device.view.plies == 1u }
        device.look()
        pass()
        device.waitFor("the pass") { device.view.plies == 2u }
        device.look()
        pass()
        device.waitFor("the end") { ending() != null }
        assertEquals(null to EndingReason.PASSED, ending()?.winner to ending()?.reason)
    }

    private fun pass() {
        device.click("Pass")
        device.answer("Yes")
    }

    // YY-05, YY-14
    @Test
    fun `a point that is forbidden or taken is refused with its reason`() {
        begin(FORBIDDEN)
        assertEquals(points("A1"), device.board.picture.forbidden)
        device.tap("A1")
        hear("Forbidden: the stone would have no liberty.")
        device.tap("A2")
        hear("stone already stands on A2")
        assertEquals(0u, device.view.plies)
        device.tap("C3")
        waitFor(1)
        assertEquals(emptyList<Int>(), device.board.picture.forbidden)
    }

    @Test
    fun `where lines lie close a first tap shows the stone, and a second puts it`() {
        beginEmpty(13)
        device.see("Pass")
        device.tap("D4")
        assertEquals(points("D4"), ghosts)
        assertEquals(0u, device.view.plies)
        device.see("Place here")
        // another point is meant
        device.tap("N13")
        assertEquals(points("N13"), ghosts)
        device.tap("N13")
        waitFor(1)
        assertEquals(points("N13"), device.board.picture.lastMove)
        assertEquals(emptyList<Int>(), ghosts)
        device.tap("K10")
        device.look()
        device.click("Place here")
        waitFor(2)
        assertEquals(points("K10"), device.board.picture.lastMove)
        // what is not possible is said at once
        device.tap("K10")
        hear("stone already stands on K10")
        assertEquals(emptyList<Int>(), ghosts)
    }

    @Test
    fun `a stone that is only shown outlasts the page and can be given up`() {
        beginEmpty(19)
        device.tap("Q16")
        assertEquals(points("Q16"), ghosts)
        device.recreate()
        device.waitFor("it again") { ghosts == points("Q16") }
        device.key(android.view.KeyEvent.KEYCODE_ESCAPE)
        assertEquals(emptyList<Int>(), ghosts)
        assertTrue(isSeen("Pass"))
    }

    @Test
    fun `stones in atari are marked, and both counts are in sight`() {
        begin(ATARI)
        assertEquals(points("A1"), device.board.picture.alarms)
        device.see("2 of 20 taken")
        device.see("0 of 20 taken")
        device.tap("A2")
        waitFor(1)
        assertEquals(emptyList<Int>(), device.board.picture.alarms)
        device.see("3 of 20 taken")
    }

    @Test
    fun `a whole game is played by taps against the computer`() {
        device.app.settings.againstComputer.game = GameKind.YIN_YANG
        device.app.settings.againstComputer.lines = 5
        device.app.settings.againstComputer.target = 1
        device.app.settings.yinYangColor = ColorChoice.BLACK
        device.app.settings.setStrength(GameKind.YIN_YANG, 1)
        device.app.settings.answerMoment = AnswerMoment.NONE
        device.startAgainstComputer()
        // White is the second player here, and the computer begins
        assertTrue(device.view.first.player is GamePlayer.Computer)
        val random = Random(1)
        while (ending() == null && device.view.plies < MOST_PLIES) {
            device.waitFor("a turn") { device.view.isPersonsTurn || ending() != null }
            val move = device.view.moves.filter { it.path.points.isNotEmpty() }.ifEmpty { break }
                .random(random)
            val plies = device.view.plies
            device.tap(nameOf(move.arrival))
            device.waitFor("the move") { device.view.plies > plies }
        }
        assertNotNull(ending())
    }

    @Test
    fun `a hint is a mark on its point`() {
        device.app.settings.againstComputer.game = GameKind.YIN_YANG
        device.app.settings.yinYangColor = ColorChoice.WHITE
        device.startAgainstComputer()
        device.tap("E5")
        device.waitFor("an answer") { device.view.plies == 2u && device.view.isPersonsTurn }
        device.look()
        device.click("Hint")
        device.waitFor("a hint") { device.board.picture.hint != null }
        val (from, to) = checkNotNull(device.board.picture.hint)
        assertEquals(from, to)
    }

    @Test
    fun `what was chosen for the last game is there for the next one`() {
        device.click("Play the computer")
        device.click("Yin-Yang")
        device.click("13")
        repeat(2) { device.click("One stone more") }
        device.click("One stone less")
        device.see("6")
        device.click("Start the game")
        device.board
        assertEquals(13 to 6, device.view.columns.toInt() to device.view.target?.toInt())
        device.recreate()
        val settings = device.app.settings.againstComputer
        assertEquals(Triple(GameKind.YIN_YANG, 13, 6), Triple(settings.game, settings.lines, settings.target))
        // those of two people are others
        val people = device.app.settings.betweenPeople
        assertEquals(Triple(GameKind.CHESS, 9, 5), Triple(people.game, people.lines, people.target))
        val setup = runBlocking { NewGames(device.app.settings).againstComputer(GameSide.FIRST) }
        assertEquals(13 to 6, setup.lines?.toInt() to setup.target?.toInt())
    }

    @Test
    fun `another game has the same lines and the same target`() {
        beginEmpty(7, target = 3)
        val last = (runBlocking { device.app.games.onTable.setup() } as Outcome.Done).value
        val next = runBlocking { NewGames(device.app.settings, Random(7)).again(last) }
        assertEquals(GameKind.YIN_YANG, next.kind)
        assertEquals("7/7/7/7/7/7/7 b 3 0 0 0 1", next.fen)
    }

    @Test
    fun `the game in progress is on Home and among the saved games, and is saved as SGF`() {
        device.app.settings.betweenPeople.game = GameKind.YIN_YANG
        device.startTwoPlayers()
        device.tap("E5")
        waitFor(1)
        device.recreate()
        device.endAndReturn()
        device.waitFor("the game") { device.app.games.current.value != null }
        assertEquals(1u, device.view.plies)
        device.board
        assertEquals(GameKind.YIN_YANG, device.app.games.lastBoard?.kind)
        device.click("Back")
        device.waitFor("its line") { device.sees("White to move") }
        device.click("Saved games")
        device.waitFor("its board") {
            device.views().any { it is StillBoard && it.picture.pieces.contentEquals(device.view.board) }
        }
        device.views().first { "${it.contentDescription}".startsWith("More:") }.performClick()
        device.settle()
        assertNotNull(device.inDialog("Save as SGF"))
        val text = (runBlocking { device.app.library.export(GameKind.YIN_YANG) } as Outcome.Done).value
        assertTrue(text, text.startsWith("(;") && ";B[ee]" in text)
    }

    @Test
    fun `a position of stones is not set up`() {
        device.click("Set up a position")
        device.see("Checkers")
        assertNull(device.find("Yin-Yang"))
    }

    private fun nameOf(point: Int): String {
        val columns = device.view.columns.toInt()
        return "${"ABCDEFGHJKLMNOPQRST"[point % columns]}${point / columns + 1}"
    }

    private companion object {
        const val FORBIDDEN = "5/5/5/b4/1b3 w 5"

        /** White on A1 has one liberty, and Black has captured two. */
        const val ATARI = "9/9/9/9/9/9/9/9/wb7 b 20 2 0"
        val ATARI_ON_19 = List(16) { "19" }.joinToString("/") + "/2b1w1w12/3bwb13/19 b 5"
        val MOST_PLIES = 60u
    }
}
