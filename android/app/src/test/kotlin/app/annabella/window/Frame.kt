package app.annabella.window

import java.awt.BorderLayout
import java.awt.Dimension
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
    private var wished = Dimension(phone.shape.width, phone.shape.height)
    private val readerBar = ReaderBar(phone, glass)

    init {
        val fingers = Fingers(phone, input)
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

    /** Makes the window as large as the device. */
    fun fit(shape: Shape) {
        wished = Dimension(shape.width, shape.height)
        pack()
    }

    private fun pack() {
        glass.preferredSize = wished
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
            if (glass.size == wished) return@Timer
            wished = Dimension(glass.width.coerceAtLeast(LEAST), glass.height.coerceAtLeast(LEAST))
            val (width, height) = wished.width to wished.height
            phone.change { it.copy(width = width, height = height) }
        }.apply { isRepeats = false }

        override fun componentResized(event: ComponentEvent) = settled.restart()
    }

    private companion object {
        const val SETTLED_MS = 200
        const val LEAST = 240
    }
}
