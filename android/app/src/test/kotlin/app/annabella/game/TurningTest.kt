package app.annabella.game

import android.content.res.Configuration
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.core.GamePhase
import app.annabella.core.GameTurn
import app.annabella.core.PieceKind
import app.annabella.core.pieceAt
import app.annabella.testing.Device
import app.annabella.testing.play
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertSame
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** A game goes on as it was when the device is turned, or its window made larger. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class TurningTest {
    private val device = Device().start()

    private fun line() = device.views().filterIsInstance<TextView>().find { it.text.startsWith("1.\u00A0") }

    private fun kind(square: String): PieceKind? =
        device.view.board.pieceAt(Device.squareOf(square))?.kind

    private fun move(from: String, to: String, plies: UInt) {
        device.tap(from)
        device.tap(to)
        device.waitFor("$from $to") { device.view.plies == plies }
    }

    @Test
    fun `the moves stand there once`() {
        device.startTwoPlayers()
        move("e2", "e4", 1u)
        move("e7", "e5", 2u)
        device.waitFor("the line") { line()?.text?.endsWith("e5") == true }
        val before = "${line()?.text}"
        repeat(2) {
            device.recreate()
            device.settleGame()
            assertEquals(before, "${line()?.text}")
        }
        move("g1", "f3", 3u)
        device.waitFor("the next one") { line()?.text?.endsWith("f3") == true }
        device.click("Undo")
        device.waitFor("it to be gone") { "${line()?.text}" == before }
    }

    @Test
    fun `a pawn that has still to become something is asked for again`() {
        device.play("new chess fen=\"7k/4P3/8/8/8/8/8/K7 w - - 0 1\"")
        device.tap("e7")
        device.tap("e8")
        device.waitFor("the question") { device.inDialog("Rook") != null }
        device.recreate()
        assertEquals(0u, device.view.plies)
        device.answer("Rook")
        device.waitFor("the rook") { kind("e8") == PieceKind.ROOK }
    }

    @Test
    fun `a question that was answered is not asked again`() {
        device.play("new chess fen=\"7k/4P3/8/8/8/8/8/K7 w - - 0 1\"")
        device.tap("e7")
        device.tap("e8")
        device.answer("Take back")
        device.recreate()
        assertEquals(null, device.inDialog("Rook"))
    }

    @Test
    fun `so is one of a game by the Laws`() {
        device.play("new chess mode=strict fen=\"7k/4P3/8/8/8/8/8/K7 w - - 0 1\"")
        device.tap("e7")
        device.waitFor("the pawn in the hand") { MoveInput.turnOf(device.view) is GameTurn.Holding }
        device.tap("e8")
        device.waitFor("the question") { device.inDialog("Knight") != null }
        device.recreate()
        device.waitFor("the pawn") { (device.view.phase as? GamePhase.Playing)?.turn is GameTurn.Promoting }
        device.answer("Knight")
        device.waitFor("the knight") { kind("e8") == PieceKind.KNIGHT }
    }

    @Test
    fun `so is one of a move that is repeated`() {
        device.play(
            "new chess blind=white fen=\"7k/4P3/8/8/8/8/8/K7 w - - 0 1\"",
            listOf("white > move e7e8q"),
        )
        device.waitFor("the repetition") { device.view.awaitsRepetition }
        device.tap("e7")
        device.tap("e8")
        device.waitFor("the question") { device.inDialog("Queen") != null }
        device.recreate()
        device.answer("Queen")
        device.waitFor("the move") { !device.view.awaitsRepetition && kind("e8") == PieceKind.QUEEN }
    }

    @Test
    fun `a window that is dragged larger makes its page once`() {
        device.startTwoPlayers()
        val before = device.activity
        for (width in 420..460 step 10) widen(before, width)
        assertSame(before, device.activity)
        device.look()
        assertNotSame(before, device.activity)
    }

    @Test
    fun `a window that comes back to its size keeps its page`() {
        device.startTwoPlayers()
        val before = device.activity
        for (width in listOf(450, 411)) widen(before, width)
        device.look()
        assertSame(before, device.activity)
    }

    private fun widen(activity: MainActivity, width: Int) {
        val now = Configuration(activity.resources.configuration).apply { screenWidthDp = width }
        activity.onConfigurationChanged(now)
        device.settle()
    }
}
