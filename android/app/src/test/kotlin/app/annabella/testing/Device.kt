package app.annabella.testing

import android.graphics.Bitmap
import android.graphics.Canvas
import android.os.Build
import android.os.Bundle
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.SeekBar
import android.widget.TextView
import app.annabella.AnnabellaApp
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardView
import app.annabella.core.GameView
import app.annabella.ui.TouchShield
import java.io.File
import java.util.concurrent.TimeUnit
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.Assert.fail
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.android.controller.ActivityController
import org.robolectric.shadows.ShadowDialog
import org.robolectric.shadows.ShadowLooper

/** The app on a device, as its user has it: he sees, taps, drags and types. */
class Device {
    val app: AnnabellaApp = RuntimeEnvironment.getApplication() as AnnabellaApp

    var controller: ActivityController<MainActivity> = Robolectric.buildActivity(MainActivity::class.java)
        private set

    val activity: MainActivity get() = controller.get()
    val decor: View get() = activity.window.decorView

    /** While it waits for other threads no time passes: for clocks that are read to the second. */
    var isTimeStill = false

    /** Starts the app. */
    fun start(): Device {
        hearCallbacks()
        controller.setup()
        settle()
        return this
    }

    /** The activity is destroyed and made again, as by a rotation. */
    fun recreate() {
        controller.recreate()
        settle()
    }

    /** The system ends the app in the background, and its user comes back to it. */
    fun endAndReturn() {
        // the first move is seen a moment before it is known in which file it is
        val game = app.games.current.value?.state?.value
        if (game != null && !game.isClosed && game.view.plies > 0u) {
            waitFor("its file") { app.games.idOnTable != null }
        }
        val kept = android.os.Bundle()
        controller.pause().stop().saveInstanceState(kept).destroy()
        // a change of games that is under way needs this thread to end
        val closing = app.scope.launch { app.games.close() }
        waitFor("the game to be put away") { closing.isCompleted }
        controller = Robolectric.buildActivity(MainActivity::class.java)
        controller.setup(kept)
        settle()
    }

    /** Lets the main thread do all that it can do now. */
    fun settle() = ShadowLooper.idleMainLooper()

    /**
     * Lets all be done that was asked of the game on the table, and what is asked because of
     * that: each round does one more of what is asked one thing after the other.
     */
    fun settleGame() {
        val game = app.games.current.value
        repeat(MOST_IN_A_ROW) {
            settle()
            // it comes after all that was asked before
            if (game != null) runBlocking { game.fen() }
        }
        settle()
    }

    /** Waits for what other threads bring about, and until what came with it is seen. */
    fun waitFor(what: String, isThere: () -> Boolean) {
        val end = System.nanoTime() + PATIENCE_NS
        while (true) {
            settle()
            if (isThere()) break
            if (System.nanoTime() > end) fail("$what did not come")
            Thread.sleep(1)
            // what is said takes time, and more of it than there is patience
            if (!isTimeStill) ShadowLooper.idleMainLooper(SHORT_MS, TimeUnit.MILLISECONDS)
        }
        // the state of a game is there a moment before the pages that follow it are told
        app.games.current.value?.let { runBlocking { it.fen() } }
        settle()
    }

    /** All views that are seen, outermost first. */
    fun views(root: View = decor): List<View> {
        if (root.visibility != View.VISIBLE) return emptyList()
        val inner = (root as? ViewGroup)?.let { group ->
            (0 until group.childCount).flatMap { views(group.getChildAt(it)) }
        }
        return listOf(root) + inner.orEmpty()
    }

    /** The text or button with these words. */
    fun find(words: String): View? =
        views().find { (it as? TextView)?.text?.toString() == words || it.contentDescription == words }

    fun see(words: String): View {
        waitFor("“$words”") { find(words) != null }
        return checkNotNull(find(words))
    }

    /** Clicks what has these words. */
    fun click(words: String) {
        toClick(see(words)).performClick()
        settle()
    }

