package app.annabella.board

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Rect
import android.view.View.MeasureSpec
import app.annabella.game.BoardStarts
import app.annabella.look.KeptPicture
import app.annabella.look.Pixels
import app.annabella.testing.Device
import app.annabella.ui.Theme
import app.annabella.ui.contrast
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** What is seen of a checkers board. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "mdpi")
class CheckersLookTest {
    private fun points(vararg squares: Int) = squares.map { Device.squareOf("$it") }

    /** Men and kings of both, a move that was made, two that have to jump, and one that is chosen. */
    private val marked = BoardPicture(
        pieces = ByteArray(64).also { board ->
            for ((piece, squares) in PIECES) for (point in points(*squares)) board[point] = piece
        },
        lastMove = points(22, 18),
        alarms = points(14, 31),
        selected = points(14),
        targets = points(23, 30, 18, 26).toSet(),
    )

    private fun draw(
        picture: BoardPicture,
        theme: Theme,
        numbers: Boolean,
        texture: Boolean = false,
    ): Bitmap {
        val board = StillBoard(RuntimeEnvironment.getApplication(), theme).apply {
            painter = CheckersPainter(theme, numbers, texture)
            this.picture = picture
            val side = MeasureSpec.makeMeasureSpec(SIDE, MeasureSpec.EXACTLY)
            measure(side, side)
            layout(0, 0, SIDE, SIDE)
        }
        return Bitmap.createBitmap(SIDE, SIDE, Bitmap.Config.ARGB_8888).also { board.draw(Canvas(it)) }
    }

    private fun bounds(square: Int): Rect {
        val geometry = BoardGeometry().apply { fit(SIDE, SIDE) }
        val (left, top) = points(square).single().let {
            geometry.leftOf(it).toInt() to
                geometry.topOf(it).toInt()
        }
        val size = geometry.square.toInt()
        return Rect(left, top, left + size, top + size)
    }

    // CK-07, CK-08, CK-09, CK-11
    @Test
    fun `the board looks as it did when somebody looked at it last`() {
        val wrong = listOfNotNull(
            KeptPicture.check("board-checkers", draw(BoardStarts.CHECKERS, Theme.LIGHT, numbers = true)),
            KeptPicture.check("board-checkers-marked", draw(marked, Theme.LIGHT, numbers = true)),
            KeptPicture.check("board-checkers-dark", draw(marked, Theme.DARK, numbers = true)),
            KeptPicture.check(
                "board-checkers-contrast",
                draw(marked, Theme.HIGH_CONTRAST, numbers = true, texture = true),
            ),
        )
        assertEquals(
            wrong.joinToString("\n", postfix = "\n" + KeptPicture.ADVICE),
            emptyList<String>(),
            wrong,
        )
    }

    // CK-07, CK-09
    @Test
    fun `without colours Red is told from White, and a king from a man`() {
        for (theme in listOf(Theme.LIGHT, Theme.DARK, Theme.HIGH_CONTRAST)) {
            val pixels = Pixels.of(draw(marked, theme, numbers = false))
            val faces = listOf(RED_MAN, RED_KING, WHITE_MAN, WHITE_KING).map { edges(pixels, bounds(it)) }
            for ((at, one) in faces.withIndex()) {
                for (other in faces.drop(at + 1)) {
                    val differing = one.indices.count { one[it] != other[it] }
                    assertTrue("$theme: $differing", differing > LEAST_DIFFERING)
                }
            }
        }
    }

    /** Where the lines of a piece are: neighbours of which one is far lighter than the other. */
    private fun edges(pixels: Pixels, of: Rect): List<Boolean> =
        (of.top + INSET until of.bottom - INSET).flatMap { y ->
            (of.left + INSET until of.right - INSET).map { x ->
                contrast(Color.BLACK or pixels[x, y], Color.BLACK or pixels[x + 1, y]) > 1.5
            }
        }

    @Test
    fun `numbers stand on all dark squares and on no others, or nowhere`() {
        val empty = BoardPicture(ByteArray(64))
        val (with, without) = listOf(true, false).map { Pixels.of(draw(empty, Theme.LIGHT, numbers = it)) }
        val differing = (1..32).filter { number ->
            val of = bounds(number)
            (of.top until of.bottom).any { y ->
                (of.left until of.right).any { with[it, y] != without[it, y] }
            }
        }
        assertEquals((1..32).toList(), differing)
        val all = (0 until SIDE).sumOf { y -> (0 until SIDE).count { with[it, y] != without[it, y] } }
        val onDark = (1..32).map(::bounds).sumOf { of ->
            (of.top until of.bottom).sumOf { y ->
                (of.left until of.right).count {
                    with[it, y] !=
                        without[it, y]
                }
            }
        }
        assertEquals(all, onDark)
    }

    private companion object {
        const val SIDE = 480
        const val INSET = 8
        const val LEAST_DIFFERING = 60
        const val RED_MAN = 1
        const val RED_KING = 3
        const val WHITE_MAN = 15
        const val WHITE_KING = 12
        val PIECES = mapOf<Byte, IntArray>(
            1.toByte() to intArrayOf(1, 2, 14),
            2.toByte() to intArrayOf(3, 31),
            9.toByte() to intArrayOf(15, 18, 26),
            10.toByte() to intArrayOf(12, 28),
        )
    }
}
