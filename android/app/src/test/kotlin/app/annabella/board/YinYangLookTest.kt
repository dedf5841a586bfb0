package app.annabella.board

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.view.View.MeasureSpec
import app.annabella.game.BoardStarts
import app.annabella.look.KeptPicture
import app.annabella.look.Pixels
import app.annabella.ui.Theme
import app.annabella.ui.contrast
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** What is seen of a board of stones. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "mdpi")
class YinYangLookTest {
    private fun point(name: String, lines: Int = 9) =
        (name.drop(1).toInt() - 1) * lines + "ABCDEFGHJKLMNOPQRST".indexOf(name.first())

    /** Stones of both, the last one, two in atari of either side, a forbidden point, a ghost and a hint. */
    private val marked = BoardPicture(
        pieces = ByteArray(81).also { board ->
            for (name in BLACK) board[point(name)] = 1
            for (name in WHITE) board[point(name)] = 9
        },
        columns = 9,
        rows = 9,
        lastMove = listOf(point("F6")),
        alarms = listOf(point("D5"), point("G3")),
        selected = listOf(point("C7")),
        hint = point("E3") to point("E3"),
        placed = 1,
        forbidden = listOf(point("A1")),
    )

    private fun draw(
        picture: BoardPicture,
        theme: Theme,
        coordinates: Boolean = true,
        texture: Boolean = false,
    ): Bitmap {
        val board = StillBoard(RuntimeEnvironment.getApplication(), theme).apply {
            painter = StonePainter(theme, coordinates, texture)
            this.picture = picture
            val side = MeasureSpec.makeMeasureSpec(SIDE, MeasureSpec.EXACTLY)
            measure(side, side)
            layout(0, 0, SIDE, SIDE)
        }
        return Bitmap.createBitmap(SIDE, SIDE, Bitmap.Config.ARGB_8888).also { board.draw(Canvas(it)) }
    }

    @Test
    fun `the board looks as it did when somebody looked at it last`() {
        val wrong = listOfNotNull(
            KeptPicture.check("board-yin-yang", draw(marked, Theme.LIGHT)),
            KeptPicture.check("board-yin-yang-dark", draw(marked, Theme.DARK, coordinates = false)),
            KeptPicture.check("board-yin-yang-contrast", draw(marked, Theme.HIGH_CONTRAST, texture = true)),
            KeptPicture.check("board-yin-yang-19", draw(BoardStarts.yinYang(19), Theme.LIGHT)),
            KeptPicture.check("board-yin-yang-5", draw(BoardStarts.yinYang(5), Theme.LIGHT)),
        )
        assertEquals(
            wrong.joinToString("\n", postfix = "\n" + KeptPicture.ADVICE),
            emptyList<String>(),
            wrong,
        )
    }

    @Test
    fun `stones, the last one, one in atari and a forbidden point differ without colours`() {
        for (theme in listOf(Theme.LIGHT, Theme.DARK, Theme.HIGH_CONTRAST)) {
            val pixels = Pixels.of(draw(marked, theme))
            val geometry = geometry(9)
            val seen = listOf("E6", "F6", "D5", "E5", "G3", "A1", "C7", "E3").map { name ->
                val left = geometry.leftOf(point(name)).toInt()
                val top = geometry.topOf(point(name)).toInt()
                val size = geometry.square.toInt()
                (top until top + size).flatMap { y ->
                    (left until left + size).map { x ->
                        contrast(Color.BLACK or pixels[x, y], Color.BLACK) > HALF
                    }
                }
            }
            for ((at, one) in seen.withIndex()) {
                for (other in seen.drop(at + 1)) {
                    val differing = one.indices.count { one[it] != other[it] }
                    assertTrue("$theme: $differing", differing > LEAST_DIFFERING)
                }
            }
        }
    }

    private fun geometry(lines: Int) = BoardGeometry().apply {
        border = StonePainter(Theme.LIGHT, showsCoordinates = true, hasTexture = false).border
        isOnLines = true
        shape(lines, lines)
        fit(SIDE, SIDE)
    }

    @Test
    fun `each place of a finger is the nearest point, also over the edge`() {
        for (lines in 5..19) {
            val geometry = geometry(lines)
            for (point in 0 until lines * lines) {
                val (x, y) = geometry.middleX(point) to geometry.middleY(point)
                val near = geometry.square * 0.45f
                assertEquals(point, geometry.under(x, y))
                assertEquals(point, geometry.under(x + near, y - near))
            }
            assertEquals(0, geometry.under(geometry.boardLeft + 1, geometry.boardBottom - 1))
            assertEquals(BoardGeometry.NONE, geometry.under(geometry.boardLeft - 1, geometry.boardBottom - 1))
        }
    }

    @Test
    fun `star points are where they are on each size`() {
        fun stars(lines: Int) = (0 until lines * lines).filter { StarPoints.has(it, lines, lines) }
        fun named(lines: Int, vararg names: String) = names.map { point(it, lines) }.sorted()
        assertEquals(named(5, "C3"), stars(5))
        assertEquals(named(7, "D4"), stars(7))
        assertEquals(named(9, "C3", "G3", "E5", "C7", "G7"), stars(9))
        assertEquals(named(13, "D4", "K4", "G7", "D10", "K10"), stars(13))
        val sides = listOf("D", "K", "Q").flatMap { column -> listOf(4, 10, 16).map { "$column$it" } }
        assertEquals(named(19, *sides.toTypedArray()), stars(19))
        assertEquals(emptyList<Int>(), stars(6))
    }

    private companion object {
        const val SIDE = 480
        const val HALF = 6.0
        const val LEAST_DIFFERING = 25
        val BLACK = listOf("E6", "D5", "F4", "D4", "B8", "H5")
        val WHITE = listOf("F6", "E5", "G3", "D6", "C5")
    }
}
