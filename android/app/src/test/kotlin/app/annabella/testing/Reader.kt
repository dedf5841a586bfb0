package app.annabella.testing

import android.content.Context
import android.os.SystemClock
import android.view.InputDevice
import android.view.MotionEvent
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider
import app.annabella.R
import app.annabella.board.BoardView
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Page
import app.annabella.ui.Place
import kotlinx.coroutines.launch
import org.junit.Assert.assertNotNull
import org.robolectric.Shadows.shadowOf

/** A screen reader on a device: it knows nodes and events, and no views. */
class Reader(private val device: Device) {
    private val manager =
        device.app.getSystemService(Context.ACCESSIBILITY_SERVICE) as AccessibilityManager
    private val provider: AccessibilityNodeProvider
        get() = checkNotNull(device.board.accessibilityNodeProvider)

    init {
        shadowOf(manager).setEnabled(true)
        shadowOf(manager).setTouchExplorationEnabled(true)
    }

    /** Begins a game in which these moves were made, and waits until it can be read. */
    fun begin(setup: String = "new chess mode=casual", vararg moves: String) {
        device.start()
        device.play(setup, moves.toList())
        waitForNames()
    }

    /** Waits until the squares have their names. */
    fun waitForNames() = device.waitFor("names") { device.board.reader.labels.isNotEmpty() }

    fun board(): AccessibilityNodeInfo = node(HOST)

    fun node(square: String): AccessibilityNodeInfo = node(device.point(square))

    fun node(id: Int): AccessibilityNodeInfo = checkNotNull(provider.createAccessibilityNodeInfo(id))

    /** The squares in the order in which they are read. */
    fun order(): List<Int> = board().let { board ->
        (0 until board.childCount).map { AccessibilityNodeInfo.getVirtualDescendantId(board.getChildId(it)) }
    }

    fun name(square: String): String = node(square).contentDescription.toString()

    fun state(square: String): String = node(square).stateDescription?.toString().orEmpty()

    /** The labels of the actions of its own that a square has. */
    fun actions(square: String): List<String> = node(square).actionList.mapNotNull { it.label?.toString() }

    fun focus(square: String) = perform(square, AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS)

    /** A double tap. */
    fun click(square: String) = perform(square, AccessibilityNodeInfo.ACTION_CLICK)

    /** Picks an action of a square from the reader's menu. */
    fun act(square: String, label: String) {
        val action = node(square).actionList.find { it.label?.toString() == label }
        assertNotNull("$label on $square, of ${actions(square)}", action)
        perform(square, checkNotNull(action).id)
    }

    /** Does what every element can. */
    fun act(square: String, action: Int) = perform(square, action)

    private fun perform(square: String, action: Int) {
        check(provider.performAction(device.point(square), action, null)) { "$action on $square" }
        device.settle()
    }

    /** The square that is read; null while the reader is elsewhere. */
    fun focused(): Int? = device.board.picture.pieces.indices.find { node(it).isAccessibilityFocused }

    /** The events of these types on squares that were sent so far. */
    fun events(vararg types: Int): List<Pair<Int, Int>> = shadowOf(manager).sentAccessibilityEvents
        .filter { it.eventType in types }
        .map { it.eventType to AccessibilityNodeInfo.getVirtualDescendantId(it.sourceNodeId) }

    /** What was told of changes on a square. */
    fun changes(square: String): List<AccessibilityEvent> =
        shadowOf(manager).sentAccessibilityEvents.filter {
            it.eventType == AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED &&
                AccessibilityNodeInfo.getVirtualDescendantId(it.sourceNodeId) == device.point(square)
        }

    /** A finger goes over the screen to the middle of these squares, and is lifted. */
    fun explore(vararg squares: String) {
        squares.forEachIndexed { index, square ->
            val action = if (index == 0) MotionEvent.ACTION_HOVER_ENTER else MotionEvent.ACTION_HOVER_MOVE
            hover(action, square)
        }
        hover(MotionEvent.ACTION_HOVER_EXIT, squares.last())
    }

    fun hover(action: Int, square: String) {
        val bounds = android.graphics.Rect()
        device.board.boundsOf(device.point(square), bounds)
        hover(action, bounds.exactCenterX(), bounds.exactCenterY())
    }

    fun hover(action: Int, x: Float, y: Float) {
        val now = SystemClock.uptimeMillis()
        val corner = IntArray(2)
        device.board.getLocationInWindow(corner)
        val event = MotionEvent.obtain(now, now, action, corner[0] + x, corner[1] + y, 0)
        event.source = InputDevice.SOURCE_TOUCHSCREEN
        device.decor.dispatchGenericMotionEvent(event)
        event.recycle()
        device.settle()
    }

    companion object {
        const val HOST = -1
        const val ENTER = AccessibilityEvent.TYPE_VIEW_HOVER_ENTER
        const val EXIT = AccessibilityEvent.TYPE_VIEW_HOVER_EXIT
        const val CLICKED = AccessibilityEvent.TYPE_VIEW_CLICKED
    }
}

/** Puts a game on the table that the app's pages do not offer, and shows it. */
fun Device.play(setup: String, after: List<String> = emptyList()) {
    val language = activity.getString(R.string.language_code)
    // those from elsewhere
    var before = 0u
    // a board may be there already, of another game
    var isThere = false
    app.scope.launch {
        val parsed = parseSetup(setup)
        before = parsed.moves.split(' ').count { it.isNotEmpty() }.toUInt()
        app.games.start(
            parsed,
            SpeechChoices.speech(language, app.settings, parsed.first.player, parsed.second.player),
        )
        val game = checkNotNull(app.games.current.value)
        (listOf("arbiter > start") + after).forEach { game.dispatch(parseAction(parsed.kind, it)) }
        activity.screens.go(Place(Page.GAME))
        isThere = true
    }
    waitFor("the game") { isThere && views().any { it is BoardView } }
    waitFor("the moves") { view.plies == before + after.count { " move " in it }.toUInt() }
}
