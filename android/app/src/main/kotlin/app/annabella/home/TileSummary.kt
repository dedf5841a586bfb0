package app.annabella.home

import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.gameFeatures
import app.annabella.game.Levels
import app.annabella.game.OwnRatings
import app.annabella.settings.Agreement
import app.annabella.speech.SpeechChoices
import kotlin.math.abs

/** What was chosen for new games, in a few words. */
class TileSummary(private val activity: MainActivity) {
    private val settings = activity.app.settings

    /** How well the computer would play, if the library can tell it, and at how many boards. */
    suspend fun computer(): String = told(strength(), settings.againstComputer)

    /** How long each would have, and at how many boards. */
    fun people(): String = told(clock(), settings.betweenPeople)

    private fun told(first: String, agreed: Agreement): String {
        val boards = agreed.boardCount.takeIf { it > 1 }
            ?.let { "${activity.getString(R.string.boards_title)}: $it" }
        return listOfNotNull(first.ifEmpty { null }, boards).joinToString(" · ")
    }

    private suspend fun strength(): String {
        val language = SpeechChoices.languageOf(activity.getString(R.string.language_code))
        val kind = settings.againstComputer.kind
        if (settings.fullStrength) return activity.getString(R.string.new_full_strength)
        if (gameFeatures(kind).hasRatings && settings.isFair) {
            return OwnRatings.of(settings, language)?.standing.orEmpty()
        }
        val number = settings.strengthOf(kind)
        return Levels.all(kind, language).minByOrNull { abs(it.number.toInt() - number) }?.standing.orEmpty()
    }

    /** The time of each: `5 minutes + 3 seconds a move`, or as it was written where it has other parts. */
    private fun clock(): String {
        val agreed = settings.betweenPeople
        if (!agreed.hasClock) return activity.getString(R.string.home_no_clock)
        val (minutes, seconds) = PLAIN.matchEntire(agreed.clock)?.destructured
            ?: return "${activity.getString(R.string.clock_title)}: ${agreed.clock}"
        val unit = if (minutes == "1") R.string.home_minute else R.string.home_minutes
        val second = if (seconds == "1") R.string.home_second else R.string.home_seconds
        val more = if (seconds.isEmpty()) "" else " + $seconds ${activity.getString(second)}"
        return "$minutes ${activity.getString(unit)}$more"
    }

    private companion object {
        /** Minutes for the game, and seconds for each move. */
        val PLAIN = Regex("""(\d+)(?:\+(\d+))?""")
    }
}
