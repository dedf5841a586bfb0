package app.annabella.testing

import android.text.Spanned
import android.text.style.LocaleSpan

/** The parts of a text that say which other language they are in, and that language. */
fun foreign(text: CharSequence): List<Pair<String, String?>> {
    val spanned = text as? Spanned ?: return emptyList()
    return spanned.getSpans(0, text.length, LocaleSpan::class.java).map {
        val part = spanned.subSequence(spanned.getSpanStart(it), spanned.getSpanEnd(it))
        part.toString() to it.locale?.language
    }
}
