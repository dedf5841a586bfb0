package app.annabella.board

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Rect
import android.view.View.MeasureSpec
import app.annabella.game.LastBoard
import app.annabella.look.Look
import app.annabella.look.Pixels
import app.annabella.look.Scene
import app.annabella.look.Shape
import app.annabella.look.Table
import app.annabella.look.lay
import app.annabella.testing.Device
import app.annabella.ui.Theme
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** What a board shows beside its pieces, and how large it is. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "mdpi")
class BoardLookTest {
    private val board = BoardView(RuntimeEnvironment.getApplication(), Theme.LIGHT).apply {
        picture = LastBoard.START
        val side = MeasureSpec.makeMeasureSpec(SIDE, MeasureSpec.EXACTLY)
        measure(side, side)
        layout(0, 0, SIDE, SIDE)
    }

    private fun draw(coordinates: Boolean, texture: Boolean): Pixels {
        board.painter = ChessPainter(Theme.LIGHT, coordinates, texture)
        val bitmap = Bitmap.createBitmap(SIDE, SIDE, Bitmap.Config.ARGB_8888)
        board.draw(Canvas(bitmap))
        return Pixels.of(bitmap)
    }

    /** The squares on which two boards are not the same. */
    private fun differing(one: Pixels, other: Pixels): Set<Int> = (0 until 64).filter { square ->
        val bounds = Rect().also { board.boundsOf(square, it) }
        (bounds.left until bounds.right).any { x ->
            (bounds.top until bounds.bottom).any { y -> one[x, y] != other[x, y] }
        }
    }.toSet()

    private fun squares(names: String) = names.split(' ').map(Device::squareOf).toSet()

    @Test
    fun `coordinates stand at the edge, or nowhere`() {
        val edge = squares("a1 b1 c1 d1 e1 f1 g1 h1 a2 a3 a4 a5 a6 a7 a8")
        val none = draw(coordinates = false, texture = false)
        assertEquals(edge, differing(none, draw(coordinates = true, texture = false)))
        board.isFlipped = true
        val turned = squares("a8 b8 c8 d8 e8 f8 g8 h8 h1 h2 h3 h4 h5 h6 h7")
        val noneTurned = draw(coordinates = false, texture = false)
        assertEquals(turned, differing(noneTurned, draw(coordinates = true, texture = false)))
    }

    @Test
    fun `dark squares and black pieces are hatched, and nothing else is`() {
        val plain = draw(coordinates = false, texture = false)
        val hatched = draw(coordinates = false, texture = true)
        val dark = (0 until 64).filter { (it / 8 + it % 8) % 2 == 0 }
        val black = (48 until 64).toSet()
        assertEquals(dark.toSet() + black, differing(plain, hatched))
        // a white piece on a light square has none, and b1 is one
        assertTrue(Device.squareOf("b1") !in differing(plain, hatched))
    }

    @Test
    fun `a board has 20 by 20 centimetres where the screen has them`() {
        // a table of 24 inches
        val device = Look(Shape.TABLE).start()
        device.lay(Table.PEOPLE)
        Scene.ALL.first { it.name == "people" }.open(device)
        val inches = device.board.width / device.activity.resources.displayMetrics.density / DP_PER_INCH
        assertTrue("$inches inches", inches * CM_PER_INCH >= 20)
    }

    private companion object {
        const val SIDE = 480
        const val DP_PER_INCH = 160
        const val CM_PER_INCH = 2.54
    }
}
