package app.annabella.table

import android.app.Dialog
import android.graphics.Rect
import android.view.View
import android.view.WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE
import android.widget.Button
import android.widget.EditText
import android.widget.TextView
import app.annabella.testing.Device
import app.annabella.testing.fields
import app.annabella.testing.play
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.SeatedCard
import app.annabella.window.Windows
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

/**
 * Who writes his move down does so in his half of the table: the board stays to be seen, and the
 * other one plays on.
 */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
class WritingPlaceTest {
    private val device by lazy { Device().start() }

    @After
    fun usualLetters() = RuntimeEnvironment.setFontScale(1f)

    @Test
    fun `beside the board`() = write()

    @Test
    @Config(qualifiers = UPRIGHT)
    fun `before the board`() = write()

    @Test
    fun `beside the board in larger letters`() = write(percent = 130)

    @Test
    @Config(qualifiers = UPRIGHT)
    fun `before the board in larger letters`() = write(percent = 130)

    @Test
    fun `beside the board in the largest letters`() = write(percent = 200)

    @Test
    @Config(qualifiers = UPRIGHT)
    fun `before the board in the largest letters`() = write(percent = 200)

    private fun write(percent: Int = 100) {
        RuntimeEnvironment.setFontScale(percent / 100f)
        begin("white > move e2e4", "black > move e7e5")
        for (isFar in listOf(false, true)) {
            device.waitFor("both who have to write") { writers().size == 2 }
            val window = beginToWrite(isFar)
            assertTrue(device.board.isShown)
            val (place, board) = placeOf(window) to placeOf(device.board)
            assertFalse("$place covers the board, $board", Rect.intersects(place, board))
            val isBefore = place.centerX() < board.centerX() || place.centerY() < board.centerY()
            assertEquals("$place beside $board", isFar, isBefore)
            // all else of the page can be touched, and nothing is darker
            val decor = checkNotNull(window.window).decorView
            val opposite = Rect(place).apply {
                offsetTo(device.decor.width - place.right, device.decor.height - place.bottom)
            }
            assertEquals(decor, touchedIn(place))
            for (free in listOf(board, opposite)) assertEquals(device.decor, touchedIn(free))
            assertEquals(0f, Windows().dimBelow(decor))
            val holder = cardOf(window)
            val card = holder.getChildAt(0)
            assertEquals("turned to its reader", if (isFar) 180f else 0f, card.rotation)
            assertEquals(place.width() to place.height(), holder.width to holder.height)
            val room = Rect(0, 0, holder.width, holder.height)
            assertTrue("in $room", room.contains(Rect(card.left, card.top, card.right, card.bottom)))
            // at the edge at which he sits, with the answers in sight and some room to write
            assertEquals(if (isFar) 0 else holder.height, if (isFar) card.top else card.bottom)
            for (view in device.views(card).filter { it is Button || it is EditText }) {
                val seen = Rect()
                assertTrue("$view is seen", view.getLocalVisibleRect(seen))
                if (view is Button) assertEquals("${view.text} is cut", view.height, seen.height())
            }
            device.answer("Cancel")
        }
        // what is written there is on his sheet
        for (move in listOf("e4", "e5")) {
            device.waitFor("who has to write") { writers().any(::isTurned) }
            beginToWrite(isFar = true)
            device.fields().single().setText(move)
            device.answer("Done")
            device.settleGame()
        }
        device.waitFor("a sheet that is complete") { writers().size == 1 && writers().none(::isTurned) }
    }

    @Test
    fun `who writes loses nothing of it while the other one plays on`() {
        begin("white > move e2e4")
        val near = beginToWrite(isFar = false)
        lineOf(near).setText("e")
        // the other one moves
        device.tap("e7")
        device.tap("e5")
        device.waitFor("his move") { device.view.plies == 2u }
        assertEquals("e", "${lineOf(near).text}")
        // his menu lies over the page, and nothing is lost under it
        device.views().single { it is Button && "${it.text}" == "Menu" && isTurned(it) }.performClick()
        device.waitFor("his menu") { device.inDialog("Settings") != null }
        assertTrue(near.isShowing)
        device.answer("Cancel")
        assertTrue(near.isShowing && "${lineOf(near).text}" == "e")
        // both write at the same time: keys go where a finger was last
        val far = beginToWrite(isFar = true)
        assertEquals(listOf(false, true), listOf(near, far).map(::hasKeys))
        device.look()
        device.touch(cardOf(near), checkNotNull(near.window).decorView)
        assertEquals(listOf(true, false), listOf(near, far).map(::hasKeys))
        device.touch(cardOf(far), checkNotNull(far.window).decorView)
        assertEquals(listOf(false, true), listOf(near, far).map(::hasKeys))
        // why it is none is told to who has written it
        lineOf(near).setText("good morning")
        press(near, "Done")
        device.waitFor("why not") { device.inDialog("Close") != null }
        assertFalse(near.isShowing)
        assertFalse(isTurned(checkNotNull(device.inDialog("Close"))))
        device.answer("Close")
        assertTrue(far.isShowing && hasKeys(far))
        lineOf(far).setText("e4")
        press(far, "Done")
        device.settleGame()
        assertFalse(far.isShowing)
        // a page that is left has nothing written on it
        device.waitFor("who has to write") { writers().any { !isTurned(it) } }
        val last = beginToWrite(isFar = false)
        device.activity.screens.go(Place(Page.SETTINGS))
        assertFalse(last.isShowing)
    }

    private fun begin(vararg moves: String) =
        device.play("new chess mode=strict clock=90 score=hand", moves.toList())

    private fun beginToWrite(isFar: Boolean): Dialog {
        device.waitFor("who has to write") { writers().any { isTurned(it) == isFar } }
        writers().single { isTurned(it) == isFar }.performClick()
        device.waitFor("a line to write on") { device.fields().size == 1 }
        return ShadowDialog.getLatestDialog()
    }

    private fun cardOf(dialog: Dialog): SeatedCard =
        device.views(checkNotNull(dialog.window).decorView).filterIsInstance<SeatedCard>().single()

    private fun lineOf(dialog: Dialog): EditText =
        device.views(cardOf(dialog)).filterIsInstance<EditText>().single()

    private fun press(dialog: Dialog, words: String) {
        device.views(cardOf(dialog)).single { it is TextView && "${it.text}" == words }.performClick()
        device.settle()
    }

    private fun hasKeys(dialog: Dialog): Boolean =
        checkNotNull(dialog.window).attributes.flags and FLAG_NOT_FOCUSABLE == 0

    private fun writers(): List<View> =
        device.views().filter { it is Button && "${it.text}" == "Write the move down" }

    private fun isTurned(view: View): Boolean =
        generateSequence(view.parent) { it.parent }.any { it is View && it.rotation == 180f }

    private fun placeOf(view: View): Rect {
        val corner = IntArray(2).also(view::getLocationOnScreen)
        return Rect(corner[0], corner[1], corner[0] + view.width, corner[1] + view.height)
    }

    private fun placeOf(dialog: Dialog): Rect =
        checkNotNull(dialog.window).attributes.run { Rect(x, y, x + width, y + height) }

    /** The window that a finger in the middle of a place reaches. */
    private fun touchedIn(place: Rect): View? = Windows().under(place.exactCenterX(), place.exactCenterY())

    private companion object {
        const val UPRIGHT = "en-rUS-sw800dp-w800dp-h1280dp-port-mdpi"
    }
}
