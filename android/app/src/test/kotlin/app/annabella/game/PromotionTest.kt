package app.annabella.game

import android.graphics.Rect
import android.os.SystemClock
import android.view.MotionEvent
import android.view.View
import android.widget.Button
import app.annabella.core.PieceKind
import app.annabella.core.pieceAt
import app.annabella.settings.BoardFacing
import app.annabella.testing.Device
import app.annabella.testing.play
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

/** What a pawn becomes is asked at its square. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class PromotionTest {
    private val device = Device().start()

    private fun dp(length: Int) = (length * device.activity.resources.displayMetrics.density).toInt()

    private fun placeOf(view: View): Rect {
        val corner = IntArray(2).also(view::getLocationOnScreen)
        return Rect(corner[0], corner[1], corner[0] + view.width, corner[1] + view.height)
    }

    /** On the screen. */
    private fun square(name: String): Rect = Rect().also {
        device.board.boundsOf(Device.squareOf(name), it)
        val corner = IntArray(2).also(device.board::getLocationOnScreen)
        it.offset(corner[0], corner[1])
    }

    private fun row(words: String): View {
        device.waitFor("“$words”") { device.inDialog(words)?.isLaidOut == true }
        return checkNotNull(device.inDialog(words))
    }

    private fun begin(fen: String, from: String, to: String) {
        // no board of a game before is tapped
        device.activity.screens.home()
        device.play("new chess mode=casual fen=\"$fen\"")
        device.tap(from)
        device.tap(to)
        row("Queen")
    }

    private fun on(square: String) = device.view.board.pieceAt(Device.squareOf(square))?.kind

    @Test
    fun `it opens inwards from the square, with the queen first and in focus`() {
        begin("7k/1P6/8/8/8/8/8/K7 w - - 0 1", "b7", "b8")
        val rows = listOf("Queen", "Rook", "Bishop", "Knight", "Take back").map(::row)
        assertEquals(square("b8").left, placeOf(rows.first()).left)
        assertEquals(square("b8").top, placeOf(rows.first()).top)
        assertEquals(rows.map { placeOf(it).top }.sorted(), rows.map { placeOf(it).top })
        assertTrue(rows.dropLast(1).all { it.height >= dp(60) } && rows.last().height >= dp(52))
        assertTrue(rows.first().isFocusedByDefault)
        device.answer("Rook")
        device.waitFor("the rook") { on("b8") == PieceKind.ROOK }
    }

    @Test
    fun `from the other side of the board to the left, and from below upwards`() {
        begin("3k4/6P1/8/8/8/8/8/3K4 w - - 0 1", "g7", "g8")
        assertEquals(square("g8").right, placeOf(row("Queen")).right)
        device.answer("Rook")
        device.waitFor("the rook") { on("g8") == PieceKind.ROOK }
        begin("3k4/8/8/8/8/8/6p1/3K4 b - - 0 1", "g2", "g1")
        assertEquals(square("g1").bottom, placeOf(row("Take back")).bottom)
        assertEquals(square("g1").right, placeOf(row("Take back")).right)
    }

    @Test
    fun `it is taken back by its line, a tap elsewhere and the system's way back`() {
        begin("7k/1P6/8/8/8/8/8/K7 w - - 0 1", "b7", "b8")
        val ways = listOf(
            { device.answer("Take back") },
            { tapBeside() },
            { goBack() },
        )
        for (way in ways) {
            way()
            device.waitFor("nothing to answer") { device.dialog == null }
            assertEquals(0u, device.view.plies)
            device.tap("b7")
            device.tap("b8")
            row("Queen")
        }
        device.answer("Queen")
        device.waitFor("the queen") { on("b8") == PieceKind.QUEEN }
    }

    @Suppress("DEPRECATION")
    private fun goBack() = ShadowDialog.getLatestDialog().onBackPressed()

    private fun tapBeside() {
        device.look()
        val at = placeOf(row("Knight"))
        val now = SystemClock.uptimeMillis()
        for (action in listOf(MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP)) {
            val event = MotionEvent.obtain(now, now, action, at.right + 50f, at.exactCenterY(), 0)
            checkNotNull(device.dialog).dispatchTouchEvent(event)
            event.recycle()
        }
        device.settle()
    }

    @Test
    fun `the player at the far end reads it from there`() {
        RuntimeEnvironment.setQualifiers("+sw800dp-w1280dp-h800dp-land-mdpi")
        device.recreate()
        device.app.settings.facing = BoardFacing.BOTH_WAYS
        begin("3k4/8/8/8/8/8/1p6/3K4 b - - 0 1", "b2", "b1")
        fun turn(view: View): Float = view.rotation + ((view.parent as? View)?.let(::turn) ?: 0f)
        assertEquals(180f, turn(row("Queen")))
        // what begins a view that is turned is its end on the screen
        val end = IntArray(2).also(row("Queen")::getLocationOnScreen)
        assertEquals(square("b1").left to square("b1").bottom, end[0] - row("Queen").width to end[1])
        device.answer("Queen")
        device.waitFor("the queen") { on("b1") == PieceKind.QUEEN }
    }

    @Test
    fun `with letters of twice the size, and in a low window, it comes up from the edge`() {
        RuntimeEnvironment.setFontScale(2f)
        device.recreate()
        begin("7k/1P6/8/8/8/8/8/K7 w - - 0 1", "b7", "b8")
        assertNull(device.inDialog("Take back"))
        device.answer("Bishop")
        device.waitFor("the bishop") { on("b8") == PieceKind.BISHOP }
        RuntimeEnvironment.setFontScale(1f)
        RuntimeEnvironment.setQualifiers("+w480dp-h280dp-land")
        device.recreate()
        begin("7k/1P6/8/8/8/8/8/K7 w - - 0 1", "b7", "b8")
        assertNull(device.inDialog("Take back"))
        assertTrue(device.views(checkNotNull(device.dialog)).any { it is Button && "${it.text}" == "Knight" })
    }
}
