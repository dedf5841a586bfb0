package app.annabella.look

import android.graphics.Bitmap
import java.awt.image.BufferedImage
import java.awt.image.IndexColorModel
import java.io.File
import javax.imageio.ImageIO
import kotlin.math.abs

/** A picture as its colours, row by row, each 0xRRGGBB. */
class Pixels(val width: Int, val height: Int, private val colors: IntArray) {
    operator fun get(x: Int, y: Int): Int = colors[y * width + x]

    /**
     * Writes it with at most 256 colours, which makes it small: the frequent ones as they are,
     * and each other one as the nearest of them.
     */
    fun write(file: File) {
        val palette = palette()
        val places = HashMap<Int, Int>()
        palette.forEachIndexed { place, color -> places[color] = place }
        fun channel(shift: Int) = ByteArray(palette.size) { (palette[it] shr shift).toByte() }
        val model = IndexColorModel(8, palette.size, channel(RED), channel(GREEN), channel(BLUE))
        val image = BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, model)
        for (y in 0 until height) {
            for (x in 0 until width) {
                val color = this[x, y]
                val place = places.getOrPut(color) {
                    palette.indices.minBy { distance(color, palette[it]) }
                }
                image.raster.setSample(x, y, 0, place)
            }
        }
        file.parentFile?.mkdirs()
        ImageIO.write(image, "png", file)
    }

    /** As it would be read again after it was written. */
    fun reduced(): Pixels {
        val palette = palette()
        val nearest = HashMap<Int, Int>()
        val few = IntArray(colors.size) { at ->
            nearest.getOrPut(colors[at]) { palette.minBy { distance(colors[at], it) } }
        }
        return Pixels(width, height, few)
    }

    /** The colours with which it is written, the frequent ones first. */
    private fun palette(): List<Int> {
        val counts = HashMap<Int, Int>()
        for (color in colors) counts.merge(color, 1, Int::plus)
        val order = compareByDescending<Map.Entry<Int, Int>> { it.value }.thenBy { it.key }
        return counts.entries.sortedWith(order).take(COLORS).map { it.key }
    }

    companion object {
        private const val COLORS = 256
        private const val RED = 16
        private const val GREEN = 8
        private const val BLUE = 0

        fun of(bitmap: Bitmap): Pixels {
            val colors = IntArray(bitmap.width * bitmap.height)
            bitmap.getPixels(colors, 0, bitmap.width, 0, 0, bitmap.width, bitmap.height)
            for (at in colors.indices) colors[at] = colors[at] and 0xFFFFFF
            return Pixels(bitmap.width, bitmap.height, colors)
        }

        fun read(file: File): Pixels {
            val image = ImageIO.read(file)
            val colors = image.getRGB(0, 0, image.width, image.height, null, 0, image.width)
            for (at in colors.indices) colors[at] = colors[at] and 0xFFFFFF
            return Pixels(image.width, image.height, colors)
        }

        /** How far two colours are apart in the channel in which they are furthest apart, 0 to 255. */
        fun distance(one: Int, other: Int): Int = listOf(RED, GREEN, BLUE).maxOf { shift ->
            abs((one shr shift and 0xFF) - (other shr shift and 0xFF))
        }
    }
}