    /** What a finger on it would press. */
    private fun toClick(view: View): View =
        generateSequence(view) { it.parent as? View }.firstOrNull { it.isClickable } ?: view

    /** Moves the slider on the page to the step that is called so. */
    fun slideTo(words: (String) -> Boolean) {
        waitFor("a slider") { slider()?.isEnabled == true }
        val slider = checkNotNull(slider())
        val seen = ArrayList<String>()
        for (step in 0..slider.max) {
            val value = Bundle().apply {
                putFloat(AccessibilityNodeInfo.ACTION_ARGUMENT_PROGRESS_VALUE, step.toFloat())
            }
            slider.performAccessibilityAction(android.R.id.accessibilityActionSetProgress, value)
            settle()
            seen += wordsOf(slider)
            if (words(seen.last())) return
        }
        fail("no such step: $seen")
    }

    private fun slider() = views().filterIsInstance<SeekBar>().firstOrNull()

    private fun wordsOf(slider: SeekBar): String =
        if (Build.VERSION.SDK_INT >= 30) "${slider.stateDescription}" else "${slider.contentDescription}"

    /** Whether these words are seen in some text. */
    fun sees(words: String): Boolean = views().any { it is TextView && words in it.text }

    /** Clicks what has these words in its first line. */
    fun clickLine(words: String) {
        waitFor("“$words…”") { line(words) != null }
        checkNotNull(line(words)).performClick()
        settle()
    }

    /** A text whose first line is this. */
    fun line(words: String): TextView? =
        views().filterIsInstance<TextView>().find { it.text.toString().substringBefore('\n') == words }

    fun startAgainstComputer() {
        click("Play the computer")
        click("Start the game")
        board
    }

    fun startTwoPlayers() {
        click("Two players here")
        click("Start the game")
        board
    }

    /** The game has ended on its page as well, and the moment is over after which its result comes. */
    fun passToResult() {
        settleGame()
        val label = activity.getString(R.string.result_title)
        waitFor("the end on its page") { views().any { it is TextView && it.text.trim() == label } }
        pass(RESULT_MS)
    }

    /** Goes back from the result of a game, which comes over its page, to the board. */
    fun leaveResult() {
        see("Play again")
        click("Back")
    }

    /** The dialog that is over the page. */
    val dialog: View?
        get() = ShadowDialog.getLatestDialog()?.takeIf { it.isShowing }?.window?.decorView

    /** Clicks in the dialog. */
    fun answer(words: String) {
        waitFor("“$words” in a dialog") { inDialog(words) != null }
        checkNotNull(inDialog(words)).performClick()
        settle()
    }

    /** What has these words, or has them in front of what stands below them. */
    fun inDialog(words: String): View? = dialog?.let(::views)?.find {
        val text = (it as? TextView)?.text?.toString()
        text == words || text?.startsWith("$words\n") == true || it.contentDescription == words
    }

    val board: BoardView
        get() {
            waitFor("a board") { boards().isNotEmpty() }
            return boards().first()
        }

    private fun boards() = views().filterIsInstance<BoardView>().filter { it.isLaidOut && it.width > 0 }

    /** The game on the table as it is now. */
    val view: GameView get() = checkNotNull(app.games.current.value).state.value.view

    /** Taps a square, such as `e2`, with a finger. */
    fun tap(square: String) {
        lookAtBoard()
        tapAtOnce(square)
    }

    /** The same without a look. */
    fun tapAtOnce(square: String) {
        val (x, y) = centre(square)
        touch(MotionEvent.ACTION_DOWN, x, y)
        touch(MotionEvent.ACTION_UP, x, y)
        settle()
    }

    /** Drags a piece from square to square. */
    fun drag(from: String, to: String) {
        lookAtBoard()
        val (x, y) = centre(from)
        val (endX, endY) = centre(to)
        touch(MotionEvent.ACTION_DOWN, x, y)
        for (step in 1..DRAG_STEPS) {
            val part = step.toFloat() / DRAG_STEPS
            touch(MotionEvent.ACTION_MOVE, x + (endX - x) * part, y + (endY - y) * part)
        }
        touch(MotionEvent.ACTION_UP, endX, endY)
        settle()
    }

