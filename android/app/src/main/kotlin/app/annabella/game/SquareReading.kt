package app.annabella.game

import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.speech.spannedText

/**
 * Fetches the names of the squares from the core, once for each change of the game and only
 * while a screen reader or the like is on.
 */
class SquareReading(private val game: GameStore, private val language: String) {
    private var revision: ULong? = null

    /** They are fetched again next time, for words may have been set otherwise. */
    fun forget() {
        revision = null
    }

    /** a1 first; null if they are those of before. */
    suspend fun fetch(): List<CharSequence>? {
        val now = game.state.value.revision
        if (now == revision) return null
        val phrases = (game.squareLabels() as? Outcome.Done)?.value ?: return null
        revision = now
        return phrases.map { it.spannedText(language) }
    }
}
