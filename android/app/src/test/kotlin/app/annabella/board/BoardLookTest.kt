package app.annabella.board

import android.content.Context
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Rect
import android.view.KeyEvent
import android.view.View.MeasureSpec
import app.annabella.core.GameKind
import app.annabella.game.BoardStarts
import app.annabella.game.LastBoard
import app.annabella.look.KeptPicture
import app.annabella.look.Look
import app.annabella.look.Pixels
import app.annabella.look.Scene
import app.annabella.look.Shape
import app.annabella.look.Table
import app.annabella.look.lay
import app.annabella.testing.Device
import app.annabella.ui.Theme
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
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
        picture = BoardStarts.CHESS
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
    fun `letters stand on discs, and each piece has its own`() {
        val theme = Theme.LIGHT.with("P N B R Q K".split(' '))
        val still = StillBoard(RuntimeEnvironment.getApplication(), theme)
        still.painter = ChessPainter(theme, showsCoordinates = true, hasTexture = true)
        still.picture = BoardPicture(BoardStarts.CHESS.pieces, lastMove = listOf(12, 28))
        val side = MeasureSpec.makeMeasureSpec(SIDE, MeasureSpec.EXACTLY)
        still.measure(side, side)
        still.layout(0, 0, SIDE, SIDE)
        val bitmap = Bitmap.createBitmap(SIDE, SIDE, Bitmap.Config.ARGB_8888)
        still.draw(Canvas(bitmap))
        assertNull(KeptPicture.check("board-letters", bitmap))
    }

    @Test
    fun `the frame of a small board that has the focus leaves its pieces to be seen`() {
        val still = StillBoard(RuntimeEnvironment.getApplication(), Theme.LIGHT)
        still.painter = ChessPainter(Theme.LIGHT, showsCoordinates = false, hasTexture = false)
        still.picture = BoardStarts.CHESS
        still.isFocusableInTouchMode = true
        val side = MeasureSpec.makeMeasureSpec(SMALL, MeasureSpec.EXACTLY)
        still.measure(side, side)
        still.layout(0, 0, SMALL, SMALL)
        fun draw(): Pixels {
            val bitmap = Bitmap.createBitmap(SMALL, SMALL, Bitmap.Config.ARGB_8888)
            still.draw(Canvas(bitmap))
            return Pixels.of(bitmap)
        }
        val without = draw()
        assertTrue(still.requestFocus())
        val with = draw()
        val deep = (0 until SMALL / 2).filter { y -> without[SMALL / 2, y] != with[SMALL / 2, y] }
        assertTrue("$deep", deep.max() < SMALL / 8 / 3)
    }

    @Test
    fun `in high contrast the squares of the last move are as the others`() {
        fun ground(theme: Theme): Int {
            board.painter = ChessPainter(theme, showsCoordinates = false, hasTexture = false)
            board.picture = BoardPicture(ByteArray(64), lastMove = listOf(28))
            val bitmap = Bitmap.createBitmap(SIDE, SIDE, Bitmap.Config.ARGB_8888)
            board.draw(Canvas(bitmap))
            val bounds = Rect().also { board.boundsOf(28, it) }
            return Pixels.of(bitmap)[bounds.centerX(), bounds.centerY()]
        }
        assertEquals(Theme.LIGHT.lastLight and 0xFFFFFF, ground(Theme.LIGHT))
        assertEquals(Theme.DARK.lastLight and 0xFFFFFF, ground(Theme.DARK))
        assertEquals(Theme.HIGH_CONTRAST.lightSquare and 0xFFFFFF, ground(Theme.HIGH_CONTRAST))
    }

    @Test
    fun `a board has as many columns and rows as its picture`() {
        board.picture = BoardPicture(ByteArray(24), columns = 6, rows = 4)
        for (isFlipped in listOf(false, true)) {
            board.isFlipped = isFlipped
            val places = (0 until 24).map { square -> Rect().also { board.boundsOf(square, it) } }
            assertEquals(setOf(SIDE / 6), places.flatMap { listOf(it.width(), it.height()) }.toSet())
            val found = places.map { board.squareUnder(it.exactCenterX(), it.exactCenterY()) }
            assertEquals((0 until 24).toList(), found)
            assertEquals(BoardGeometry.NONE, board.squareUnder(SIDE / 2f, 1f))
            val corners = listOf(0 to 0, 5 to 0, 0 to 3, 5 to 3).map { (column, row) ->
                board.squareAt(column, row)
            }
            val seen = listOf(18, 23, 0, 5)
            assertEquals(if (isFlipped) seen.reversed() else seen, corners)
        }
    }

    @Test
    fun `a board that was kept has its columns and rows again`() {
        val kept = RuntimeEnvironment.getApplication().getSharedPreferences("kept", Context.MODE_PRIVATE)
        val pieces = ByteArray(24) { (it % 16).toByte() }
        val picture =
            BoardPicture(pieces, columns = 6, rows = 4, lastMove = listOf(3, 9), alarms = listOf(20, 23))
        LastBoard(GameKind.CHECKERS, picture, isFlipped = true, isOver = false).keep(kept)
        assertEquals(GameKind.CHECKERS, LastBoard.of(kept)?.kind)
        val again = checkNotNull(LastBoard.of(kept)).picture
        assertEquals(6 to 4, again.columns to again.rows)
        assertEquals(pieces.toList(), again.pieces.toList())
        assertEquals(listOf(3, 9) to listOf(20, 23), again.lastMove to again.alarms)
        // another shape than its pieces have is no board
        kept.edit().putInt("board-rows", 5).apply()
        assertNull(LastBoard.of(kept))
    }

    @Test
    fun `the keys stay on a board of another size`() {
        board.picture = BoardPicture(ByteArray(24), columns = 6, rows = 4)
        board.moveCursor(4)
        val steps = listOf(KeyEvent.KEYCODE_DPAD_RIGHT, KeyEvent.KEYCODE_DPAD_RIGHT, KeyEvent.KEYCODE_DPAD_UP)
        for (key in steps) board.onKeyDown(key, KeyEvent(KeyEvent.ACTION_DOWN, key))
        assertEquals(11, board.cursor)
    }

    @Test
    fun `the boards of all games have one rim on a tablet, unless coordinates are not wished`() {
        for (isWished in listOf(true, false)) {
            val painters = listOf(
                ChessPainter(Theme.LIGHT, isWished, hasTexture = false),
                CheckersPainter(Theme.LIGHT, showsNumbers = true, hasTexture = false, hasRim = isWished),
                StonePainter(Theme.LIGHT, isWished, hasTexture = false),
            )
            val borders = painters.map { painter ->
                val drawing = BoardDrawing(Theme.LIGHT, rimSize = 26f)
                drawing.painter = painter
                drawing.geometry.fit(800, 800)
                drawing.geometry.borderSize
            }
            assertEquals(List(painters.size) { if (isWished) 26f else 0f }, borders)
        }
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
        const val SMALL = 136
        const val DP_PER_INCH = 160
        const val CM_PER_INCH = 2.54
    }
}
