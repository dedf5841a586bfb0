package app.annabella.window

import android.content.Context
import android.graphics.Rect
import android.view.MotionEvent
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import java.util.WeakHashMap
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf

/**
 * A screen reader that does what TalkBack does, for who wants to try the app without seeing
 * it: what it says is printed as `reader: ...` and spoken. For Android's main thread.
 */
class Reader(private val windows: Windows, private val input: Input) {
    /** An action of the element that is read. */
    class Choice(val title: String, val id: Int, val spot: Spot)

    private val voice = Voice("reader")
    private val heard = ArrayList<AccessibilityEvent>()
    private val events = ReaderEvents(this)
    private var at: Spot? = null
    private val places = WeakHashMap<View, Spot>()
    private var index = 0
    private var isNewPage = false
    private var title = ""
    private var isMoving = false

    var isOn = false
        private set

    /** What was said last of an element, and how many times that was done. */
    var arrival = "" to 0
        private set

    /** Told where the element is that is read. */
    var marked: (Rect?) -> Unit = {}

    private val language: String
        get() = RuntimeEnvironment.getApplication().resources.configuration.locales[0].language

    val words: ReaderWords get() = ReaderWords.of(language)

    /** Turns it on or off, as a user does in the settings of the system. */
    fun turn(isOn: Boolean) {
        if (isOn == this.isOn) return
        this.isOn = isOn
        at?.act(AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS)
        forget()
        heard.clear()
        ReaderService.listener = if (isOn) ::hear else null
        val manager = shadowOf(manager())
        manager.setEnabled(isOn)
        manager.setTouchExplorationEnabled(isOn)
        if (!isOn) voice.stop()
        Terminal.line("phone: reader ${if (isOn) "on" else "off"}")
    }

    private fun hear(event: AccessibilityEvent) {
        // what the reader does itself leads it nowhere: taken later, it would lead it back
        if (!isMoving || event.eventType !in ARRIVALS) heard += event
    }

    private fun manager() = RuntimeEnvironment.getApplication()
        .getSystemService(Context.ACCESSIBILITY_SERVICE) as AccessibilityManager

    fun close() {
        ReaderService.listener = null
        voice.stop()
    }

    /** The page is another one. */
    fun forget() {
        at = null
        places.clear()
        index = 0
        isNewPage = true
        marked(null)
    }

    /** Takes what the app has told since the last turn. */
    fun turn() {
        if (!isOn) return
        if (heard.isNotEmpty()) {
            val taken = ArrayList(heard)
            heard.clear()
            elements()?.let { events.take(taken, it, at) }
        }
        stay()
    }

    /** Stands where it stood, or close to it where that is gone; each window has its own place. */
    private fun stay() {
        val window = windows.focused
        val spot = at?.takeIf { it.view.rootView === window } ?: places[window]
        val node = spot?.node()
        if (node != null && spot == at) return marked(Rect().also(node::getBoundsInScreen))
        val stops = elements()?.stops.orEmpty()
        if (stops.isEmpty()) return marked(null)
        val before = stops.find { it.spot == spot }
        val next = if (isNewPage || at?.view?.isAttachedToWindow != false) first(stops) else index
        isNewPage = false
        moveTo(before ?: stops[next.coerceAtMost(stops.lastIndex)], null, isInterrupting = false)
    }

    /** Where a page is read from: what has been said as its title is passed over. */
    private fun first(stops: List<Element>): Int =
        if (stops.size > 1 && stops.first().name == title) 1 else 0

    private fun elements(): Elements? = windows.focused?.let(::Elements)

    fun next() = step(1)

    fun previous() = step(-1)

    private fun step(by: Int) {
        val elements = elements() ?: return
        val stops = elements.stops
        val here = stops.indexOfFirst { it.spot == at }
        val there = if (here < 0) index else here + by
        // at the ends it stays and says so by saying it again
        val target = stops.getOrNull(there) ?: stops.getOrNull(here) ?: return
        moveTo(target, stops.getOrNull(here))
    }

