package app.annabella.game

import app.annabella.core.GamePlayer
import app.annabella.core.GameStrength
import app.annabella.core.GameView
import app.annabella.core.SpeechLanguage

/** What stands over a game. */
object GameTitle {
    /** The level's number and name; null where no level plays. */
    suspend fun ofLevel(view: GameView, language: SpeechLanguage): String? {
        val computers = listOf(view.white, view.black).filterIsInstance<GamePlayer.Computer>()
        val level = computers.firstOrNull()?.strength as? GameStrength.Level ?: return null
        val found = Levels.all(language).find { it.number == level.number }
        return found?.let(Levels::nameOf)
    }
}
