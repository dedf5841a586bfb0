package app.annabella.speech

import app.annabella.core.PhraseSegment
import kotlinx.coroutines.delay

/**
 * Waits while a screen reader says what the line with the last sentence shows. A reader
 * tells nobody when it has finished, so that the time is taken from the number of words and
 * the [rate] at which it speaks. Whatever it says of a touch cuts off what was shown.
 */
class ScreenReaderOutput(
    private val rate: () -> Float,
    private val foreground: Foreground = Foreground(),
) : SpeechOutput {
    private var touches = 0

    override val isReader: Boolean get() = true

    /** What was said last was cut off as soon as it began: a reader says of a touch what it needs to. */
    var wasCutOffAtOnce = false
        private set

    /** The reader has something else to say. */
    fun touched() {
        touches++
    }

    override suspend fun speak(segments: List<PhraseSegment>): Boolean {
        wasCutOffAtOnce = false
        val seen = touches
        val ms = (usualMs(segments) / rate()).toLong()
        val begin = minOf(ms, (AT_ONCE_MS / rate()).toLong())
        delay(begin)
        wasCutOffAtOnce = touches != seen
        delay(ms - begin)
        return touches == seen
    }

    // on a page that comes back the reader says first where it is
    override suspend fun becomesHeard() {
        if (foreground.await()) waitForQuiet(ARRIVAL_MS)
    }

    // whoever goes from square to square comes to a rest first
    override suspend fun becomesFree() = waitForQuiet(QUIET_MS)

    private suspend fun waitForQuiet(ms: Long) {
        do {
            val seen = touches
            delay((ms / rate()).toLong())
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

        private const val AT_ONCE_MS = 600L

        /** So soon it comes to its place on a page. */
        private const val ARRIVAL_MS = 400L
    }
}
