package app.annabella.speech

import app.annabella.core.PhraseSegment
import kotlinx.coroutines.delay

/**
 * Waits while a screen reader says what the line with the last sentence shows. A reader
 * tells nobody when it has finished, so that the time is taken from the number of words and
 * the [rate] at which it speaks. Whatever it says of a touch cuts off what was shown.
 */
class ScreenReaderOutput(private val rate: () -> Float) : SpeechOutput {
    private var touches = 0

    override val isReader: Boolean get() = true

    /** The reader has something else to say. */
    fun touched() {
        touches++
    }

    override suspend fun speak(segments: List<PhraseSegment>): Boolean {
        val seen = touches
        delay((usualMs(segments) / rate()).toLong())
        return touches == seen
    }

    // whoever goes from square to square comes to a rest first
    override suspend fun becomesFree() {
        do {
            val seen = touches
            delay((QUIET_MS / rate()).toLong())
        } while (touches != seen)
    }

    companion object {
        /** How long a reader takes for this at its usual speed. */
        fun usualMs(segments: List<PhraseSegment>): Long {
            val words = segments.sumOf { part -> part.text.split(' ').count(String::isNotBlank) }
            return BEGIN_MS + words * WORD_MS
        }

        private const val BEGIN_MS = 500L
        private const val WORD_MS = 350L

        /** As long as a square is read out. */
        private const val QUIET_MS = 1_500L
    }
}
