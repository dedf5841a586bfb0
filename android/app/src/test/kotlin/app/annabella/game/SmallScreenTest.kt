package app.annabella.game

import android.graphics.Rect
import android.view.View
import android.widget.ScrollView
import app.annabella.testing.Device
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
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
    fun `a piece is dragged from the edge on the near side of the board`() {
        device.start()
        device.startTwoPlayers()
        val board = device.board
        val kept = board.systemGestureExclusionRects.single()
        assertEquals(Rect(0, board.height - 400, board.width, board.height), kept)
    }

    @Test
    @Config(sdk = [26], qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
    fun `before Android 10 there is no such gesture`() {
        device.start()
        device.startTwoPlayers()
        assertTrue(device.board.width > 0)
    }
}
