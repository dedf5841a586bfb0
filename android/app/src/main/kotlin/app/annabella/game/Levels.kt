package app.annabella.game

import app.annabella.core.EngineLevel
import app.annabella.core.GameException
import app.annabella.core.GameKind
import app.annabella.core.SpeechLanguage
import app.annabella.core.engineLevels
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/** How well the computer plays a game: levels, or ratings of chess. */
object Levels {
    /** All that are offered; none if the library cannot tell. */
    suspend fun all(
        kind: GameKind,
        language: SpeechLanguage,
    ): List<EngineLevel> = withContext(Dispatchers.IO) {
        // it crosses into the library
        try {
            engineLevels(kind, language)
        } catch (_: GameException) {
            emptyList()
        }
    }
}