    /** Takes a piece and holds it over another square. */
    fun beginDrag(from: String, over: String) {
        lookAtBoard()
        val (x, y) = centre(from)
        val (endX, endY) = centre(over)
        touch(MotionEvent.ACTION_DOWN, x, y)
        touch(MotionEvent.ACTION_MOVE, endX, endY)
        settle()
    }

    /** The system takes the touch away, as for a gesture of its own. */
    fun takeTouchAway() {
        touch(MotionEvent.ACTION_CANCEL, 0f, 0f)
        settle()
    }

    /** The system's own way back, by a gesture from the edge. */
    @Suppress("DEPRECATION")
    fun back() {
        activity.onBackPressed()
        settle()
    }

    fun key(code: Int, meta: Int = 0) {
        for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) {
            activity.dispatchKeyEvent(KeyEvent(0, 0, action, code, 0, meta))
        }
        settle()
    }

    /** Writes what is seen into the folder of pictures. */
    fun picture(name: String, of: View = decor): Bitmap {
        val bitmap = Bitmap.createBitmap(of.width, of.height, Bitmap.Config.ARGB_8888)
        of.draw(Canvas(bitmap))
        val folder = File(checkNotNull(System.getProperty("annabella.pictures")))
        folder.mkdirs()
        File(folder, "$name.png").outputStream().use { out ->
            bitmap.compress(Bitmap.CompressFormat.PNG, 100, out)
        }
        return bitmap
    }

    private fun centre(square: String): Pair<Float, Float> {
        val bounds = android.graphics.Rect()
        board.boundsOf(point(square), bounds)
        val corner = IntArray(2)
        board.getLocationInWindow(corner)
        return corner[0] + bounds.exactCenterX() to corner[1] + bounds.exactCenterY()
    }

    /** The same as [squareOf], and a point of a board of stones by its capital letter, without I. */
    fun point(name: String): Int {
        val column = "ABCDEFGHJKLMNOPQRST".indexOf(name.first())
        if (column < 0) return squareOf(name)
        return (name.drop(1).toInt() - 1) * board.picture.columns + column
    }

    /** The board may come a while after its game. */
    private fun lookAtBoard() {
        board
        look()
    }

    /** A person sees what has come before he touches it. */
    fun look() = ShadowLooper.idleMainLooper(TouchShield.MS, TimeUnit.MILLISECONDS)

    /** A finger on the middle of a view, without a look; on [of], the window that it is in. */
    fun touch(view: View, of: View = decor) {
        val corner = IntArray(2)
        view.getLocationInWindow(corner)
        val (x, y) = corner[0] + view.width / 2f to corner[1] + view.height / 2f
        touch(MotionEvent.ACTION_DOWN, x, y, of)
        touch(MotionEvent.ACTION_UP, x, y, of)
        settle()
    }

    private fun touch(action: Int, x: Float, y: Float, of: View = decor) {
        val now = android.os.SystemClock.uptimeMillis()
        val event = MotionEvent.obtain(now, now, action, x, y, 0)
        of.dispatchTouchEvent(event)
        event.recycle()
    }

    companion object {
        private const val PATIENCE_NS = 20_000_000_000
        private const val SHORT_MS = 5L
        private const val DRAG_STEPS = 6

        /** Until then the last move is looked at. */
        private const val RESULT_MS = 1_000L

        /** No page asks more than so many things of a game of which each waits for the one before. */
        private const val MOST_IN_A_ROW = 8

        /** The point of a square: `a1`, or in checkers `4`, is 0. */
        fun squareOf(name: String): Int =
            name.toIntOrNull()?.let(::pointOf) ?: ((name[1] - '1') * 8 + (name[0] - 'a'))

        /** The points of the dark squares, from the right to the left in each row. */
        private fun pointOf(number: Int): Int {
            val (row, from) = (number - 1) / 4 to (number - 1) % 4
            return row * 8 + 2 * (3 - from) + row % 2
        }
    }
}