    /** Goes to another heading. */
    fun heading(isForward: Boolean) {
        val stops = elements()?.stops ?: return
        val here = stops.indexOfFirst { it.spot == at }
        val order = if (isForward) stops.drop(here + 1) else stops.take(maxOf(here, 0)).reversed()
        val none = if (isForward) words.noNextHeading else words.noHeadingBefore
        val target = order.find { it.node.isHeading } ?: return sayNow(none)
        moveTo(target, stops.getOrNull(here))
    }

    /** Goes to what the finger or the keys have come to. */
    internal fun arrive(elements: Elements, spot: Spot) {
        val target = elements.stopFor(spot) ?: return
        if (target.spot != at) moveTo(target, at?.let(elements::find))
    }

    private fun moveTo(element: Element, before: Element?, isInterrupting: Boolean = true) {
        val spot = element.spot
        if (spot != at) {
            at?.act(AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS)
            at = spot
            places[spot.view.rootView] = spot
            isMoving = true
            spot.act(AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS)
            isMoving = false
            val show = AccessibilityNodeInfo.AccessibilityAction.ACTION_SHOW_ON_SCREEN
            if (!element.node.isVisibleToUser) spot.act(show.id)
        }
        index = elements()?.stops?.indexOfFirst { it.spot == spot }?.coerceAtLeast(0) ?: 0
        val text = Sentence(words).arriving(element, before)
        arrival = text to arrival.second + 1
        if (isInterrupting) sayNow(text) else say(text)
    }

    /** Says once more what is read. */
    fun sayAgain() {
        val element = here() ?: return
        sayNow(Sentence(words).arriving(element, element))
    }

    private fun here(): Element? = at?.let { spot -> elements()?.find(spot) }

    /** Does what a double tap does. */
    fun activate() {
        val element = here() ?: return
        val target = (sequenceOf(element) + element.ancestors).find { it.node.isClickable } ?: element
        if (target.spot.act(AccessibilityNodeInfo.ACTION_CLICK)) return
        val (x, y) = element.bounds.exactCenterX() to element.bounds.exactCenterY()
        input.touch(MotionEvent.ACTION_DOWN, x, y)
        input.touch(MotionEvent.ACTION_UP, x, y)
    }

    /** More or less of what a slider sets. */
    fun adjust(isMore: Boolean) {
        val id = if (isMore) {
            AccessibilityNodeInfo.ACTION_SCROLL_FORWARD
        } else {
            AccessibilityNodeInfo.ACTION_SCROLL_BACKWARD
        }
        val element = here() ?: return
        val target = (sequenceOf(element) + element.ancestors)
            .find { candidate -> candidate.node.actionList.any { it.id == id } }
        target?.spot?.act(id)
    }

    /** All that can be done with the element. */
    fun actions(): List<Choice> {
        val element = here() ?: return emptyList()
        val own = Sentence.customActions(element.node)
            .map { Choice(it.label.toString(), it.id, element.spot) }
        val long = Choice(words.pressLong, AccessibilityNodeInfo.ACTION_LONG_CLICK, element.spot)
        return if (element.node.isLongClickable) own + long else own
    }

    fun act(choice: Choice) {
        choice.spot.act(choice.id)
    }

    /** Says it after what is being said. */
    fun say(text: String) = speak(text)

    /** Says it at once. */
    fun sayNow(text: String) {
        voice.stop()
        speak(text)
    }

    private fun speak(text: String) {
        if (text.isNotBlank()) voice.say(Voice.Saying(text, language))
    }

    fun silence() = voice.stop()

    /** The next page is read from its beginning. */
    internal fun expectPage(title: String) {
        isNewPage = true
        this.title = title
        say(title)
    }

    private companion object {
        val ARRIVALS =
            setOf(AccessibilityEvent.TYPE_VIEW_FOCUSED, AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED)
    }
}
