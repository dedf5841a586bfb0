package app.annabella.setup

import android.view.KeyEvent
import android.widget.EditText
import androidx.test.platform.app.InstrumentationRegistry
import app.annabella.board.CheckersSquares
import app.annabella.core.GameKind
import app.annabella.core.store.Outcome
import app.annabella.testing.Device
import app.annabella.testing.Reader
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Positions of checkers are put together, and games begin from there. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class CheckersSetupTest {
    private val device = Device()

    private fun open() {
        device.start()
        device.click("Set up a position")
        device.click("Checkers")
        device.see(READY)
    }

    private fun put(piece: String, square: String) {
        device.click(piece)
        device.tap(square)
    }

    private fun pieceOn(square: String): Int =
        device.board.picture.pieces[Device.squareOf(square)].toInt()

    private fun fen(): String {
        val game = checkNotNull(device.app.games.current.value)
        return (runBlocking { game.fen() } as Outcome.Done).value
    }

    @Test
    fun `a position is put together by fingers, and a game begins from it`() {
        open()
        assertNull(device.find("Chess960"))
        device.click("Empty the board")
        put("Red king", "18")
        put("White man", "32")
        put("Red man", "1")
        // what stands there already is taken away
        device.tap("1")
        device.drag("32", "28")
        device.click("Red to move")
        device.see(READY)
        // each game's position stays
        device.click("Chess")
        device.see(READY)
        assertEquals(6, device.board.picture.pieces[4].toInt())
        device.click("Checkers")
        assertEquals(9, pieceOn("28"))
        device.recreate()
        assertEquals(2, pieceOn("18"))
        device.see(READY)
        device.click("Two players here")
        device.waitFor("a game") { device.app.games.current.value != null }
        assertEquals("W:W28:BK18", fen())
        assertEquals(GameKind.CHECKERS, device.view.kind)
    }

    @Test
    fun `light squares take nothing`() {
        open()
        val light = CheckersSquares.LIGHT.first()
        val before = device.board.picture.pieces
        device.board.listener?.tapped(light)
        device.board.listener?.dropped(Device.squareOf("9"), light)
        assertEquals(before.toList(), device.board.picture.pieces.toList())
    }

    @Test
    fun `a man on his king row is refused with the reason`() {
        open()
        put("Red man", "30")
        device.see("On 30 stands a man of Red, and there it would be a king.")
        assertFalse(device.see("Two players here").isEnabled)
        put("Red king", "30")
        device.see("Red has 13 pieces. Nobody has more than twelve.")
        device.tap("30")
        device.see(READY)
        assertTrue(device.see("Two players here").isEnabled)
    }

    @Test
    fun `keys put pieces where the frame is, and words do`() {
        InstrumentationRegistry.getInstrumentation().setInTouchMode(false)
        open()
        device.click("Empty the board")
        device.board.requestFocus()
        device.board.moveCursor(Device.squareOf("18"))
        device.key(KeyEvent.KEYCODE_M)
        assertEquals(1, pieceOn("18"))
        device.key(KeyEvent.KEYCODE_K, KeyEvent.META_SHIFT_ON)
        assertEquals(10, pieceOn("18"))
        device.key(KeyEvent.KEYCODE_Q)
        assertEquals(10, pieceOn("18"))
        device.click("Type the position")
        device.dialog?.let(device::views).orEmpty().filterIsInstance<EditText>().first()
            .setText("red men 5 and 9, clear 18")
        device.answer("Done")
        device.waitFor("the pieces") { pieceOn("9") == 1 }
        assertEquals(0, pieceOn("18"))
    }

    @Test
    fun `squares are called with what is on them`() {
        device.start()
        val reader = Reader(device)
        device.click("Set up a position")
        device.click("Checkers")
        reader.waitForNames()
        device.waitFor("the name") { reader.name("9") == "9, red man" }
        device.click("White king")
        reader.click("18")
        device.waitFor("the new name") { reader.name("18") == "18, white king" }
    }

    private companion object {
        const val READY = "A game can begin from here."
    }
}
