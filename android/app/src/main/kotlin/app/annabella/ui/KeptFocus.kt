package app.annabella.ui

import android.os.Bundle
import android.view.View
import android.view.ViewGroup
import android.view.ViewTreeObserver
import android.widget.TextView

/** Where the keys are on a page, found again by its words when the page is made anew. */
object KeptFocus {
    private const val WORDS = "focus"
    private const val MOST_LAYOUTS = 20

    fun keep(page: View, into: Bundle) {
        into.putString(WORDS, page.findFocus()?.let(::wordsOf))
    }

    /** Waits until the words are there, unless somebody has gone elsewhere by then. */
    fun restore(page: View, kept: Bundle) {
        val words = kept.getString(WORDS) ?: return
        page.viewTreeObserver.addOnGlobalLayoutListener(Seeker(page, words))
    }

    private class Seeker(
        private val page: View,
        private val words: String,
    ) : ViewTreeObserver.OnGlobalLayoutListener {
        private var layouts = 0
        private var first: View? = null

        override fun onGlobalLayout() {
            // the system itself puts the focus on the first view
            if (layouts++ == 0) first = page.findFocus()
            val found = if (page.findFocus() === first) find(page, words) else null
            found?.requestFocus()
            if (found != null || page.findFocus() !== first || layouts == MOST_LAYOUTS) stop()
        }

        private fun stop() = page.viewTreeObserver.removeOnGlobalLayoutListener(this)
    }

    private fun find(view: View, words: String): View? {
        if (view.isFocusable && wordsOf(view) == words) return view
        val group = view as? ViewGroup ?: return null
        return (0 until group.childCount).firstNotNullOfOrNull { find(group.getChildAt(it), words) }
    }

    private fun wordsOf(view: View): String? =
        (view.contentDescription ?: (view as? TextView)?.text)?.toString()?.takeIf { it.isNotEmpty() }
}
