package app.annabella.steps

import android.os.SystemClock
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import android.widget.Button
import android.widget.EditText
import android.widget.ScrollView
import android.widget.TextView
import app.annabella.board.StillBoard
import app.annabella.core.GameDeed
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.parseAction
import app.annabella.core.store.Outcome
import app.annabella.testing.Device
import app.annabella.testing.fields
import app.annabella.testing.menu
import app.annabella.testing.pass
import app.annabella.testing.play
import app.annabella.testing.write
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.YieldingScroll
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** A game is looked through, and stays as it is. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class StepsTest {
    private val device = Device().start()

    private val picture get() = device.board.picture

    private fun stands(square: String) = picture.pieces[Device.squareOf(square)].toInt() != 0

    private fun begin(setup: String, vararg deeds: String) {
        device.play(setup, deeds.toList())
        if (deeds.isNotEmpty()) device.waitFor("the moves") { device.view.plies == deeds.size.toUInt() }
    }

    private val moves = arrayOf("white > move e2e4", "black > move e7e5", "white > move g1f3")

    @Test
    fun `from the bar of a game to any of its positions, and back to the game`() {
        begin("new chess", *moves)
        device.click("Previous")
        device.waitFor("the move before") { device.sees("e5") && stands("g1") }
        assertFalse(stands("f3"))
        device.click("Start")
        device.waitFor("the start") { stands("e2") && stands("e7") }
        assertFalse(device.see("Previous").isEnabled)
        device.click("Next")
        device.waitFor("the first move") { stands("e4") }
        device.click("♘f3")
        device.waitFor("the last move") { stands("f3") }
        assertFalse(device.see("Next").isEnabled)
        assertEquals(3u, device.view.plies)
        device.click("Back")
        assertEquals(3u, device.view.plies)
    }

    @Test
    fun `where the game stands it says so, and a touch of the board goes back to play on`() {
        begin("new chess", *moves)
        device.click("Previous")
        device.waitFor("the move before") { stands("g1") }
        assertFalse(device.sees("The game stands here."))
        device.tap("b8")
        device.settleGame()
        assertEquals(Page.STEPS, device.activity.screens.place.page)
        device.click("End")
        device.waitFor("the words") { device.sees("The game stands here.") }
        device.tap("b8")
        device.waitFor("the game") { device.activity.screens.place.page == Page.GAME }
        assertEquals(3u, device.view.plies)
    }

    @Test
    fun `no move is told that a player has still to write`() {
        val written = listOf("white > move e2e4", "white > record e2e4", "black > record e2e4")
        device.play("new chess mode=strict score=hand", written + "black > move e7e5")
        device.waitFor("the moves") { device.view.plies == 2u }
        device.activity.screens.go(StepsScreen.place(2u))
        device.waitFor("the reason") { device.sees("Later moves are told when they are written down.") }
        assertTrue(device.sees("Move 1, White: e4."))
        device.see("e4")
        assertFalse(device.sees("e5"))
        assertFalse(device.see("Next").isEnabled)
        for (side in listOf("white", "black")) {
            device.app.games.onTable.send(parseAction(device.view.kind, "$side > record e7e5"))
        }
        device.waitFor("the move") { device.sees("e5") && device.see("Next").isEnabled }
    }

    @Test
    fun `a game that is over is not played on from its end`() {
        device.play("new chess", moves.toList() + listOf("black > resign", "black > confirm"))
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        device.activity.screens.go(Place(Page.STEPS, "3"))
        device.waitFor("the end of it") { stands("f3") && device.sees("White wins.") }
        assertFalse(device.sees("The game stands here."))
        device.tap("b8")
        device.settleGame()
        assertEquals(Page.STEPS, device.activity.screens.place.page)
    }

    @Test
    fun `a board that was turned stays so, in the look back and when the game comes back`() {
        begin("new chess", *moves)
        device.menu("Turn the board")
        device.click("Previous")
        device.waitFor("the move before") { stands("g1") }
        assertTrue(device.board.isFlipped)
        device.activity.screens.home()
        device.endAndReturn()
        assertTrue(device.app.games.lastBoard?.isFlipped == true)
        device.click("Continue")
        device.waitFor("the game") { device.activity.screens.place.page == Page.GAME }
        device.waitFor("the board") { device.board.isFlipped }
    }

    @Test
    fun `something is said of a move, which is kept with the game`() {
        begin("new chess", *moves)
        device.click("Previous")
        device.waitFor("the move before") { stands("g1") }
        device.click("Comment")
        device.waitFor("whose it is") { device.inDialog("Comment on 1… e5") != null }
        device.write("Solid, and a little dull.")
        device.waitFor("the comment") { device.sees("Solid, and a little dull.") }
        device.waitFor("a mark at the move") { marked() == listOf("e5") }
        device.click("Next")
        device.waitFor("the next move") { stands("f3") && !device.sees("Solid") }
        device.click("Previous")
        device.waitFor("the comment again") { device.sees("Solid, and a little dull.") }
        val game = checkNotNull(device.app.games.current.value)
        val pgn = (runBlocking { game.notation() } as Outcome.Done).value
        assertTrue(pgn, "e5 {Solid, and a little dull.}" in pgn.replace('\n', ' '))
        // an empty one takes it away
        device.click("Comment")
        device.write("")
        device.waitFor("no comment") { !device.sees("Solid") && marked().isEmpty() }
        device.click("Start")
        device.waitFor("the start") { stands("e2") }
        device.click("Comment")
        device.waitFor("whose it is") { device.inDialog("Comment on the start") != null }
    }

    /** The moves at which a comment is seen, and told of to a reader. */
    private fun marked(): List<String> = device.views().filterIsInstance<Button>()
        .filter { it.compoundDrawablesRelative[2] != null }
        .onEach { assertTrue("${it.contentDescription}", it.contentDescription.endsWith("With a comment.")) }
        .map { "${it.text}" }

    @Test
    fun `a comment that is too long is told as that, and written anew`() {
        begin("new chess", *moves)
        device.click("Previous")
        device.waitFor("the move before") { stands("g1") }
        device.click("Comment")
        val long = "o".repeat(2_001)
        device.write(long)
        device.waitFor("what is wrong") {
            device.dialog?.let(device::views).orEmpty()
                .any { it is TextView && it.text.startsWith("This comment cannot be kept.") }
        }
        device.answer("Close")
        device.waitFor("a line") { device.fields().singleOrNull()?.text?.toString() == long }
        device.write(long.drop(1))
        device.waitFor("the comment") { device.sees("ooo") && device.dialog == null }
    }

    @Test
    fun `by the Laws nothing is said of a move before the end`() {
        begin("new chess mode=strict", *moves)
        device.click("Previous")
        device.waitFor("the page") { device.activity.screens.place.page == Page.STEPS }
        device.waitFor("the moves") { device.sees("e5") }
        device.settleGame()
        assertFalse(device.see("Comment").isEnabled)
    }

    @Test
    fun `a new move is told, and what is looked at stays`() {
        begin("new chess", *moves)
        device.click("Previous")
        device.waitFor("the move before") { stands("g1") }
        val game = checkNotNull(device.app.games.current.value)
        device.app.scope.launch { game.dispatch(parseAction(device.view.kind, "black > move b8c6")) }
        device.waitFor("its news") { device.sees("A new move was made in the game.") }
        assertTrue(stands("b8") && stands("g1"))
        device.click("End")
        device.waitFor("the new move") { stands("c6") }
    }

    @Test
    fun `another game goes on from there, and this one is kept`() {
        begin("new chess", *moves)
        val before = device.app.games.current.value
        device.activity.screens.go(Place(Page.STEPS, "1"))
        device.waitFor("the position") { stands("e4") && stands("e7") }
        device.click("Play from here")
        device.waitFor("a question") { device.dialog != null }
        // what is harmless comes first
        assertTrue(checkNotNull(device.inDialog("Cancel")).isFocusedByDefault)
        assertTrue(
            device.views(checkNotNull(device.dialog)).any {
                it is TextView &&
                    "is kept among the saved games" in it.text
            },
        )
        device.answer("Cancel")
        device.settleGame()
        assertTrue(device.app.games.current.value === before)
        device.click("Play from here")
        device.answer("Play from here")
        device.waitFor("another game") { device.app.games.current.value.let { it != null && it !== before } }
        device.waitFor("its page") { device.activity.screens.place.page == Page.GAME }
        assertEquals(1u, device.view.plies)
        device.tap("c7")
        device.tap("c5")
        device.waitFor("a move") { device.view.plies == 2u }
        device.click("Back")
        device.click("Saved games")
        device.waitFor("both") { device.views().count { it is StillBoard } == 2 }
    }

    @Test
    fun `from a game that is over another one begins unasked`() {
        begin("new chess", *moves)
        val game = checkNotNull(device.app.games.current.value)
        game.act(GameSide.FIRST, GameDeed.Resign)
        game.act(GameSide.FIRST, GameDeed.Confirm)
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        device.activity.screens.go(Place(Page.STEPS, "1"))
        device.waitFor("the position") { stands("e4") && stands("e7") }
        device.click("Play from here")
        device.waitFor("another game") { device.app.games.current.value !== game }
        assertEquals(null, device.dialog)
    }

    @Test
    fun `a clock that runs runs on, and what it was after a move is told as that`() {
        device.isTimeStill = true
        begin("new chess clock=5 white-name=Anna black-name=Ben", *moves)
        pass(62_000)
        device.activity.screens.go(Place(Page.STEPS, "1"))
        device.waitFor("the position") { stands("e4") && stands("e7") }
        device.see("After this move: 5:00")
        // Ben's runs: it is filled, and Anna's is not, though the position is one of his turn before
        val (white, black) = listOf("5:00", "3:58").map { device.see(it) as TextView }
        assertEquals(device.activity.ui.theme.surface, black.currentTextColor)
        assertEquals(device.activity.ui.theme.muted, white.currentTextColor)
        pass(2_000)
        device.see("3:56")
        device.click("Start")
        device.waitFor("the start") { stands("e2") }
        device.see("3:56")
        assertFalse(device.sees("After this move"))
    }

    @Test
    fun `the button for another game is not beside the end`() {
        begin("new chess", *moves)
        device.click("Previous")
        device.see("Play from here")
        val bar = device.views().filterIsInstance<Button>().map { "${it.text}" }
            .filter { it in listOf("Start", "Previous", "Next", "End", "Play from here") }
        assertEquals(listOf("Play from here", "Start", "Previous", "Next", "End"), bar)
    }

    @Test
    fun `what is hidden in a game stays so`() {
        begin("new chess white-hidden=pieces black-hidden=pieces", *moves)
        device.click("Previous")
        device.waitFor("the page") { device.find("Play from here") != null && picture.hidesPieces }
        assertTrue(picture.pieces.all { it.toInt() == 0 })
    }

    @Test
    fun `keys step, too, in a game of stones`() {
        begin("new yin-yang size=5 target=1", "black > move C3", "white > move B2")
        device.click("Previous")
        device.waitFor("one stone") { picture.pieces.count { it.toInt() != 0 } == 1 }
        device.key(android.view.KeyEvent.KEYCODE_MOVE_HOME)
        device.waitFor("none") { picture.pieces.all { it.toInt() == 0 } }
        device.key(android.view.KeyEvent.KEYCODE_PAGE_DOWN)
        device.waitFor("one stone again") { picture.pieces.count { it.toInt() != 0 } == 1 }
    }

    /** Types a line on the page; [stays] where it has an answer. */
    private fun type(text: String, stays: Boolean = false) {
        if (device.dialog == null) {
            device.click("More")
            device.answer("Type a move or a question")
        }
        device.waitFor("a line") { device.dialog != null }
        device.views(checkNotNull(device.dialog)).filterIsInstance<EditText>().first().setText(text)
        device.answer("Send")
        if (!stays) device.waitFor("the end of the line") { device.dialog == null }
    }

    private fun lineSays(words: String) = device.waitFor("“$words”") {
        device.views(checkNotNull(device.dialog)).any { it is TextView && words in it.text }
    }

    @Test
    fun `what is typed steps, asks about what is looked at, goes back and plays`() {
        begin("new chess", *moves)
        device.click("Previous")
        device.waitFor("the move before") { stands("g1") }
        type("back two")
        device.waitFor("the start") { stands("e2") && stands("e7") }
        type("what is on e2", stays = true)
        lineSays("white pawn")
        // a move would be for the game, in which nothing is done here
        type("Nc6", stays = true)
        lineSays("That is not possible here.")
        assertEquals(3u, device.view.plies)
        type("go to move 2")
        device.waitFor("the last move") { stands("f3") }
        type("start")
        device.waitFor("the start again") { stands("e2") }
        type("back to the game")
        device.waitFor("the game") { device.find("Play from here") == null && device.find("Undo") != null }
        device.click("Previous")
        type("go to move 1")
        device.waitFor("the first move") { stands("e4") && stands("e7") }
        type("play from here")
        device.waitFor("another game") { device.view.plies == 1u }
    }

    @Test
    fun `a finger that swipes over the board or the last sentence steps, in all languages alike`() {
        begin("new chess", *moves)
        device.click("Previous")
        device.waitFor("the move before") { stands("g1") && stands("e5") }
        swipe(device.board, toLeft = false)
        device.waitFor("the first move") { stands("e4") && stands("e7") }
        swipe(device.board, toLeft = true)
        device.waitFor("the second move") { stands("e5") && stands("g1") }
        val sentence = device.views().filterIsInstance<TextView>().first {
            "Black" in it.text &&
                it.minLines == 2
        }
        swipe(sentence, toLeft = true)
        device.waitFor("the third move") { stands("f3") }
        // nothing was played
        assertEquals(3u, device.view.plies)
    }

    private fun swipe(over: View, toLeft: Boolean) {
        device.look()
        val corner = IntArray(2).also(over::getLocationInWindow)
        val y = corner[1] + over.height / 2f
        val (from, to) = (corner[0] + over.width * 0.7f) to (corner[0] + over.width * 0.3f)
        val way = if (toLeft) listOf(from, (from + to) / 2, to) else listOf(to, (from + to) / 2, from)
        val start = SystemClock.uptimeMillis()
        fun touch(action: Int, x: Float) {
            val event = MotionEvent.obtain(start, SystemClock.uptimeMillis(), action, x, y, 0)
            device.decor.dispatchTouchEvent(event)
            event.recycle()
        }
        touch(MotionEvent.ACTION_DOWN, way.first())
        way.forEach { touch(MotionEvent.ACTION_MOVE, it) }
        touch(MotionEvent.ACTION_UP, way.last())
        device.settle()
    }

    @Test
    fun `a slider leads to any position and says which it is`() {
        begin("new chess", *moves)
        device.click("Previous")
        device.waitFor("the move before") { device.sees("Move 1 of 2") }
        device.slideTo { it == "Move 2 of 2" }
        device.waitFor("the last move") { stands("f3") }
        device.slideTo { it == "Start" }
        device.waitFor("the start") { stands("e2") && stands("g1") }
    }

    @Test
    fun `the keys and a finger that explores go over the squares, and play nothing`() {
        device.app.settings.exploreByFinger = true
        begin("new chess", *moves)
        device.click("Previous")
        device.waitFor("the move before") { stands("g1") }
        device.board.isFocusableInTouchMode = true
        device.board.requestFocus()
        device.board.moveCursor(Device.squareOf("e4"))
        device.key(KeyEvent.KEYCODE_DPAD_DOWN)
        device.waitFor("the square below") { "e3" in device.app.announcer.lastSentence }
        device.key(KeyEvent.KEYCODE_ENTER)
        assertEquals(Device.squareOf("e3"), device.board.cursor)
        // the keys of a game lead over the squares here, too
        device.key(KeyEvent.KEYCODE_N)
        device.waitFor("a knight") { picture.pieces[device.board.cursor].toInt() in listOf(2, 10) }
        device.key(KeyEvent.KEYCODE_I)
        device.waitFor("a line for typing") { device.dialog != null }
        assertEquals(3u, device.view.plies)
    }

    @Test
    fun `the list of moves stays where it was scrolled, and the page with it`() {
        val many = List(9) { "g1f3 g8f6 f3g1 f6g8" }.joinToString(" ")
        begin("new chess draws=free moves=\"$many\"")
        device.activity.screens.go(StepsScreen.place(36u))
        device.waitFor("the last moves") { list().scrollY > 0 }
        list().scrollTo(0, 0)
        val game = checkNotNull(device.app.games.current.value)
        device.app.scope.launch { game.dispatch(parseAction(device.view.kind, "white > move e2e4")) }
        device.waitFor("its news") { device.sees("A new move was made in the game.") }
        assertEquals(0, list().scrollY)
        device.click("Previous")
        device.waitFor("its move in sight") { list().scrollY > 0 }
    }

    /** What scrolls the rows of moves. */
    private fun list(): ScrollView = device.views().filterIsInstance<YieldingScroll>().first()

    @Test
    fun `the page says that it looks back`() {
        begin("new chess black=rating:1200", "white > move e2e4")
        device.waitFor("a reply") { device.view.plies == 2u }
        device.click("Previous")
        device.see("Looking back")
        assertEquals("Looking back", device.activity.screens.top.title)
    }

    @Test
    fun `what is asked by one at the far end of the table is read from there`() {
        begin("new chess", *moves)
        device.activity.ui.dialogs.isTurned = true
        device.activity.screens.go(StepsScreen.place(1u))
        device.waitFor("the position") { stands("e4") }
        type("what is on e2", stays = true)
        fun turn(view: View): Float = view.rotation + ((view.parent as? View)?.let(::turn) ?: 0f)
        assertEquals(180f, turn(checkNotNull(device.inDialog("Send"))))
    }
}
