package app.annabella.window

import android.graphics.Bitmap
import android.graphics.Rect
import java.awt.BasicStroke
import java.awt.Color
import java.awt.Graphics
import java.awt.Graphics2D
import java.awt.Rectangle
import java.awt.Stroke
import java.awt.image.BufferedImage
import java.awt.image.DataBufferInt
import java.nio.IntBuffer
import javax.swing.JPanel

/** The device's screen in the window: its picture, and a frame around what is read. */
class Glass : JPanel() {
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

    /** Whether the picture fills it: not so while its size changes. */
    val isFilled: Boolean
        get() = synchronized(this) { image?.let { it.width == width && it.height == height } == true }

    override fun paintComponent(graphics: Graphics) {
        super.paintComponent(graphics)
        synchronized(this) {
            image?.let { graphics.drawImage(it, 0, 0, null) }
            val place = marked ?: return
            val pen = graphics as Graphics2D
            frame(pen, place, Color.BLACK, BasicStroke(EDGE))
            frame(pen, place, MARK, BasicStroke(CORE))
        }
    }

    // inside of the picture, also where the element lies at its edge
    private fun frame(pen: Graphics2D, place: Rectangle, color: Color, stroke: Stroke) {
        val inner = place.intersection(Rectangle(2, 2, width - 4, height - 4))
        pen.color = color
        pen.stroke = stroke
        pen.drawRect(inner.x, inner.y, inner.width - 1, inner.height - 1)
    }

    private companion object {
        val MARK = Color(0x3C, 0xE0, 0x5A)
        const val EDGE = 5f
        const val CORE = 3f
    }
}
