package app.annabella.speech

import app.annabella.core.PhraseSegment
import kotlinx.coroutines.delay

/**
 * Waits while a screen reader says what the line with the last sentence shows. A reader
 * tells nobody when it has finished, so that the time is taken from the number of words.
 */
object ReaderMouth : Mouth {
    override val isReader: Boolean get() = true

    override suspend fun speak(segments: List<PhraseSegment>) = delay(millisFor(segments))

    /** How long a reader takes for this, with its usual speed. */
    fun millisFor(segments: List<PhraseSegment>): Long {
        val words = segments.sumOf { part -> part.text.split(' ').count(String::isNotBlank) }
        return BEGIN_MS + words * WORD_MS
    }

    private const val BEGIN_MS = 500L
    private const val WORD_MS = 350L
}
