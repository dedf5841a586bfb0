package app.annabella.window

import android.os.Handler
import android.os.Looper
import java.awt.GraphicsEnvironment
import java.awt.Point
import java.time.Duration
import java.time.Instant
import javax.swing.SwingUtilities
import org.robolectric.RuntimeEnvironment
import org.robolectric.shadows.ShadowLog

/**
 * The device: Android on this thread, its window on Swing's. All that Swing wants of Android
 * goes through [post].
 */
class Phone(private val options: Options) {
    private val handler = Handler(Looper.getMainLooper())
    private val windows = Windows()
    private val loop = Loop()
    private val running = RunningApp(::close)
    private val picture = Picture(windows)
    private lateinit var frame: Frame
    private lateinit var input: Input
    lateinit var reader: Reader
        private set

    lateinit var shape: Shape
        private set

    /** Runs the app until its window is closed. */
    fun run() {
        System.setProperty("java.awt.headless", "false")
        prepareAndroid()
        val desktop = GraphicsEnvironment.getLocalGraphicsEnvironment().maximumWindowBounds
        shape = Shape.first(options.isTablet, desktop.width, desktop.height)
        applyShape()
        input = Input(windows)
        reader = Reader(windows, input)
        SwingUtilities.invokeAndWait { frame = Frame(this, input) }
        reader.marked = frame.glass::mark
        running.start()
        if (options.hasReader) readAloud(true)
        try {
            loop.run(::turn)
            running.stop(loop)
        } catch (crash: Exception) {
            Terminal.line("phone: the app has crashed")
            throw crash
        } finally {
            reader.close()
            SwingUtilities.invokeAndWait { frame.dispose() }
        }
    }

    private fun prepareAndroid() {
        ShadowLog.stream = System.out
        RealTime.prepare()
        picture.prepare()
    }

    private fun turn() {
        running.look()
        windows.giveFocus()
        reader.turn()
        picture.takeIfChanged()?.let { taken ->
            frame.glass.show(taken)
            if (isFirst) sayFirst()
        }
    }

    private var isFirst = true

    private fun sayFirst() {
        isFirst = false
        val started = ProcessHandle.current().info().startInstant().orElse(null) ?: return
        Terminal.line("phone: first picture after ${Duration.between(started, Instant.now()).toMillis()} ms")
    }

    /** Does something on Android's main thread. */
    fun post(action: () -> Unit) {
        handler.post(action)
    }

    /** The device is turned, its night begins, its language is another one. */
    fun change(how: (Shape) -> Shape) = post {
        val next = how(shape)
        if (next == shape) return@post
        shape = next
        applyShape()
        running.changeConfiguration()
        picture.changed()
        reader.forget()
        Terminal.line("phone: ${next.qualifiers()}, text ${next.textPercent} %")
        SwingUtilities.invokeLater { frame.fit(next) }
    }

    /** Whether the window shows the device as it is now. */
    val isShown: Boolean
        get() = loop.isStill && !picture.isDue && frame.glass.isFilled &&
            frame.glass.width == shape.width && frame.glass.height == shape.height

    /** Where the device's screen lies on the desktop's. */
    fun corner(): Point = frame.glass.locationOnScreen

    private fun applyShape() {
        RuntimeEnvironment.setQualifiers(shape.qualifiers())
        RuntimeEnvironment.setFontScale(shape.textPercent / 100f)
    }

    /** Turns the screen reader on or off. */
    fun readAloud(isOn: Boolean) = post {
        reader.turn(isOn)
        SwingUtilities.invokeLater { frame.showReader(isOn) }
    }

    /** Closes the window as by its cross. */
    fun close() = post { loop.end() }
}
