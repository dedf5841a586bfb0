package app.annabella.speech

import android.text.SpannableStringBuilder
import android.text.Spanned
import android.text.style.LocaleSpan
import android.view.View
import android.widget.TextView
import app.annabella.core.PhraseUrgency
import java.util.Locale

/** A sentence for the line that shows the last one. */
class Announcement(
    val number: Int,
    val utterance: Utterance,
    /** Whether readers take it from the line. */
    private val isLive: Boolean,
    /** Whether a reader does, so that it is written as it is said. */
    val isRead: Boolean,
) {
    /** For the eye. */
    val printed: String get() = utterance.printed

    /** It is more than a word for the moment. */
    val isRemembered: Boolean get() = utterance.isRemembered

    /**
     * Shows what of it [shows] leaves for the eye; a screen reader says all of it if that is its
     * part and nothing was newer than [told].
     */
    fun showOn(line: TextView, told: Int, shows: (String) -> String = { it }): Int {
        line.accessibilityLiveRegion = when {
            !isLive || number <= told -> View.ACCESSIBILITY_LIVE_REGION_NONE
            utterance.urgency == PhraseUrgency.ASSERTIVE -> View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE
            else -> View.ACCESSIBILITY_LIVE_REGION_POLITE
        }
        val text = if (isRead) text() else SpannableStringBuilder(shows(printed))
        // a reader passes over a text that has not changed
        if (line.text.toString() == text.toString()) text.append(UNSEEN)
        line.text = text
        return maxOf(number, told)
    }

    /** Each part with its language, so that a reader changes the voice. */
    private fun text(): SpannableStringBuilder {
        val text = SpannableStringBuilder()
        for (part in utterance.segments) {
            if (text.isNotEmpty()) text.append(' ')
            val start = text.length
            text.append(part.text)
            val span = LocaleSpan(Locale.forLanguageTag(part.lang))
            text.setSpan(span, start, text.length, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)
        }
        return text
    }

    companion object {
        /** A space that does not break the line. */
        private const val UNSEEN = "\u00A0"
    }
}
