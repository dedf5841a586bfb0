package app.annabella.table

import android.graphics.Rect
import android.view.View
import android.widget.Button
import app.annabella.testing.Device
import app.annabella.testing.fields
import app.annabella.testing.play
import app.annabella.ui.SeatedCard
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Who writes his move down does so in his half of the table, and the board stays to be seen. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
class WritingPlaceTest {
    private val device = Device().start()

    @Test
    fun `beside the board`() = write()

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w800dp-h1280dp-port-mdpi")
    fun `before the board`() = write()

    private fun write() {
        device.play(
            "new chess mode=strict clock=90 score=hand",
            listOf("white > move e2e4", "black > move e7e5"),
        )
        for (isFar in listOf(false, true)) {
            device.waitFor("both who have to write") { writers().size == 2 }
            val button = writers().single { isFar == isTurned(it) }
            button.performClick()
            device.waitFor("a line to write on") { device.fields().size == 1 }
            val cards = device.views(checkNotNull(device.dialog)).filterIsInstance<SeatedCard>()
            val card = cards.single().getChildAt(0)
            val places = cards.single().run { Rect(card.left, card.top, card.right, card.bottom) }
            val board = placeOf(device.board)
            assertEquals("turned to its reader", if (isFar) 180f else 0f, card.rotation)
            assertFalse("$places covers the board, $board", Rect.intersects(places, board))
            val isBefore = places.left < board.left || places.top < board.top
            assertEquals("$places beside $board", isFar, isBefore)
            assertTrue(device.board.isShown)
            device.answer("Cancel")
        }
        // what is written there is on his sheet
        for (move in listOf("e4", "e5")) {
            device.waitFor("who has to write") { writers().any(::isTurned) }
            writers().single(::isTurned).performClick()
            device.waitFor("a line to write on") { device.fields().size == 1 }
            device.fields().single().setText(move)
            device.answer("Done")
            device.settleGame()
        }
        device.waitFor("a sheet that is complete") { writers().size == 1 && writers().none(::isTurned) }
    }

    private fun writers(): List<View> =
        device.views().filter { it is Button && "${it.text}" == "Write the move down" }

    private fun isTurned(view: View): Boolean =
        generateSequence(view.parent) { it.parent }.any { it is View && it.rotation == 180f }

    private fun placeOf(view: View): Rect {
        val corner = IntArray(2).also(view::getLocationOnScreen)
        return Rect(corner[0], corner[1], corner[0] + view.width, corner[1] + view.height)
    }
}
