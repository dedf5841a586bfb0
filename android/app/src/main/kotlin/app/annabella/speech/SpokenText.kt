package app.annabella.speech

import android.content.Context
import android.text.SpannableString
import android.text.SpannableStringBuilder
import android.text.Spanned
import android.text.style.LocaleSpan
import app.annabella.R
import app.annabella.core.Phrase
import java.util.Locale

/** A phrase as a screen reader takes it: parts in another language than [usual] say so. */
fun Phrase.spannedText(usual: String): CharSequence {
    if (segments.all { it.lang == usual }) return segments.joinToString(" ") { it.text }
    val text = SpannableStringBuilder()
    for (segment in segments) {
        if (text.isNotEmpty()) text.append(' ')
        text.append(spanned(segment.text, segment.lang, usual))
    }
    return text
}

/** What is English in every language of the app; where that is another, the words say so. */
fun Context.inEnglish(words: String): CharSequence =
    spanned(words, Locale.ENGLISH.language, getString(R.string.language_code))

private fun spanned(words: String, language: String, usual: String): CharSequence {
    if (language == usual) return words
    val span = LocaleSpan(Locale.forLanguageTag(language))
    return SpannableString(words).apply { setSpan(span, 0, length, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE) }
}
