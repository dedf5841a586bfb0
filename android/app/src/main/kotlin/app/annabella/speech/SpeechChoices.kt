package app.annabella.speech

import app.annabella.core.GamePlayer
import app.annabella.core.GameSetup
import app.annabella.core.GameSpeech
import app.annabella.core.PieceNaming
import app.annabella.core.PlayerColor
import app.annabella.core.SpeechLanguage
import app.annabella.core.SpeechSettings
import app.annabella.core.SpeechStyle
import app.annabella.core.SquarePlace

/** How the core words things, as the settings have it. */
object SpeechChoices {
    /** [language] is that of the labels: the core's sentences are in the same. */
    fun settings(language: String): SpeechSettings = SpeechSettings(
        language = languageOf(language),
        style = SpeechStyle.PLAIN,
        pieces = PieceNaming.WORD,
        place = SquarePlace.BEFORE,
        ownRanks = false,
        isBrief = false,
        namesPawns = false,
        omitsCheck = false,
        longNames = false,
        asPrinted = false,
    )

    /** For the person against a computer, or for both. */
    fun speech(language: String, setup: GameSetup): GameSpeech =
        GameSpeech(settings(language), listener(setup.white, setup.black))

    fun listener(white: GamePlayer, black: GamePlayer): PlayerColor? = when {
        white is GamePlayer.Person && black is GamePlayer.Computer -> PlayerColor.WHITE
        white is GamePlayer.Computer && black is GamePlayer.Person -> PlayerColor.BLACK
        else -> null
    }

    fun languageOf(code: String): SpeechLanguage = when (code) {
        "de" -> SpeechLanguage.GERMAN
        else -> SpeechLanguage.ENGLISH
    }
}
