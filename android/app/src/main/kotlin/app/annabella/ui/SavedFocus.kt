package app.annabella.ui

import android.os.Bundle
import android.view.View
import android.view.ViewGroup
import android.view.ViewTreeObserver
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.EditText
import android.widget.TextView

/**
 * Where the keys and a screen reader are on a page, found again when the page is made anew: by
 * the place among its views if the words there are the same or of another language, else by
 * the words, or by the name that is their first line. A board keeps both by itself.
 */
object SavedFocus {
    private const val WORDS = "words"
    private const val PATH = "path"
    private const val LANGUAGE = "language"
    private const val MOST_LAYOUTS = 20

    private enum class Focus(val key: String) {
        KEYS("focus-of-keys") {
            override fun on(page: View): View? = page.findFocus()

            override fun canBeOn(view: View) = view.isFocusable

            override fun move(to: View) = to.requestFocus()
        },
        READER("focus-of-reader") {
            override fun on(page: View): View? = all(page).find { it.isAccessibilityFocused }

            // also what cannot be touched is read
            override fun canBeOn(view: View) = view.isShown

            override fun move(to: View) =
                to.performAccessibilityAction(AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null)
        },
        ;

        abstract fun on(page: View): View?

        abstract fun canBeOn(view: View): Boolean

        abstract fun move(to: View): Boolean
    }

    /** [language] is that in which the page was made. */
    fun keep(page: View, language: String, into: Bundle) {
        for (focus in Focus.entries) {
            val view = focus.on(page) ?: continue
            val place = Bundle()
            place.putString(WORDS, wordsOf(view))
            place.putIntArray(PATH, pathTo(view, page))
            place.putString(LANGUAGE, language)
            into.putBundle(focus.key, place)
        }
    }

    /** Waits until the views are there, unless somebody has gone elsewhere by then. */
    fun restore(page: View, language: String, kept: Bundle) {
        for (focus in Focus.entries) {
            val place = kept.getBundle(focus.key) ?: continue
            val path = place.getIntArray(PATH) ?: continue
            val isTranslated = place.getString(LANGUAGE) != language
            Seeker(page, focus, path, place.getString(WORDS), isTranslated).begin()
        }
    }

    private class Seeker(
        private val page: View,
        private val focus: Focus,
        private val path: IntArray,
        private val words: String?,
        private val isTranslated: Boolean,
    ) : ViewTreeObserver.OnGlobalLayoutListener, View.OnAttachStateChangeListener {
        private var layouts = 0
        private var first: View? = null

        fun begin() {
            page.viewTreeObserver.addOnGlobalLayoutListener(this)
            page.addOnAttachStateChangeListener(this)
        }

        override fun onGlobalLayout() {
            // the system itself puts the focus on the first view
            if (layouts++ == 0) first = focus.on(page)
            val found = if (focus.on(page) === first) find() else null
            found?.let(focus::move)
            if (found != null || focus.on(page) !== first || layouts == MOST_LAYOUTS) stop()
        }

        override fun onViewAttachedToWindow(view: View) = Unit

        // afterwards the page has another observer, and this one would keep the page for good
        override fun onViewDetachedFromWindow(view: View) = stop()

        private fun stop() {
            page.viewTreeObserver.removeOnGlobalLayoutListener(this)
            page.removeOnAttachStateChangeListener(this)
        }

        private fun find(): View? = atPath() ?: words?.let { words ->
            val places = all(page).filter(focus::canBeOn).toList()
            // what stands below its name may be another thing now
            places.find { wordsOf(it) == words }
                ?: places.singleOrNull {
                    wordsOf(it)?.lineSequence()?.first() == words.lineSequence().first()
                }
        }

        private fun atPath(): View? {
            val view = path.fold(page as View?) { view, at -> (view as? ViewGroup)?.getChildAt(at) }
            return view?.takeIf { focus.canBeOn(it) && (isTranslated || wordsOf(it) == words) }
        }
    }

    private fun pathTo(view: View, page: View): IntArray {
        val above = generateSequence(view) { it.parent as? View }.takeWhile { it !== page }
        return above.map { (it.parent as ViewGroup).indexOfChild(it) }.toList().reversed().toIntArray()
    }

    /** A view and all in it. */
    private fun all(view: View): Sequence<View> = sequence {
        yield(view)
        if (view is ViewGroup) for (at in 0 until view.childCount) yieldAll(all(view.getChildAt(at)))
    }

    /** What is written in a field is not its name. */
    private fun wordsOf(view: View): String? {
        val words = view.contentDescription ?: (view as? TextView)?.takeIf { it !is EditText }?.text
        return words?.toString()?.takeIf { it.isNotEmpty() }
    }
}
