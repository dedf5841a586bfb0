package app.annabella.library

import android.content.Context
import app.annabella.R
import app.annabella.core.SavedGame
import app.annabella.core.gameName
import app.annabella.core.pairing
import app.annabella.speech.SpeechChoices
import java.text.Normalizer

/** Finds saved games by words of what stands beside them: names, the game, the date, the result. */
class GameSearch(private val context: Context) {
    private val texts = HashMap<Pair<String, ULong>, String>()

    /** Those in which each word that is typed begins a word. */
    fun find(games: List<SavedGame>, typed: String): List<SavedGame> {
        val words = folded(typed).split(BETWEEN).filter { it.isNotEmpty() }
        if (words.isEmpty()) return games
        return games.filter { game -> words.all { " $it" in textOf(game) } }
    }

    private fun textOf(game: SavedGame): String = texts.getOrPut(game.id to game.changedMs) {
        val language = SpeechChoices.languageOf(context.getString(R.string.language_code))
        val content = game.content
        val parts = listOfNotNull(
            game.name,
            content?.let { pairing(it, language) },
            content?.let { gameName(it.kind, language) },
            game.summary?.printed,
            GameNames.stateOf(context, game),
            content?.result,
        )
        " " + folded(parts.joinToString(" ")).replace(BETWEEN, " ")
    }

    /** Without what tells a letter from one that is typed more easily. */
    private fun folded(text: String): String =
        Normalizer.normalize(text.lowercase(), Normalizer.Form.NFD).replace(MARKS, "")

    private companion object {
        val MARKS = Regex("\\p{M}+")

        /** What stands between words; results and clocks are words. */
        val BETWEEN = Regex("[^\\p{L}\\p{N}/+:-]+")
    }
}
