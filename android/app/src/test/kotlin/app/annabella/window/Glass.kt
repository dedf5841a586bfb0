package app.annabella.window

import android.graphics.Bitmap
import android.graphics.Rect
import java.awt.BasicStroke
import java.awt.Color
import java.awt.Dimension
import java.awt.Graphics
import java.awt.Graphics2D
import java.awt.Point
import java.awt.Rectangle
import java.awt.RenderingHints.KEY_INTERPOLATION
import java.awt.RenderingHints.VALUE_INTERPOLATION_BICUBIC
import java.awt.Stroke
import java.awt.image.BufferedImage
import java.awt.image.DataBufferInt
import java.nio.IntBuffer
import javax.swing.JPanel
import kotlin.math.roundToInt

/** The device's screen in the window: its picture, and a frame around what is read. */
class Glass : JPanel() {
    /** How much smaller than the device it is; 1 where the desktop has room for all of it. */
    @Volatile
    var zoom = 1.0

    private var image: BufferedImage? = null
    private var marked: Rectangle? = null

    init {
        background = Color.BLACK
        isFocusable = true
        // Tab is a key of the app
        focusTraversalKeysEnabled = false
    }

    /** Shows a picture; called on Android's thread. */
    fun show(bitmap: Bitmap) {
        synchronized(this) {
            val now = image
            val fits = now != null && now.width == bitmap.width && now.height == bitmap.height
            val into = if (now != null && fits) {
                now
            } else {
                BufferedImage(bitmap.width, bitmap.height, BufferedImage.TYPE_INT_RGB).also { image = it }
            }
            // the bytes of both lie in the same order
            val pixels = (into.raster.dataBuffer as DataBufferInt).data
            bitmap.copyPixelsToBuffer(IntBuffer.wrap(pixels))
        }
        repaint()
    }

    /** Draws a frame around what is read; called on Android's thread. */
    fun mark(place: Rect?) {
        synchronized(this) {
            marked = place?.let { Rectangle(it.left, it.top, it.width(), it.height()) }
        }
        repaint()
    }

    /** Whether it shows all of a screen of this size: not so while its size changes. */
    fun showsAllOf(screen: Dimension): Boolean = size == sizeOf(screen) &&
        synchronized(this) { image?.let { Dimension(it.width, it.height) } == screen }

    /** How large it is for a screen of this size. */
    fun sizeOf(screen: Dimension) =
        Dimension((screen.width * zoom).roundToInt(), (screen.height * zoom).roundToInt())

    /** The point of the device's screen that is shown here. */
    fun onDevice(here: Point): Pair<Float, Float> = (here.x / zoom).toFloat() to (here.y / zoom).toFloat()

    /** The point of the desktop where one of the device's screen is shown. */
    fun onDesktop(there: Point): Point = locationOnScreen.apply {
        translate((there.x * zoom).roundToInt(), (there.y * zoom).roundToInt())
    }

    override fun paintComponent(graphics: Graphics) {
        super.paintComponent(graphics)
        synchronized(this) {
            val screen = image ?: return
            val pen = graphics as Graphics2D
            pen.scale(zoom, zoom)
            pen.setRenderingHint(KEY_INTERPOLATION, VALUE_INTERPOLATION_BICUBIC)
            pen.drawImage(screen, 0, 0, null)
            // inside of the picture, also where the element lies at its edge
            val inside = Rectangle(2, 2, screen.width - 4, screen.height - 4)
            val place = marked?.intersection(inside) ?: return
            frame(pen, place, Color.BLACK, BasicStroke(EDGE))
            frame(pen, place, MARK, BasicStroke(CORE))
        }
    }

    private fun frame(pen: Graphics2D, place: Rectangle, color: Color, stroke: Stroke) {
        pen.color = color
        pen.stroke = stroke
        pen.drawRect(place.x, place.y, place.width - 1, place.height - 1)
    }

    private companion object {
        val MARK = Color(0x3C, 0xE0, 0x5A)
        const val EDGE = 5f
        const val CORE = 3f
    }
}
