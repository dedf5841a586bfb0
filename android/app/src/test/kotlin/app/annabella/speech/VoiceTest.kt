package app.annabella.speech

import android.content.Context
import android.os.Looper
import app.annabella.core.PhraseSegment
import app.annabella.core.PhraseUrgency
import app.annabella.settings.Settings
import java.time.Duration
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf

/** What is said when, with an engine that writes it down. */
@RunWith(RobolectricTestRunner::class)
class VoiceTest {
    private val scope = CoroutineScope(Dispatchers.Main.immediate)
    private val engine = RecordingEngine(languages = setOf("en"))
    private val focus = RecordingFocus()
    private val settings = RuntimeEnvironment.getApplication()
        .getSharedPreferences("voice-test", Context.MODE_PRIVATE).let(::Settings)
    private var missing = 0
    private val output =
        SynthesizerOutput(engine, focus, settings, scope, { listOf("fr", "en") }, { missing++ })
    private val voice = Voice(scope, { output }, { _, _ -> })

    private fun say(
        urgency: PhraseUrgency,
        text: String,
        isKept: Boolean = false,
        language: String = "en",
    ): Job = scope.launch {
        voice.say(Utterance(urgency, listOf(PhraseSegment(language, text)), Subject.Game, isKept))
    }

    private fun pass(ms: Long) = shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(ms))

    @Test
    fun `the urgent comes first and the rest in order`() {
        say(PhraseUrgency.ASSERTIVE, "now")
        say(PhraseUrgency.POLITE, "one")
        say(PhraseUrgency.ANSWER, "answer")
        say(PhraseUrgency.POLITE, "two")
        say(PhraseUrgency.ASSERTIVE, "urgent")
        pass(2_000)
        assertEquals(listOf("en:now", "en:urgent", "en:one", "en:two", "en:answer"), engine.spoken)
    }

    @Test
    fun `the next answer takes the place of the one before`() {
        val first = say(PhraseUrgency.ANSWER, "a long answer")
        pass(150)
        say(PhraseUrgency.ANSWER, "never said")
        val last = say(PhraseUrgency.ANSWER, "short")
        pass(50)
        assertTrue(first.isCompleted)
        assertFalse(last.isCompleted)
        pass(500)
        assertEquals(listOf("cut off: en:a long answer", "en:short"), engine.spoken)
        assertTrue(last.isCompleted)
    }

    @Test
    fun `news waits for its heading, which an answer takes the place of`() {
        val segments = listOf(PhraseSegment("en", "the second board"))
        val heading = Utterance(PhraseUrgency.ANSWER, segments, Subject.Game, isHeading = true)
        say(PhraseUrgency.ASSERTIVE, "before")
        scope.launch { voice.say(heading) }
        say(PhraseUrgency.ASSERTIVE, "a move")
        pass(2_000)
        scope.launch { voice.say(heading) }
        pass(50)
        say(PhraseUrgency.ASSERTIVE, "another move")
        say(PhraseUrgency.ANSWER, "an answer")
        pass(2_000)
        val first = listOf("en:before", "en:the second board", "en:a move")
        val second = listOf("cut off: en:the second board", "en:another move", "en:an answer")
        assertEquals(first + second, engine.spoken)
    }

    @Test
    fun `what is assertive cuts off what is less urgent, but nothing of what happened`() {
        say(PhraseUrgency.POLITE, "a description of all")
        pass(150)
        say(PhraseUrgency.ASSERTIVE, "first move")
        pass(50)
        say(PhraseUrgency.ASSERTIVE, "second move")
        pass(1_000)
        say(PhraseUrgency.POLITE, "the own move", isKept = true)
        pass(150)
        say(PhraseUrgency.ASSERTIVE, "the reply")
        pass(1_000)
        val said = listOf("cut off: en:a description of all", "en:first move", "en:second move")
        assertEquals(said + listOf("en:the own move", "en:the reply"), engine.spoken)
    }

    @Test
    fun `the same words again are said again`() {
        repeat(2) {
            say(PhraseUrgency.POLITE, "the same")
            pass(300)
        }
        assertEquals(listOf("en:the same", "en:the same"), engine.spoken)
    }

    @Test
    fun `other apps are soft while something is said, and no longer`() {
        say(PhraseUrgency.POLITE, "one")
        say(PhraseUrgency.POLITE, "two")
        pass(50)
        assertTrue(focus.isHeld)
        pass(1_000)
        assertFalse(focus.isHeld)
        assertEquals(1, focus.takes)
    }

    @Test
    fun `an engine that fails is started anew and says it all`() {
        engine.failures = 1
        val said = say(PhraseUrgency.POLITE, "a move")
        pass(1_000)
        assertEquals(listOf("failed: en:a move", "en:a move"), engine.spoken)
        assertEquals(2, engine.starts)
        assertTrue(said.isCompleted)
        assertEquals(0, missing)
    }

    @Test
    fun `without an engine nothing waits, and it is told`() {
        engine.isThere = false
        val said = say(PhraseUrgency.POLITE, "a move")
        pass(100)
        assertTrue(said.isCompleted)
        assertFalse(focus.isHeld)
        assertEquals(1, missing)
    }

    @Test
    fun `a language without a voice is read in another one`() {
        say(PhraseUrgency.POLITE, "Eva vier", language = "de")
        pass(1_000)
        assertEquals(listOf("en:Eva vier"), engine.spoken)
        assertEquals(1, missing)
    }

    @Test
    fun `who talks is not talked over, and hears what happened from its beginning`() {
        say(PhraseUrgency.POLITE, "the own move", isKept = true)
        pass(150)
        voice.pause()
        say(PhraseUrgency.ASSERTIVE, "the reply", isKept = true)
        pass(5_000)
        assertEquals(listOf("cut off: en:the own move"), engine.spoken)
        voice.goOn()
        pass(1_000)
        assertEquals(setOf("en:the own move", "en:the reply"), engine.spoken.drop(1).toSet())
    }

    @Test
    fun `an engine that is not needed ends, and begins again`() {
        say(PhraseUrgency.POLITE, "one")
        pass(200_000)
        say(PhraseUrgency.POLITE, "two")
        pass(1_000)
        assertEquals(2, engine.starts)
    }
}
