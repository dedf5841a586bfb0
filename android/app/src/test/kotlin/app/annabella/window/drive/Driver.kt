package app.annabella.window.drive

import android.graphics.Rect
import android.os.SystemClock
import android.view.View
import android.view.ViewGroup
import android.view.inspector.WindowInspector
import android.widget.TextView
import app.annabella.AnnabellaApp
import app.annabella.board.BoardView
import app.annabella.core.GameView
import app.annabella.ui.Page
import app.annabella.ui.TouchShield
import app.annabella.window.Phone
import app.annabella.window.Shape
import app.annabella.window.Terminal
import java.awt.AWTEvent
import java.awt.Point
import java.awt.Rectangle
import java.awt.Robot
import java.awt.Toolkit
import java.awt.event.AWTEventListener
import java.awt.event.InputEvent
import java.awt.event.KeyEvent
import java.io.File
import java.util.concurrent.CompletableFuture
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicInteger
import javax.imageio.ImageIO
import javax.swing.SwingUtilities
import org.robolectric.RuntimeEnvironment

/**
 * Somebody at the desktop, with a mouse and a keyboard. He waits for what he sees or hears,
 * never for a time.
 */
class Driver(private val phone: Phone) {
    private val robot = Robot()
    private val keysDown = AtomicInteger()
    private val folder = File(checkNotNull(System.getProperty("annabella.pictures")))
    private var read = 0

    init {
        // Robot.waitForIdle would take a third of a second each time
        val listener = AWTEventListener { event ->
            if (event.id == KeyEvent.KEY_RELEASED) keysDown.decrementAndGet()
        }
        Toolkit.getDefaultToolkit().addAWTEventListener(listener, AWTEvent.KEY_EVENT_MASK)
    }

    /** The game on the table. */
    val view: GameView?
        get() = ask {
            (RuntimeEnvironment.getApplication() as AnnabellaApp).games.current.value?.state?.value?.view
        }

    /** The page that is uppermost. */
    val page: Page get() = ask { phone.activity.screens.place.page }

    val shape: Shape get() = phone.shape

    /** Asks something of Android's thread. */
    fun <T> ask(question: () -> T): T {
        val answer = CompletableFuture<T>()
        phone.post {
            try {
                answer.complete(question())
            } catch (error: Throwable) {
                answer.completeExceptionally(error)
            }
        }
        return answer.get(PATIENCE_S, TimeUnit.SECONDS)
    }

