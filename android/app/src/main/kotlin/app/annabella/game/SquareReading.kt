package app.annabella.game

import app.annabella.core.GameException
import app.annabella.core.Phrase
import app.annabella.core.SpeechSettings
import app.annabella.core.boardLabels
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.speech.spannedText
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/**
 * Fetches the names of the squares from the core, once for each change of the game and only
 * while a screen reader or the like is on.
 */
class SquareReading(
    private val game: GameStore,
    private val language: String,
    /** The name of a square on which nothing is played, for which the core has none. */
    private val unused: String,
) {
    private var revision: ULong? = null

    /** They are fetched again next time, for words may have been set otherwise. */
    fun forget() {
        revision = null
    }

    /**
     * a1 first; null if they are those of before. A board that is looked at, though it is hidden,
     * is read as it is.
     */
    suspend fun fetch(peeked: ByteArray?, speech: SpeechSettings): List<CharSequence>? {
        val now = game.state.value.revision
        if (now == revision) return null
        val phrases = labels(game, peeked, speech) ?: return null
        revision = now
        return words(phrases, language, unused)
    }

    companion object {
        /** Names as they are read; a square without one is [unused]. */
        fun words(names: List<Phrase>, language: String, unused: String): List<CharSequence> =
            names.map { if (it.segments.isEmpty()) unused else it.spannedText(language) }

        /** The names of all squares, a1 first. */
        suspend fun labels(game: GameStore, peeked: ByteArray?, speech: SpeechSettings): List<Phrase>? {
            if (peeked == null) return (game.squareLabels() as? Outcome.Done)?.value
            val view = game.state.value.view
            // it crosses into the library
            return withContext(Dispatchers.IO) {
                try {
                    boardLabels(view.kind, peeked, speech, view.columns, view.rows)
                } catch (_: GameException) {
                    null
                }
            }
        }
    }
}
