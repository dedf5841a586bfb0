package app.annabella.window

import java.awt.BorderLayout
import java.awt.Dimension
import java.awt.GraphicsEnvironment
import java.awt.event.ComponentAdapter
import java.awt.event.ComponentEvent
import java.awt.event.WindowAdapter
import java.awt.event.WindowEvent
import javax.swing.JFrame
import javax.swing.Timer

/** The window of the desktop; for Swing's thread. */
class Frame(private val phone: Phone, input: Input) {
    val glass = Glass()
    private val frame = JFrame("Annabella")
    private val menus = Menus(phone, input)
    private var screen = Dimension(phone.shape.width, phone.shape.height)
    private val readerBar = ReaderBar(phone, glass)

    init {
        val fingers = Fingers(phone, input, glass)
        glass.addMouseListener(fingers)
        glass.addMouseMotionListener(fingers)
        glass.addMouseWheelListener(fingers)
        glass.addKeyListener(Keys(phone, input))
        glass.addComponentListener(Resized())
        frame.jMenuBar = menus.bar
        frame.contentPane.add(glass, BorderLayout.CENTER)
        frame.contentPane.add(readerBar.view, BorderLayout.SOUTH)
        frame.defaultCloseOperation = JFrame.DO_NOTHING_ON_CLOSE
        frame.addWindowListener(object : WindowAdapter() {
            override fun windowClosing(event: WindowEvent) = phone.close()
        })
        pack()
        frame.setLocationRelativeTo(null)
        frame.isVisible = true
        glass.requestFocusInWindow()
    }

    /** Makes the window as large as the device, or as there is room for. */
    fun fit(shape: Shape) {
        screen = Dimension(shape.width, shape.height)
        pack()
    }

    private fun pack() {
        val desktop = GraphicsEnvironment.getLocalGraphicsEnvironment().maximumWindowBounds
        glass.zoom = 1.0
        packGlass()
        // a narrower window may have more lines of buttons
        repeat(2) {
            val aside = frame.width - glass.width
            val above = frame.height - glass.height
            val roomX = (desktop.width - aside).toDouble() / screen.width
            val roomY = (desktop.height - above).toDouble() / screen.height
            glass.zoom = minOf(1.0, roomX, roomY)
            packGlass()
        }
        frame.setLocation(
            frame.x.coerceIn(desktop.x, maxOf(desktop.x, desktop.x + desktop.width - frame.width)),
            frame.y.coerceIn(desktop.y, maxOf(desktop.y, desktop.y + desktop.height - frame.height)),
        )
    }

    private fun packGlass() {
        glass.preferredSize = glass.sizeOf(screen)
        glass.invalidate()
        frame.pack()
    }

    fun showReader(isOn: Boolean) {
        menus.showReader(isOn)
        readerBar.view.isVisible = isOn
        pack()
        glass.requestFocusInWindow()
    }

    fun dispose() = frame.dispose()

    /** Who pulls at the window's edge has a device of another size. */
    private inner class Resized : ComponentAdapter() {
        private val settled = Timer(SETTLED_MS) {
            if (glass.size == glass.sizeOf(screen)) return@Timer
            val width = glass.width.coerceAtLeast(LEAST)
            val height = glass.height.coerceAtLeast(LEAST)
            phone.change { it.copy(width = width, height = height) }
        }.apply { isRepeats = false }

        override fun componentResized(event: ComponentEvent) = settled.restart()
    }

    private companion object {
        const val SETTLED_MS = 200
        const val LEAST = 240
    }
}