    fun waitFor(what: String, isThere: () -> Boolean) {
        val end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_S)
        while (!isThere()) {
            if (System.nanoTime() > end) {
                keep("failed")
                error("$what did not come")
            }
            Thread.sleep(SHORT_MS)
        }
    }

    /** Waits for a line that has not been read yet; those before it count as read. */
    fun line(wanted: Regex): String {
        var found: String? = null
        waitFor("a line with “$wanted”") {
            val lines = Terminal.from(read)
            val index = lines.indexOfFirst { wanted.containsMatchIn(it) }
            if (index >= 0) {
                found = lines[index]
                read += index + 1
            }
            found != null
        }
        return checkNotNull(found)
    }

    /** Clicks what has these words, where it stays while it is looked at. */
    fun click(words: String) {
        var place: Point? = null
        waitFor("“$words”") {
            val seen = placeOf(words)
            if (seen != null) look()
            place = seen.takeIf { placeOf(words) == it }
            place != null
        }
        pressAt(checkNotNull(place))
    }

    private fun placeOf(words: String) = ask { viewWith(words)?.let(::middleOf) }

    private fun viewWith(words: String): View? = views().find { view ->
        view.isShown && view.width > 0 &&
            ((view as? TextView)?.text?.toString() == words || view.contentDescription == words)
    }

    private fun views(): List<View> = WindowInspector.getGlobalWindowViews().flatMap(::viewsIn)

    private fun viewsIn(root: View): List<View> {
        val inner = (root as? ViewGroup)?.let { group ->
            (0 until group.childCount).flatMap { viewsIn(group.getChildAt(it)) }
        }
        return listOf(root) + inner.orEmpty()
    }

    private fun middleOf(view: View): Point {
        val corner = IntArray(2).also(view::getLocationOnScreen)
        return Point(corner[0] + view.width / 2, corner[1] + view.height / 2)
    }

    /** Where a square such as `e2` lies on the device. */
    fun square(name: String): Point {
        var place: Point? = null
        waitFor("a board") {
            place = ask { board()?.let { squareOf(it, name) } }
            place != null
        }
        return checkNotNull(place)
    }

    private fun board() = views().filterIsInstance<BoardView>().find { it.isShown && it.width > 0 }

    private fun squareOf(board: BoardView, name: String): Point {
        val bounds = Rect()
        board.boundsOf((name[1] - '1') * 8 + (name[0] - 'a'), bounds)
        val corner = IntArray(2).also(board::getLocationOnScreen)
        return Point(corner[0] + bounds.centerX(), corner[1] + bounds.centerY())
    }

    fun click(place: Point) {
        look()
        pressAt(place)
    }

    private fun pressAt(place: Point) {
        moveTo(place)
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK)
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK)
    }

    fun drag(from: Point, to: Point) {
        look()
        moveTo(from)
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK)
        for (step in 1..STEPS) {
            moveTo(Point(from.x + (to.x - from.x) * step / STEPS, from.y + (to.y - from.y) * step / STEPS))
        }
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK)
    }

    /**
     * A person sees what has come before he touches it; a touch before that does nothing. The
     * device's time stands still while it is busy, and counts here.
     */
    private fun look() {
        waitForWindow()
        val since = ask(SystemClock::uptimeMillis)
        waitFor("time to pass") { ask(SystemClock::uptimeMillis) - since >= LOOK_MS }
    }

    /** Clicks a point of the desktop. */
    fun clickOnDesktop(place: Point) {
        robot.mouseMove(place.x, place.y)
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK)
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK)
    }

    /** Turns the wheel in the middle of the device; down is more than 0. */
    fun wheel(lines: Int) {
        moveTo(Point(shape.width / 2, shape.height / 2))
        robot.mouseWheel(lines)
    }

    /** Whether one of the views that are shown is of this kind and like that. */
    inline fun <reified T : View> find(crossinline isMeant: (T) -> Boolean): Boolean =
        ask { shownViews().filterIsInstance<T>().any { isMeant(it) } }

    fun shownViews(): List<View> = views().filter { it.isShown }

    /** Waits until all keys that were pressed have reached the device. */
    fun settle() {
        waitFor("keys to go up") { keysDown.get() == 0 }
        SwingUtilities.invokeAndWait {}
        ask {}
    }

    fun text(id: Int): String = ask { RuntimeEnvironment.getApplication().getString(id) }

    /** Moves the mouse to a point of the device. */
    fun moveTo(place: Point) {
        val point = phone.onDesktop(place)
        robot.mouseMove(point.x, point.y)
    }

    /** Presses keys of the desktop together. */
    fun press(vararg keys: Int) {
        keysDown.addAndGet(keys.size)
        for (key in keys) robot.keyPress(key)
        for (key in keys.reversed()) robot.keyRelease(key)
    }

    /** Takes the reader on by Alt and a [key]; gives what it says of where it comes to. */
    fun step(key: Int): String {
        val before = ask { phone.reader.arrival.second }
        press(KeyEvent.VK_ALT, key)
        // a page that has just come is an arrival of its own
        settle()
        waitFor("another element") { ask { phone.reader.arrival.second } > before }
        return ask { phone.reader.arrival.first }
    }

    /** Makes the device another one, as the menus do. */
    fun change(how: (Shape) -> Shape) {
        val wanted = how(phone.shape)
        phone.change(how)
        waitFor("$wanted") { ask { phone.shape } == wanted }
    }

    /** Waits until the window shows all of the device as it is now. */
    fun waitForWindow() = waitFor("a window of the device's size") { ask { phone.isShown } }

    /** Keeps what the display shows, once the window is as large as the device. */
    fun picture(name: String) {
        waitForWindow()
        keep(name)
    }

    private fun keep(name: String) {
        folder.mkdirs()
        val display = Toolkit.getDefaultToolkit().screenSize
        ImageIO.write(robot.createScreenCapture(Rectangle(display)), "png", File(folder, "$name.png"))
    }

    private companion object {
        const val LOOK_MS = 2 * TouchShield.MS
        const val PATIENCE_S = 120L
        const val SHORT_MS = 5L
        const val STEPS = 8
    }
}
