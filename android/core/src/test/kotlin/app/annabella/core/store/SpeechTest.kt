package app.annabella.core.store

import app.annabella.core.FeltPattern
import app.annabella.core.FeltPulse
import app.annabella.core.GameException
import app.annabella.core.GameKind
import app.annabella.core.GamePath
import app.annabella.core.GamePhase
import app.annabella.core.GameQuestion
import app.annabella.core.GameSide
import app.annabella.core.GameSpeech
import app.annabella.core.GameTurn
import app.annabella.core.Phrase
import app.annabella.core.PhraseUrgency
import app.annabella.core.PieceKind
import app.annabella.core.PieceNaming
import app.annabella.core.ReviewListener
import app.annabella.core.SpeechLanguage
import app.annabella.core.SpeechSettings
import app.annabella.core.SpeechStyle
import app.annabella.core.SquarePlace
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.core.pathOver
import java.nio.file.Path
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.test.StandardTestDispatcher
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.advanceTimeBy
import kotlinx.coroutines.test.currentTime
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** As the Laws have it for play with the blind, with English sentences. */
internal val fide = SpeechSettings(
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

/** A phrase with the languages of its parts. */
internal fun textOf(phrase: Phrase): String =
    phrase.segments.joinToString(" ") { "${it.lang}:${it.text}" }

/** What a voice is given, by the library itself. */
@OptIn(ExperimentalCoroutinesApi::class)
class SpeechTest {
    private suspend fun TestScope.store(line: String, speech: GameSpeech? = null): GameStore {
        val times = Times({ currentTime.toULong() }, { currentTime.toULong() })
        val confined = StandardTestDispatcher(testScheduler)
        return GameStore.create(parseSetup(line), null, times, speech, confined)
    }

    private suspend fun GameStore.act(line: String) = dispatch(parseAction(GameKind.CHESS, line)).value()

    @Test
    fun `an announcement is over when the voice has finished it, and then it can be corrected`() =
        runTest {
            val speech = GameSpeech(fide, GameSide.FIRST)
            val store = store("new chess blind=white white-voice=reports", speech)
            val said = mutableListOf<String>()
            val voice = launch {
                store.speak { phrase ->
                    delay(1_500)
                    said += textOf(phrase)
                }
            }
            store.act("white > move e2e4")
            advanceTimeBy(1_499)
            runCurrent()
            val path = pathOver(12, 28)
            val isSpoken = { announced: GamePath ->
                val turn = (store.state.value.view.phase as GamePhase.Playing).turn
                assertEquals(announced, (turn as GameTurn.Announcing).path)
                turn.isSpoken
            }
            assertFalse(isSpoken(path))
            advanceTimeBy(2)
            runCurrent()
            assertTrue(isSpoken(path))
            val conduct = checkNotNull(store.setup().value().first.conduct)
            val view = store.state.value.view
            assertEquals(1_500uL + conduct.correctionMs, view.nextMomentMs)
            advanceTimeBy(conduct.correctionMs.toLong())
            runCurrent()
            assertEquals(GamePhase.Playing(GameTurn.Repeating), store.state.value.view.phase)
            store.act("black > repeat e2e4")
            store.act("black > move c7c5")
            store.close().join()
            voice.join()
            val rest = listOf(
                "en:Black has to repeat the move: de:Eva vier.",
                "en:Black repeats: de:Eva vier.",
                "en:Black: de:Cesar fünf. en:Repeat the move.",
            )
            assertEquals(listOf("de:Eva vier.") + rest, said)
            assertEquals(listOf<Phrase>(), store.phrases.toList())
        }

    @Test
    fun `what was corrected while it was spoken is not reported, the correction is`() = runTest {
        val speech = GameSpeech(fide, GameSide.FIRST)
        val store = store("new chess blind=white white-voice=reports", speech)
        val voice = launch { store.speak { delay(1_000) } }
        store.act("white > move e2e4")
        advanceTimeBy(500)
        store.act("white > move d2d4")
        val isSpoken = {
            val turn = (store.state.value.view.phase as GamePhase.Playing).turn
            (turn as GameTurn.Announcing).isSpoken
        }
        advanceTimeBy(600)
        runCurrent()
        assertFalse(isSpoken())
        advanceTimeBy(1_000)
        runCurrent()
        assertTrue(isSpoken())
        store.close().join()
        voice.join()
    }

    @Test
    fun `the first phrases of a game are made as it is created or gone on with`(
        @TempDir folder: Path,
    ) = runBlocking<Unit> {
        val german = GameSpeech(fide.copy(language = SpeechLanguage.GERMAN), GameSide.FIRST)
        val times = Times({ 0u }, { 0u })
        val setup = parseSetup("new chess clock=1")
        val store = GameStore.create(setup, folder.toString(), times, german)
        val described = store.describe().value()
        assertTrue(textOf(described[0]).startsWith("de:Schach")) { described.toString() }
        store.act("white > start")
        val id = checkNotNull(store.id().value())
        store.close().await().value()
        val again = GameStore.resume(id, folder.toString(), times, german)
        again.close().await().value()
        assertEquals(listOf("de:Die Partie ist pausiert."), again.phrases.toList().map(::textOf))
    }

    @Test
    fun `each phrase is read once, and in order`() = runTest {
        val store = store("new chess")
        store.act("white > move g1f3")
        store.act("black > move g8f6")
        val first = store.phrases.first()
        assertEquals(PhraseUrgency.ASSERTIVE, first.urgency)
        assertEquals("en:White: knight, f 3.", textOf(first))
        store.close().join()
        assertEquals(listOf("en:Black: knight, f 6."), store.phrases.toList().map(::textOf))
    }

    @Test
    fun `what is asked is answered, and is no event`() = runTest {
        val store = store("new chess clock=75")
        val question = GameQuestion.Where(GameSide.FIRST, PieceKind.KNIGHT)
        val answer = store.ask(question).value().single()
        assertEquals(PhraseUrgency.ANSWER, answer.urgency)
        assertEquals("en:White knights: b 1, g 1.", textOf(answer))
        val wrong = store.ask(GameQuestion.On(64u))
        assertInstanceOf(GameException.BadInput::class.java, wrong.error)
        val labels = store.squareLabels().value()
        assertEquals(64 to "en:e 1, white king", labels.size to textOf(labels[4]))
        assertEquals(true, store.describe().value().isNotEmpty())
        val hour = FeltPulse(0u, 500u)
        val marks = listOf(700u, 350u, 350u, 90u).map { FeltPulse(it, 60u) }
        val felt = store.feltClock(GameSide.FIRST).value()
        assertEquals(FeltPattern(listOf(hour) + marks, false), felt)
        store.close().join()
        assertEquals(listOf<Phrase>(), store.phrases.toList())
    }

    @Test
    fun `without a clock nothing is felt`() = runTest {
        val store = store("new chess")
        assertNull(store.feltClock(GameSide.FIRST).value())
        store.close().join()
    }

    @Test
    fun `times that the player has set are told when the clock has sunk to them`() = runTest {
        val store = store("new chess clock=5")
        store.act("white > start")
        val update = store.setTimeMarks(listOf(60_000u, 120_000u), listOf()).value()
        assertEquals(180_000uL, update.view.nextMomentMs)
        assertEquals("en:The game begins. White's clock runs.", textOf(store.phrases.first()))
        advanceTimeBy(180_000)
        runCurrent()
        assertEquals("en:White has 2 minutes left.", textOf(store.phrases.first()))
        assertEquals(240_000uL, store.state.value.view.nextMomentMs)
        val wrong = store.setTimeMarks(listOf(), List(9) { 1_000u })
        assertInstanceOf(GameException.BadInput::class.java, wrong.error)
        store.close().join()
        assertEquals(listOf<Phrase>(), store.phrases.toList())
    }

    @Test
    fun `what was said is there with its times`() = runTest {
        val store = store("new chess")
        store.act("white > move g1f3")
        advanceTimeBy(2_000)
        store.act("black > move g8f6")
        val log = store.spokenLog(fide, GameSide.SECOND).value()
        assertEquals(
            listOf(
                0uL to "en:White: de:Springer Felix drei.",
                2_000uL to "en:Black: de:Springer Felix sechs.",
            ),
            log.map { it.timeMs to textOf(it.phrase) },
        )
        assertEquals(2_000uL, log.last().wallMs)
        store.close().join()
    }

    @Test
    fun `a game is looked back at when it is over`() = runTest {
        val store = store("new chess")
        for (move in listOf("white > move f2f3", "black > move e7e5", "white > move g2g4")) {
            store.act(move)
        }
        store.act("black > move d8h4")
        val ended = CountDownLatch(1)
        val listener = object : ReviewListener {
            override fun onReviewed(done: UInt, all: UInt) = Unit

            override fun onReviewEnded() = ended.countDown()
        }
        store.review(GameSide.FIRST, listener).value().use { review ->
            assertTrue(ended.await(60, TimeUnit.SECONDS))
            val result = checkNotNull(review.result())
            assertEquals(listOf(2u to "Qh4#"), result.moments.map { it.ply to it.reply?.notation })
            assertEquals(2, result.phrases.size)
        }
        store.close().join()
    }
}
