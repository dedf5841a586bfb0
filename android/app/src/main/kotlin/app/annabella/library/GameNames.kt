package app.annabella.library

import android.content.Context
import android.text.format.DateFormat
import app.annabella.AnnabellaApp
import app.annabella.R
import app.annabella.core.GamePhase
import app.annabella.core.SavedCondition
import app.annabella.core.SavedGame
import app.annabella.core.pairing
import app.annabella.core.savedName
import app.annabella.speech.SpeechChoices
import java.text.SimpleDateFormat
import java.util.Date
import java.util.Locale

/** What stands beside a saved game. */
object GameNames {
    /** The player's name for it, or who plays. */
    fun of(context: Context, game: SavedGame): String {
        if (game.name.isNotEmpty()) return givenTo(context, game)
        val content = game.content ?: return troubleOf(context, game) ?: ""
        return pairing(content, languageOf(context))
    }

    /** The name that its player has given it, or the app as one of several boards; may be empty. */
    fun givenTo(context: Context, game: SavedGame): String = savedName(game.name, languageOf(context))

    private fun languageOf(context: Context) =
        SpeechChoices.languageOf(context.getString(R.string.language_code))

    /** The library's sentence about it; null where it cannot be read. */
    fun sentenceOf(app: AnnabellaApp, game: SavedGame): String? =
        game.summary?.printed

    /** When it changed last, and what is wrong with it. */
    fun stateOf(context: Context, game: SavedGame): String {
        val locale = localeOf(context)
        val hour = if (DateFormat.is24HourFormat(context)) "Hm" else "hm"
        val pattern = DateFormat.getBestDateTimePattern(locale, "yMMMd$hour")
        val date = SimpleDateFormat(pattern, locale).format(Date(game.changedMs.toLong()))
        val trouble = troubleOf(context, game).takeIf { game.content != null }
        return listOfNotNull(date.takeIf { game.changedMs > 0uL }, trouble).joinToString(" · ")
    }

    /** That of the device, where the app has its language. */
    private fun localeOf(context: Context): Locale {
        val language = context.getString(R.string.language_code)
        val system = context.resources.configuration.locales[0]
        return if (system.language == language) system else Locale.forLanguageTag(language)
    }

    /** How it ended, in numbers; null while it goes on. */
    fun resultOf(game: SavedGame): String? = game.content?.takeIf { it.phase is GamePhase.Over }?.result
        ?.replace("1/2", "½")?.replace("-", " – ")

    private fun troubleOf(context: Context, game: SavedGame): String? = when (game.condition) {
        is SavedCondition.Damaged -> context.getString(R.string.library_damaged)
        is SavedCondition.Newer -> context.getString(R.string.library_newer)
        is SavedCondition.Unreadable -> context.getString(R.string.library_unreadable)
        is SavedCondition.Whole, is SavedCondition.Unfinished -> null
    }

    /** Whether it can be opened and played on, or looked at if it is over. */
    fun canGoOn(game: SavedGame): Boolean = game.content != null &&
        (game.condition is SavedCondition.Whole || game.condition is SavedCondition.Unfinished)
}
