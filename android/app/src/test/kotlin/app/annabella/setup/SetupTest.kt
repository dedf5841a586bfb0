package app.annabella.setup

import android.view.KeyEvent
import android.widget.EditText
import androidx.test.platform.app.InstrumentationRegistry
import app.annabella.core.GameKind
import app.annabella.core.GameMode
import app.annabella.core.store.Outcome
import app.annabella.testing.Device
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Positions are put together, and games begin from there. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class SetupTest {
    private val device = Device()

    private fun open() {
        device.start()
        device.click("Set up a position")
        device.see(READY)
    }

    @Test
    fun `a drag that the system ends takes no piece away`() {
        open()
        device.beginDrag("e2", "e5")
        device.takeTouchAway()
        assertEquals(1, pieceOn("e2"))
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
        device.click("Empty the board")
        put("White king", "e1")
        put("White pawn", "a2")
        put("Black king", "e8")
        put("White pawn", "h4")
        // what stands there already is taken away
        device.tap("h4")
        device.drag("a2", "b3")
        device.click("White to move")
        device.see(READY)
        device.click("Two players here")
        device.waitFor("a game") { device.app.games.current.value != null }
        assertEquals("4k3/8/8/8/8/1P6/8/4K3 b - - 0 1", fen())
    }

    @Test
    fun `after a game of checkers what was agreed for chess holds again`() {
        device.app.settings.betweenPeople.game = GameKind.CHECKERS
        device.app.settings.betweenPeople.strict = true
        open()
        device.see(READY)
        device.click("Two players here")
        device.waitFor("a game") { device.app.games.current.value != null }
        assertEquals(GameKind.CHESS to GameMode.STRICT, device.view.kind to device.view.mode)
    }

    @Test
    fun `a position from which no game can go on says why, and none begins`() {
        open()
        device.click("Empty the board")
        put("White king", "e1")
        put("Black king", "e2")
        device.waitFor("a problem") { device.find(READY) == null }
        assertFalse(device.see("Two players here").isEnabled)
    }

    @Test
    fun `a ninth pawn is refused with the reason, until it is taken away`() {
        open()
        put("White pawn", "e4")
        device.see("White has 9 pawns. Nobody has more than eight.")
        assertFalse(device.see("Two players here").isEnabled)
        assertFalse(device.see("Play the computer").isEnabled)
        device.tap("e4")
        device.see(READY)
        assertTrue(device.see("Two players here").isEnabled)
    }

    @Test
    fun `keys put pieces where the frame is`() {
        InstrumentationRegistry.getInstrumentation().setInTouchMode(false)
        open()
        device.click("Empty the board")
        device.board.requestFocus()
        device.board.moveCursor(Device.squareOf("e1"))
        device.key(KeyEvent.KEYCODE_K)
        assertEquals(6, pieceOn("e1"))
        device.key(KeyEvent.KEYCODE_DEL)
        assertEquals(0, pieceOn("e1"))
    }

    @Test
    fun `castling can be forbidden`() {
        open()
        device.click("White may castle on the king's side")
        device.see(READY)
        device.click("Two players here")
        device.waitFor("a game") { device.app.games.current.value != null }
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qkq - 0 1", fen())
    }

    private fun type(button: String, text: String, done: String) {
        device.click(button)
        val field = device.dialog?.let(device::views).orEmpty().filterIsInstance<EditText>().first()
        field.setText(text)
        device.answer(done)
    }

    @Test
    fun `pieces are typed in words or letters`() {
        open()
        type("Type the position", "white knight f3, q d5; clear e2", "Done")
        device.waitFor("the pieces") { pieceOn("f3") == 2 }
        assertEquals(listOf(13, 0), listOf(pieceOn("d5"), pieceOn("e2")))
    }

    @Test
    @Config(qualifiers = "de-rDE-w411dp-h891dp-port-xhdpi")
    fun `in German words are German, and so is what is wrong`() {
        device.start()
        device.click("Stellung aufbauen")
        device.see("Von hier kann eine Partie beginnen.")
        type("Stellung eintippen", "weißer Springer f3, leer e1", "Fertig")
        device.waitFor("the piece") { pieceOn("f3") == 2 }
        device.see("Weiß hat keinen König. Jede Seite braucht genau einen.")
        type("Stellung eintippen", "4k3/8/8/8/8/8/8/4K3 x - - 0 1", "Fertig")
        device.see("Zeichen 21 passt nicht: „x“. Nach den Reihen kommt, wer am Zug ist: w oder b.")
    }

    @Test
    fun `a start of Chess960 is chosen by its number, with its castlings`() {
        open()
        type("Chess960", "0", "Done")
        device.waitFor("the start") { pieceOn("a1") == 3 }
        device.see(READY)
        device.click("Two players here")
        device.waitFor("a game") { device.app.games.current.value != null }
        assertEquals("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1", fen())
    }

    @Test
    fun `what is being put together comes back`() {
        open()
        device.click("Empty the board")
        put("White king", "e1")
        put("Black king", "e8")
        put("Black rook", "a8")
        device.click("White to move")
        device.recreate()
        assertEquals(listOf(6, 14, 12), listOf("e1", "e8", "a8").map(::pieceOn))
        device.see("Black to move")
        device.tap("b8")
        assertEquals(12, pieceOn("b8"))
    }

    private companion object {
        const val READY = "A game can begin from here."
    }
}
