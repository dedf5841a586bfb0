package app.annabella.speech

import android.text.SpannableStringBuilder
import android.text.Spanned
import android.text.style.LocaleSpan
import app.annabella.core.Phrase
import java.util.Locale

/** A phrase as a screen reader takes it: parts in another language than [usual] say so. */
fun Phrase.spannedText(usual: String): CharSequence {
    if (segments.all { it.lang == usual }) return segments.joinToString(" ") { it.text }
    val text = SpannableStringBuilder()
    for (segment in segments) {
        if (text.isNotEmpty()) text.append(' ')
        val start = text.length
        text.append(segment.text)
        if (segment.lang != usual) {
            val span = LocaleSpan(Locale.forLanguageTag(segment.lang))
            text.setSpan(span, start, text.length, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)
        }
    }
    return text
}
