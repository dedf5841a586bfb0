package app.annabella.core.store

import app.annabella.core.GamePhase
import app.annabella.core.GameQuestion
import app.annabella.core.GameSide
import app.annabella.core.GameSpeech
import app.annabella.core.SpeechLanguage
import app.annabella.core.Understood
import app.annabella.core.parseSetup
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** What is said to a game, and what comes of it. */
class HearingTest {
    private val german = fide.copy(language = SpeechLanguage.GERMAN)

    private suspend fun store(line: String, speech: GameSpeech): GameStore =
        GameStore.create(parseSetup(line), null, Times({ 0u }, { 0u }), speech)

    @Test
    fun `a whole blind game is played by utterances`() = runBlocking<Unit> {
        val store = store("new chess blind=both", GameSpeech(german, null))
        for (text in listOf(
            "Felix drei", "drücken", "wiederhole Felix drei", "Eva fünf", "drücken", "Eva fünf",
            "Gustav vier", "drücken", "Gustav vier", "Dame Hector vier", "drücken",
        )) {
            val understood = store.hear(text).value()
            val action = assertInstanceOf(Understood.Action::class.java, understood).action
            val update = store.dispatch(action).value()
            assertTrue(update.events.isNotEmpty()) { text }
        }
        val phase = store.state.value.view.phase
        val ending = assertInstanceOf(GamePhase.Over::class.java, phase).ending
        assertEquals("0-1", ending.result)
        store.close().await().value()
    }

    @Test
    fun `what is no action is told apart`() = runBlocking<Unit> {
        val store = store("new chess", GameSpeech(fide, GameSide.FIRST))
        val asked = store.hear("what is on Eva vier").value()
        assertEquals(Understood.Question(GameQuestion.On(28u)), asked)
        val answer = store.ask((asked as Understood.Question).question).value()
        assertEquals(listOf("en:On de:Eva vier: en:nothing, light square."), answer.map(::textOf))
        assertEquals(Understood.Command("slower", null), store.hear("slower").value())
        val level: UShort = 5u
        assertEquals(Understood.Command("level", level), store.hear("level 5").value())
        val which = store.hear("knight f").value() as Understood.Ambiguous
        assertEquals("en:Did you mean de:Springer Felix drei?", textOf(which.phrase))
        assertEquals(1, which.moves.size)
        val unclear = store.hear("banana").value() as Understood.NotUnderstood
        assertTrue("banana" in textOf(unclear.phrase))
        assertEquals(0u.toULong(), store.state.value.revision)
        store.close().await().value()
    }
}
