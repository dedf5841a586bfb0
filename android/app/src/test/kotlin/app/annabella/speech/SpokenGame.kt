package app.annabella.speech

import android.content.Context
import android.os.SystemClock
import app.annabella.core.GameKind
import app.annabella.core.GameQuestion
import app.annabella.core.GameSide
import app.annabella.core.GameSpeech
import app.annabella.core.PhraseSegment
import app.annabella.core.PieceNaming
import app.annabella.core.SpeechLanguage
import app.annabella.core.SpeechSettings
import app.annabella.core.SpeechStyle
import app.annabella.core.SquarePlace
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.core.store.Times
import app.annabella.game.Games
import app.annabella.settings.Settings
import app.annabella.settings.VoiceChoice
import app.annabella.testing.pass
import java.io.File
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.robolectric.RuntimeEnvironment

/** A game that is spoken by an engine which writes it down. */
class SpokenGame(setup: String, isReaderOn: Boolean = false, private val readerRate: Float = 1f) {
    val engine = RecordingEngine()
    val focus = RecordingFocus()
    private val context: Context = RuntimeEnvironment.getApplication()
    private val scope = CoroutineScope(Dispatchers.Main.immediate)
    private val games: Games
    val game: GameStore
    val announcer: Announcer

    init {
        val kept = context.getSharedPreferences("spoken-game", Context.MODE_PRIVATE)
        val settings = Settings(kept)
        settings.voice = if (isReaderOn) VoiceChoice.AUTO else VoiceChoice.APP
        val times = Times(
            { SystemClock.elapsedRealtime().toULong() },
            { System.currentTimeMillis().toULong() },
        )
        games = Games(File(context.filesDir, "spoken").path, times, kept)
        game = runBlocking {
            val made = games.start(parseSetup(setup), GameSpeech(FIDE, GameSide.FIRST))
            (made as Outcome.Done).value
        }
        announcer = Announcer(
            games,
            scope,
            settings,
            { isReaderOn },
            { readerRate },
            { SynthesizerOutput(engine, focus, settings, scope, { listOf("en") }, it) },
            { PhraseSegment("en", "A voice is missing.") },
        )
        announcer.begin()
    }

    /** Does it at once, whatever is being said. */
    fun act(line: String) {
        runBlocking { game.dispatch(parseAction(GameKind.CHESS, line)) }
        pass(0)
    }

    fun ask(question: GameQuestion) {
        val answer = runBlocking { game.ask(question) as Outcome.Done }.value
        scope.launch { announcer.answer(answer) }
        pass(0)
    }

    companion object {
        /** The words of play with the blind, in English sentences. */
        val FIDE = SpeechSettings(
            language = SpeechLanguage.ENGLISH,
            style = SpeechStyle.FIDE,
            pieces = PieceNaming.WORD,
            place = SquarePlace.BEFORE,
            ownRanks = false,
            isBrief = false,
            namesPawns = false,
            namesCaptured = false,
            omitsCheck = false,
            longNames = false,
            asPrinted = false,
        )

        /** Each line is done, an empty one lets a minute pass. */
        fun play(game: SpokenGame) {
            for (line in checkNotNull(
                SpokenGame::class.java.getResource("/spoken-game/deeds.txt"),
            ).readText().lines()) {
                when {
                    line.startsWith("#") -> Unit
                    line.isBlank() -> pass(60_000)
                    line == "ask turn" -> game.ask(GameQuestion.Turn)
                    line == "ask captured" -> game.ask(GameQuestion.Captured)
                    else -> game.act(line)
                }
            }
            pass(60_000)
        }

        fun expected(file: String): List<String> =
            checkNotNull(SpokenGame::class.java.getResource("/spoken-game/$file")).readText().trim().lines()
    }
}
