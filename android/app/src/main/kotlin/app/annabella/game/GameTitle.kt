package app.annabella.game

import android.content.Context
import app.annabella.R
import app.annabella.core.GamePlayer
import app.annabella.core.GameStrength
import app.annabella.core.GameView
import app.annabella.speech.SpeechChoices

/** What stands over a game. */
object GameTitle {
    /** That two people play, or how well the computer does: the level's number and name. */
    suspend fun of(view: GameView, context: Context): String {
        val computers = listOf(view.white, view.black).filterIsInstance<GamePlayer.Computer>()
        return when (val strength = computers.firstOrNull()?.strength) {
            null -> context.getString(R.string.game_two_players)
            is GameStrength.Full -> context.getString(R.string.new_full_strength)
            is GameStrength.Level -> {
                val language = SpeechChoices.languageOf(context.getString(R.string.language_code))
                val found = Levels.all(language).find { it.number == strength.number }
                found?.let(Levels::nameOf) ?: context.getString(R.string.game_computer)
            }
        }
    }
}
