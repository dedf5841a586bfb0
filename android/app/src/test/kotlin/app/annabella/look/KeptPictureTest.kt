package app.annabella.look

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** Two pictures are the same or they are not. */
class KeptPictureTest {
    @get:Rule
    val folder = TemporaryFolder()

    private fun picture(color: (Int, Int) -> Int) =
        Pixels(SIDE, SIDE, IntArray(SIDE * SIDE) { color(it % SIDE, it / SIDE) })

    private val plain = picture { _, _ -> 0x728A77 }

    @Test
    fun `a word that is missing is noticed`() {
        val word = picture { x, y -> if (x < 20 && y < 2) 0x000000 else 0x728A77 }
        assertEquals("40 pixels differ, 1000 of a million", KeptPicture.difference(plain, word))
    }

    @Test
    fun `so is another size`() {
        val small = Pixels(1, 1, intArrayOf(0x728A77))
        assertEquals("1 x 1, and was 200 x 200", KeptPicture.difference(plain, small))
    }

    @Test
    fun `a tone that is a little different, and a few pixels, are not`() {
        assertNull(KeptPicture.difference(plain, picture { _, _ -> 0x6A9080 }))
        assertNull(KeptPicture.difference(plain, picture { x, y -> if (x == 3 && y < 12) 0 else 0x728A77 }))
    }

    @Test
    fun `a picture with many colours is kept well enough`() {
        val many = picture { x, y -> (x shl 16) or (y shl 8) or 0x40 }
        val file = File(folder.root, "many.png")
        many.write(file)
        val kept = Pixels.read(file)
        val worst = (0 until SIDE * SIDE).maxOf {
            Pixels.distance(many[it % SIDE, it / SIDE], kept[it % SIDE, it / SIDE])
        }
        // there are ten times as many colours as on a page
        assertTrue("$worst", worst <= 200)
        plain.write(file)
        assertNull(KeptPicture.difference(Pixels.read(file), plain))
        assertEquals(0x728A77, Pixels.read(file)[0, 0])
    }

    private companion object {
        const val SIDE = 200
    }
}
