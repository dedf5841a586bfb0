package app.annabella.speech

import app.annabella.core.GamePlayer
import app.annabella.core.GameSide
import app.annabella.core.GameSpeech
import app.annabella.core.SpeechLanguage
import app.annabella.core.SpeechSettings
import app.annabella.settings.Settings

/** How the core words things, as the settings have it. */
object SpeechChoices {
    /** [language] is that of the labels: the core's sentences are in the same. */
    fun settings(language: String, chosen: Settings): SpeechSettings = SpeechSettings(
        language = languageOf(language),
        style = chosen.speechStyle,
        announcements = chosen.announcements,
        pieces = chosen.pieceNaming,
        place = chosen.squarePlace,
        ownRanks = false,
        isBrief = chosen.isBrief,
        namesPawns = chosen.namesPawns,
        namesCaptured = chosen.namesCaptured,
        omitsCheck = false,
        longNames = chosen.longNames,
        asPrinted = false,
        namesColumnsAndRows = chosen.columnsAndRows,
    )

    /** For the person who is alone at the device, or for both. */
    fun speech(language: String, chosen: Settings, first: GamePlayer, second: GamePlayer): GameSpeech =
        GameSpeech(settings(language, chosen), listener(first, second))

    fun listener(first: GamePlayer, second: GamePlayer): GameSide? = when {
        first is GamePlayer.Person && second !is GamePlayer.Person -> GameSide.FIRST
        first !is GamePlayer.Person && second is GamePlayer.Person -> GameSide.SECOND
        else -> null
    }

    fun languageOf(code: String): SpeechLanguage = when (code) {
        "de" -> SpeechLanguage.GERMAN
        else -> SpeechLanguage.ENGLISH
    }
}
