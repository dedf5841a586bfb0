package app.annabella.window

import android.os.Handler
import android.os.Looper
import app.annabella.MainActivity
import java.awt.Dimension
import java.awt.Point
import java.lang.management.ManagementFactory
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
        shape = KeptShape.read(Shape.first(options.isTablet))
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
            Terminal.line("phone: Annabella is closed; ./phone opens it again")
        } catch (crash: Exception) {
            Terminal.line("phone: the app has crashed")
            throw crash
        } finally {
            reader.close()
            SwingUtilities.invokeAndWait { frame.dispose() }
        }
    }

    private fun prepareAndroid() {
        ShadowLog.stream = AndroidLog()
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
        // the process is older: ./phone has built in it
        val uptime = ManagementFactory.getRuntimeMXBean().uptime
        Terminal.line("phone: first picture $uptime ms after the start")
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
        KeptShape.write(next)
        applyShape()
        running.changeConfiguration()
        picture.changed()
        reader.forget()
        Terminal.line("phone: ${next.qualifiers()}, text ${next.textPercent} %")
        SwingUtilities.invokeLater { frame.fit(next) }
    }

    /** The app as it is now. */
    val activity: MainActivity get() = running.activity

    /** Whether the window shows the device as it is now, and its keys arrive; asked by Android's thread. */
    val isShown: Boolean
        get() = loop.isStill && !picture.isDue && windows.focused?.hasWindowFocus() == true &&
            frame.glass.showsAllOf(Dimension(shape.width, shape.height))

    /** The point of the desktop where one of the device's screen is shown. */
    fun onDesktop(place: Point): Point = frame.glass.onDesktop(place)

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
