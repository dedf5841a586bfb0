package app.annabella.window

import android.view.View
import android.view.WindowManager
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityNodeInfo
import java.util.WeakHashMap

/** What a screen reader says because the app has told it something. */
class ReaderEvents(private val reader: Reader) {
    /** The page that was last seen in each window. */
    private val pages = WeakHashMap<View, String>()

    /** The window that was told last. */
    private var front: View? = null

    /** Takes events in their order; the reader stands at [at]. */
    fun take(events: List<AccessibilityEvent>, elements: Elements, at: Spot?) {
        val said = HashSet<Spot>()
        val titles = HashSet<String>()
        for (event in events) {
            val spot = spotOf(event, elements)
            when (event.eventType) {
                AccessibilityEvent.TYPE_ANNOUNCEMENT,
                AccessibilityEvent.TYPE_NOTIFICATION_STATE_CHANGED,
                -> reader.say(textOf(event))
                AccessibilityEvent.TYPE_WINDOW_STATE_CHANGED ->
                    changeOfPage(event, elements.window, titles)
                AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED ->
                    if (spot != null) changeOfContent(event, spot, elements, at, said)
                AccessibilityEvent.TYPE_VIEW_HOVER_ENTER,
                AccessibilityEvent.TYPE_VIEW_FOCUSED,
                AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED,
                -> if (spot != null) reader.arrive(elements, spot)
                AccessibilityEvent.TYPE_VIEW_CLICKED -> if (spot != null) sayClicked(elements, spot)
                AccessibilityEvent.TYPE_VIEW_SELECTED ->
                    if (spot != null && spot == at) sayState(elements, spot)
                AccessibilityEvent.TYPE_VIEW_TEXT_CHANGED -> changeOfText(event)
            }
        }
    }

    private fun spotOf(event: AccessibilityEvent, elements: Elements): Spot? {
        val id = event.sourceNodeId
        val view = elements.view(AccessibilityNodeInfo.getAccessibilityViewId(id)) ?: return null
        return Spot(view, AccessibilityNodeInfo.getVirtualDescendantId(id))
    }

    private fun textOf(event: AccessibilityEvent): String =
        event.contentDescription?.toString() ?: event.text.joinToString()

    /** A page has come into its window, or a window to the front. */
    private fun changeOfPage(event: AccessibilityEvent, window: View, titles: MutableSet<String>) {
        val types = event.contentChangeTypes
        if (types and AccessibilityEvent.CONTENT_CHANGE_TYPE_PANE_DISAPPEARED != 0) return
        if (types and PANES != 0) {
            pages[window] = textOf(event)
        } else if (window === front) {
            return
        }
        front = window
        val title = pages[window] ?: titleOf(window) ?: textOf(event)
        if (!titles.add(title)) return
        reader.expectPage(title)
    }

    /** The title of a dialog, where the event has all that is in it; the activity's is its class. */
    private fun titleOf(window: View): String? {
        val params = window.layoutParams as WindowManager.LayoutParams
        val title = params.accessibilityTitle ?: params.title
        return "$title".takeIf { params.type != WindowManager.LayoutParams.TYPE_BASE_APPLICATION }
    }

    private fun changeOfContent(
        event: AccessibilityEvent,
        spot: Spot,
        elements: Elements,
        at: Spot?,
        said: MutableSet<Spot>,
    ) {
        val region = regionOf(spot)
        if (region != null) {
            // several changes of one moment are one
            if (!said.add(Spot(region))) return
            val text = elements.find(Spot(region))?.name ?: return
            val isUrgent = region.accessibilityLiveRegion == View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE
            if (isUrgent) reader.sayNow(text) else reader.say(text)
            return
        }
        val state = AccessibilityEvent.CONTENT_CHANGE_TYPE_STATE_DESCRIPTION
        if (event.contentChangeTypes and state != 0 && spot == at && said.add(spot)) sayState(elements, spot)
    }

    private fun regionOf(spot: Spot): View? = generateSequence(spot.view) { it.parent as? View }
        .find { it.accessibilityLiveRegion != View.ACCESSIBILITY_LIVE_REGION_NONE }

    private fun sayState(elements: Elements, spot: Spot) {
        val node = elements.find(spot)?.node ?: return
        reader.say(Sentence(reader.words).stateOf(node))
    }

    private fun sayClicked(elements: Elements, spot: Spot) {
        val node = elements.find(spot)?.node ?: return
        reader.say(Sentence(reader.words).clicked(node))
    }

    private fun changeOfText(event: AccessibilityEvent) {
        val now = event.text.joinToString("")
        val from = event.fromIndex
        if (event.addedCount > 0 && from + event.addedCount <= now.length) {
            reader.say(now.substring(from, from + event.addedCount))
        } else if (event.removedCount > 0) {
            val before = event.beforeText ?: return
            val end = (from + event.removedCount).coerceAtMost(before.length)
            reader.say(reader.words.deleted(before.substring(from.coerceAtMost(end), end)))
        }
    }

    private companion object {
        const val PANES = AccessibilityEvent.CONTENT_CHANGE_TYPE_PANE_TITLE or
            AccessibilityEvent.CONTENT_CHANGE_TYPE_PANE_APPEARED
    }
}
