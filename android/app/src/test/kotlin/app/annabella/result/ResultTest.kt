package app.annabella.result

import android.content.Intent
import android.graphics.Rect
import android.view.View
import android.view.accessibility.AccessibilityManager
import android.widget.TextView
import app.annabella.board.BoardView
import app.annabella.board.StillBoard
import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.GamePlayer
import app.annabella.core.GameStrength
import app.annabella.core.ReviewMoment
import app.annabella.core.from
import app.annabella.core.moves
import app.annabella.core.parseAction
import app.annabella.core.store.Outcome
import app.annabella.core.to
import app.annabella.testing.Device
import app.annabella.testing.menu
import app.annabella.testing.play
import app.annabella.ui.Page
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** What comes after a game. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class ResultTest {
    private val device = Device().start()

    private fun mate() {
        device.app.settings.whiteName = "Anna"
        device.app.settings.blackName = "Bella"
        device.startTwoPlayers()
        val moves = listOf("e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7")
        moves.forEachIndexed { ply, move ->
            device.tap(move.take(2))
            device.tap(move.drop(2))
            device.waitFor("ply $ply") { device.view.plies == ply.toUInt() + 1u }
        }
    }

    /** Whether the move that ended the game is told. */
    private fun tellsMove() =
        device.views().any { it is TextView && "White: " in it.text && "f7" in it.text }

    @Test
    @Config(sdk = [26, 35])
    fun `a game that ends shows its result, and is played again with other colours`() {
        mate()
        device.see("Play again")
        device.see("Anna wins by checkmate.")
        device.click("Play again")
        device.waitFor("a new game") {
            val view = device.app.games.current.value?.state?.value?.view
            view?.plies == 0u && view.phase is GamePhase.Playing && device.find("Play again") == null
        }
        val game = checkNotNull(device.app.games.current.value)
        val setup = (runBlocking { game.setup() } as Outcome.Done).value
        assertEquals("Bella" to "Anna", setup.first.name to setup.second.name)
        assertNull(device.find("Play again"))
        assertTrue(device.views().any { it is BoardView })
    }

    @Test
    fun `by the Laws the mate is told beside who has won`() {
        val moves = listOf("white > move f2f3", "black > move e7e5", "white > move g2g4")
        device.play("new chess mode=strict", moves)
        // who watches the game end sees its result
        device.tap("d8")
        device.tap("h4")
        device.see("Black wins, 1 to 0.")
        val reason = { text: CharSequence -> "checkmate" in text && "Article" in text }
        device.waitFor("the mate") { device.views().any { it is TextView && reason(it.text) } }
    }

    @Test
    fun `the result rises to the edge of the board, which stays where it was and is gone over`() {
        device.startTwoPlayers()
        val before = placeOf(device.board)
        device.activity.screens.home()
        mate()
        device.see("Anna wins by checkmate.")
        device.waitFor("how it came") { tellsMove() }
        device.look()
        assertEquals(before, placeOf(device.board))
        val panel = device.see("Play again")
        val over = generateSequence(panel) { it.parent as? View }.first { it.parent is ResultOver }
        assertEquals(before.bottom, placeOf(over).top)
        assertEquals(placeOf(device.decor).bottom, placeOf(over).bottom)
        // what it covers is not reached
        assertNull(device.find("Menu"))
        assertTrue(device.find("White 1, Black 0") != null || device.find("Anna 1, Bella 0") != null)
    }

    @Test
    fun `the result is closed and opened again, and the game is stepped through beside it`() {
        mate()
        device.click("Close the result")
        assertNull(device.find("Play again"))
        device.click("Result")
        device.see("Anna wins by checkmate.")
        device.back()
        assertNull(device.find("Play again"))
        assertEquals(Page.GAME, device.activity.screens.place.page)
        device.menu("Result")
        device.recreate()
        device.see("Anna wins by checkmate.")
        device.waitFor("how it came") { tellsMove() }
        device.click("Close the result")
        device.menu("Previous")
        assertEquals(Page.STEPS, device.activity.screens.place.page)
    }

    @Test
    fun `who takes the end back has no result any more`() {
        mate()
        device.click("Close the result")
        device.see("Result")
        device.menu("Undo")
        device.answer("Yes")
        device.waitFor("the game to go on") { device.view.phase is GamePhase.Playing }
        assertNull(device.find("Result"))
    }

    @Test
    fun `a reader goes on at the sentence, and on the board when the result is closed`() {
        shadowOf(device.app.getSystemService(AccessibilityManager::class.java)).run {
            setEnabled(true)
            setTouchExplorationEnabled(true)
        }
        device.recreate()
        mate()
        val sentence = device.see("Anna wins by checkmate.")
        device.waitFor("the reader") { sentence.isAccessibilityFocused }
        device.click("Close the result")
        assertTrue(device.board.reader.focus.at != View.NO_ID)
    }

    @Test
    fun `a board that was hidden is not shown with the result`() {
        device.play("new chess mode=casual black-hidden=board")
        val game = device.app.games.onTable
        for (deed in listOf("resign", "confirm")) game.send(parseAction(GameKind.CHESS, "white > $deed"))
        device.see("Play again")
        assertTrue(device.views().none { it is StillBoard })
    }

    private fun placeOf(view: View): Rect {
        val corner = IntArray(2).also(view::getLocationOnScreen)
        return Rect(corner[0], corner[1], corner[0] + view.width, corner[1] + view.height)
    }

    @Test
    fun `a game against a rating tells how strong the player is, and the next one is fair`() {
        device.play("new chess mode=casual black=rating:1200 seed=7")
        val lost = checkNotNull(device.app.games.current.value)
        fun white(deed: String) = runBlocking { lost.dispatch(parseAction(GameKind.CHESS, "white > $deed")) }
        for (own in 0u until 5u) {
            device.waitFor("the computer's move $own") { lost.state.value.view.plies == 2u * own }
            val points = lost.state.value.view.moves.first().path.points
            white("move " + points.joinToString("") { "${'a' + it.toInt() % 8}${it.toInt() / 8 + 1}" })
        }
        device.waitFor("the computer's last move") { lost.state.value.view.plies == 10u }
        white("resign")
        white("confirm")
        device.waitFor("the result") { device.app.ownRatings.counted.value != null }
        device.see("After one game you play like people rated about 1025.")
        device.click("Play again")
        device.waitFor("another game") { device.app.games.current.value.let { it != null && it !== lost } }
        assertEquals(listOf(1025u), ratings())
        device.activity.screens.home()
        device.settle()
        device.click("Play the computer")
        device.waitFor("names") {
            device.find("about 1025") != null
        }
    }

    /** Of the computer in the game on the table. */
    private fun ratings(): List<UInt> {
        val game = checkNotNull(device.app.games.current.value)
        val setup = (runBlocking { game.setup() } as Outcome.Done).value
        return listOf(setup.first.player, setup.second.player)
            .mapNotNull { ((it as? GamePlayer.Computer)?.strength as? GameStrength.Level)?.number }
    }

    @Test
    fun `a rating is forgotten in the settings`() {
        device.app.settings.ownRating = "1025 300 1"
        device.click("Settings")
        device.click("Play")
        device.clickLine("Reset my rating")
        device.answer("Reset my rating")
        assertEquals("", device.app.settings.ownRating)
    }

    @Test
    fun `a game that was over before shows no result by itself`() {
        mate()
        device.see("Play again")
        device.click("Back")
        device.settle()
        assertNull(device.find("Play again"))
        device.recreate()
        assertNull(device.find("Play again"))
    }

    @Test
    fun `no game begins in the settings`() {
        mate()
        device.see("Home")
        device.click("Home")
        device.click("Settings")
        device.click("Play")
        device.see("Reset my rating")
        assertNull(device.find("Play again"))
    }

    @Test
    fun `a review shows the moments`() {
        mate()
        device.click("Review")
        device.waitFor("a result") { device.app.reviews.of(device.app.games.onTable) != null }
        val result = checkNotNull(device.app.reviews.of(device.app.games.onTable))
        assertTrue(result.moments.isNotEmpty())
        fun boards() = device.views().filterIsInstance<StillBoard>()
        fun cards() = device.views().filter { it.tag is ReviewMoment }
        device.waitFor("all moments") { cards().size == result.moments.size }
        assertTrue(cards().first().isSelected)
        fun shown() = boards().single().picture.hint?.let { (from, to) -> from to to }
        fun better(at: Int) = result.moments[at].better.path.let { it.from to it.to }
        assertEquals(better(0), shown())
        cards().last().performClick()
        assertEquals(better(result.moments.lastIndex), shown())
        device.recreate()
        device.waitFor("the same again") { cards().lastOrNull()?.isSelected == true }
        assertEquals(better(result.moments.lastIndex), shown())
    }

    @Test
    fun `a review has the chances as a curve, on which each position is reached`() {
        mate()
        device.click("Review")
        device.waitFor("a result") { device.app.reviews.of(device.app.games.onTable) != null }
        fun curve() = device.views().filterIsInstance<ChancesView>().singleOrNull { it.isShown }
        fun board() = device.views().filterIsInstance<StillBoard>().single().picture
        val first = checkNotNull(device.app.reviews.of(device.app.games.onTable)).moments.first()
        device.waitFor("the curve") { curve()?.max == 7 && curve()?.progress == first.ply.toInt() }
        assertEquals("Chances", curve()?.contentDescription)
        assertTrue(device.sees("▲ White") && device.sees("▼ Black"))
        device.slideTo { it == "Start: The chances are even." }
        device.waitFor("the beginning") { board().lastMove.isEmpty() }
        device.slideTo { it == "Move 4: Anna wins by checkmate." }
        device.waitFor("the end") { board().lastMove == listOf("h5", "f7").map(device::point) }
        assertTrue(device.sees("4. ♕xf7# · Anna wins by checkmate."))
        assertNull(board().hint)
        assertTrue(device.find("Next move")?.isEnabled == false)
        device.click("Previous move")
        device.waitFor("the move before") { board().lastMove == listOf("g8", "f6").map(device::point) }
        device.click("Next slip")
        device.waitFor("the mistake") { board().hint == first.better.path.let { it.from to it.to } }
        device.recreate()
        device.waitFor("the same again") { curve()?.progress == first.ply.toInt() }
        device.click("Step through")
        device.waitFor("its moves") { device.activity.screens.place.page == Page.STEPS }
        device.back()
        device.waitFor("the page") { device.find("Play from here")?.isEnabled == true }
        device.click("Play from here")
        device.waitFor("another game") { device.view.plies == first.ply }
        device.waitFor("its page") { device.activity.screens.place.page == Page.GAME }
    }

    @Test
    fun `a review of Yin-Yang tells below the moments after which move everything was lost`() {
        device.play("new yin-yang fen=\"9/2w6/1wb6/2w6/9/2w6/1wb6/9/9 b 1\"")
        val moves = listOf("J9", "C2", "H9", "J1", "G9", "D7")
        moves.forEachIndexed { ply, move ->
            device.tap(move)
            device.waitFor("ply $ply") { device.view.plies == ply.toUInt() + 1u }
        }
        device.see("Review")
        device.click("Review")
        device.waitFor("a result") { device.app.reviews.of(device.app.games.onTable) != null }
        val result = checkNotNull(device.app.reviews.of(device.app.games.onTable))
        // how many moments, White's best move, and the loss of everything
        assertEquals(result.moments.size + 3, result.phrases.size)
        device.see("After move 2 everything was lost for Black.")
    }

    @Test
    fun `the game is shared as text`() {
        mate()
        device.click("Share")
        device.waitFor("the choice") { shadowOf(device.activity).peekNextStartedActivity() != null }
        assertEquals(Intent.ACTION_CHOOSER, shadowOf(device.activity).nextStartedActivity.action)
    }
}
