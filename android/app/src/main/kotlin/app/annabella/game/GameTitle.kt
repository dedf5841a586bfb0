package app.annabella.game

import app.annabella.core.GameException
import app.annabella.core.GamePlayer
import app.annabella.core.GameStrength
import app.annabella.core.GameView
import app.annabella.core.SpeechLanguage
import app.annabella.core.engineLevels
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/** What stands over a game. */
object GameTitle {
    /** The level's number and name; null where no level plays. */
    suspend fun ofLevel(view: GameView, language: SpeechLanguage): String? {
        val computers = listOf(view.white, view.black).filterIsInstance<GamePlayer.Computer>()
        val level = computers.firstOrNull()?.strength as? GameStrength.Level ?: return null
        // it crosses into the library
        val levels = withContext(Dispatchers.IO) {
            try {
                engineLevels(language)
            } catch (_: GameException) {
                emptyList()
            }
        }
        return levels.find { it.number == level.number }?.let { "${it.number} · ${it.name}" }
    }
}
