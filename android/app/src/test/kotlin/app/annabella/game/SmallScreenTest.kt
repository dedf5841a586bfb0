package app.annabella.game

import android.graphics.Rect
import android.view.View
import android.widget.ScrollView
import app.annabella.testing.Device
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** A game on a screen that has hardly room for its board, and at the edges of one. */
@RunWith(RobolectricTestRunner::class)
class SmallScreenTest {
    private val device = Device()

    private fun page(): ScrollView = device.views().first { it is GameLayout } as ScrollView

    private fun heightOf(view: View) = Rect().also { view.getGlobalVisibleRect(it) }.height()

    @Test
    @Config(qualifiers = "en-rUS-w320dp-h480dp-port-mdpi")
    fun `where large letters leave no room the whole page scrolls`() {
        RuntimeEnvironment.setFontScale(2f)
        device.start()
        device.startTwoPlayers()
        device.tap("e2")
        device.tap("e4")
        val button = device.see("Undo")
        device.picture("small-top")
        assertTrue(page().canScrollVertically(1))
        page().scrollTo(0, page().getChildAt(0).height)
        device.settle()
        device.picture("small-bottom")
        assertEquals(button.height, heightOf(button))
        assertTrue(device.board.height >= 200)
    }

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
    fun `a usual phone has the whole page on its screen`() {
        device.start()
        device.startTwoPlayers()
        device.board
        assertFalse(page().canScrollVertically(1))
    }

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
    fun `a piece is dragged from the edge, wherever it stands`() {
        device.start()
        device.startTwoPlayers()
        assertEquals(setOf("a1", "a2", "a7", "a8", "h1", "h2", "h7", "h8"), draggedFromEdges())
        device.drag("a2", "a4")
        device.waitFor("a move") { device.view.plies == 1u }
        // empty squares use up nothing of what the system grants
        device.waitFor("the pawn's square") { "a4" in draggedFromEdges() && "a2" !in draggedFromEdges() }
        assertEquals(8, draggedFromEdges().size)
    }

    /** The squares in which a finger from the screen's edge does not go back. */
    private fun draggedFromEdges(): Set<String> {
        val board = device.board
        val kept = board.systemGestureExclusionRects
        val bounds = Rect()
        val names = "abcdefgh".flatMap { file -> (1..8).map { "$file$it" } }
        return names.filter { name ->
            board.boundsOf(Device.squareOf(name), bounds)
            bounds in kept
        }.toSet()
    }

    @Test
    @Config(sdk = [26, 35], qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
    fun `a piece that the system takes from the finger leaves no page`() {
        device.start()
        device.startTwoPlayers()
        val page = device.activity.screens.top
        device.beginDrag("a8", "c6")
        device.takeTouchAway()
        device.back()
        assertSame(page, device.activity.screens.top)
        // only so much: the next one goes back
        device.back()
        device.see("Play the computer")
    }

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
    fun `what begins away from the edge, or after it, goes back`() {
        device.start()
        device.startTwoPlayers()
        device.beginDrag("d2", "d4")
        device.takeTouchAway()
        device.back()
        device.see("Play the computer")
        device.click("Set up a position")
        device.beginDrag("h8", "f6")
        device.takeTouchAway()
        device.back()
        assertEquals("Set up a position", device.activity.screens.top.title)
        device.beginDrag("a1", "b3")
        device.takeTouchAway()
        // another touch comes between
        device.tap("d4")
        device.back()
        device.see("Play the computer")
    }

    @Test
    @Config(sdk = [26], qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
    fun `before Android 10 there is no such gesture`() {
        device.start()
        device.startTwoPlayers()
        assertTrue(device.board.width > 0)
    }
}
