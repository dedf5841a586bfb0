package app.annabella.window

import android.graphics.Rect
import android.os.Bundle
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider.HOST_VIEW_ID
import android.widget.TextView

/** Something a screen reader can stand on: a view, or a part that a view has drawn itself. */
data class Spot(val view: View, val part: Int = HOST_VIEW_ID) {
    /** What it tells of itself; null when it is gone. */
    fun node(): AccessibilityNodeInfo? {
        if (!view.isAttachedToWindow || !view.isShown) return null
        val provider = view.accessibilityNodeProvider ?: return view.createAccessibilityNodeInfo()
        return provider.createAccessibilityNodeInfo(part)
    }

    fun act(action: Int, arguments: Bundle? = null): Boolean {
        val provider = view.accessibilityNodeProvider
            ?: return view.performAccessibilityAction(action, arguments)
        return provider.performAction(part, action, arguments)
    }
}

/** A node and what is in it. */
class Element(
    val spot: Spot,
    val node: AccessibilityNodeInfo,
    val parent: Element?,
    /** What another view says it is for. */
    val label: String?,
) {
    val inner = ArrayList<Element>()

    val ancestors: Sequence<Element> get() = generateSequence(parent) { it.parent }

    val bounds: Rect get() = Rect().also(node::getBoundsInScreen)

    /** Whether it takes any room; while a window slides in, its bounds do not tell. */
    val hasSize: Boolean
        get() = if (spot.part == HOST_VIEW_ID) {
            spot.view.width > 0 && spot.view.height > 0
        } else {
            !bounds.isEmpty
        }

    val can: Boolean
        get() = node.isClickable || node.isLongClickable || node.isCheckable ||
            node.isScreenReaderFocusable || (node.isFocusable && !isScroller)

    // it takes the keys to scroll, which is nothing to stand on
    private val isScroller: Boolean
        get() = ownText.isEmpty() && (node.isScrollable || node.className?.endsWith("ScrollView") == true)

    /** Whether there is anything to say of it, apart from what can be acted on in it. */
    val speaks: Boolean
        get() = ownText.isNotEmpty() || label != null || node.isCheckable || node.isEditable ||
            inner.any { !it.can && it.speaks }

    /** Its own text, without that of what is in it. */
    val ownText: CharSequence
        get() = node.contentDescription?.takeIf { it.isNotEmpty() }
            ?: node.text?.takeIf { it.isNotEmpty() }
            ?: node.hintText
            ?: ""

    /** The text by which it is known. */
    val name: String
        get() = ownText.toString().ifEmpty {
            inner.filter { !it.can }.map { it.name }.filter { it.isNotEmpty() }
                .reduceOrNull { text, next -> if (text.endsWith('.')) "$text $next" else "$text, $next" }
                .orEmpty()
        }
}

/** The tree of a window as a screen reader gets it, in the order of the app. */
class Elements(val window: View) {
    private val views = HashMap<Int, View>()
    private val labels = HashMap<Int, String>()
    private val all = ArrayList<Element>()

    init {
        collect(window)
        build(Spot(window), null)
    }

    /** All on which the reader stands in turn. */
    val stops: List<Element> = all.filter(::isStop)

    fun find(spot: Spot): Element? = all.find { it.spot == spot }

    /** Where the reader stands for something that may lie deeper. */
    fun stopFor(spot: Spot): Element? {
        val element = find(spot) ?: return null
        return (sequenceOf(element) + element.ancestors).firstOrNull(::isStop)
    }

    /** The view with the number that nodes and events have for it. */
    fun view(number: Int): View? = views[number]

    private fun collect(view: View) {
        views[view.accessibilityViewId] = view
        if (view is TextView && view.labelFor != View.NO_ID) labels[view.labelFor] = "${view.text}"
        if (view is ViewGroup) for (at in 0 until view.childCount) collect(view.getChildAt(at))
    }

    private fun build(spot: Spot, parent: Element?) {
        val node = spot.node() ?: return
        val label = labels[spot.view.id].takeIf { spot.part == HOST_VIEW_ID }
        val element = Element(spot, node, parent, label)
        parent?.inner?.add(element)
        all += element
        for (at in 0 until node.childCount) {
            val id = node.getChildId(at)
            val view = views[AccessibilityNodeInfo.getAccessibilityViewId(id)] ?: continue
            build(Spot(view, AccessibilityNodeInfo.getVirtualDescendantId(id)), element)
        }
    }

    private fun isStop(element: Element): Boolean = when {
        !element.hasSize -> false
        element.can -> element.speaks
        // the text of a button is said with the button
        element.ancestors.any { it.can && it.speaks } -> false
        else -> element.ownText.isNotEmpty()
    }
}
