package app.annabella.game

import app.annabella.core.EngineLevel
import app.annabella.core.GameException
import app.annabella.core.SpeechLanguage
import app.annabella.core.engineLevels
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/** The levels at which the computer plays. */
object Levels {
    /** All of them; none if the library cannot tell. */
    suspend fun all(language: SpeechLanguage): List<EngineLevel> = withContext(Dispatchers.IO) {
        // it crosses into the library
        try {
            engineLevels(language)
        } catch (_: GameException) {
            emptyList()
        }
    }
}
