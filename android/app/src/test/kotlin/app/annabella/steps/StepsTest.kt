package app.annabella.steps

import app.annabella.board.StillBoard
import app.annabella.core.parseAction
import app.annabella.testing.Device
import app.annabella.testing.play
import app.annabella.ui.Page
import app.annabella.ui.Place
import kotlinx.coroutines.launch
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

    private val picture get() = device.views().filterIsInstance<StillBoard>().first().picture

    private fun stands(square: String) = picture.pieces[Device.squareOf(square)].toInt() != 0

    private fun begin(setup: String, vararg deeds: String) {
        device.play(setup, deeds.toList())
        device.waitFor("the moves") { device.view.plies == deeds.size.toUInt() }
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
        device.waitFor("another game") { device.app.games.current.value.let { it != null && it !== before } }
        assertEquals(1u, device.view.plies)
        device.tap("c7")
        device.tap("c5")
        device.waitFor("a move") { device.view.plies == 2u }
        device.click("Back")
        device.click("Saved games")
        device.waitFor("both") { device.views().count { it is StillBoard } == 2 }
    }

    @Test
    fun `what is hidden in a game stays so`() {
        begin("new chess white-hidden=pieces black-hidden=pieces", *moves)
        device.click("Previous")
        device.waitFor("the page") { device.views().any { it is StillBoard } && picture.hidesPieces }
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
}
