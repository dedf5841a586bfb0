package app.annabella.game

import android.text.Spanned
import android.text.style.LocaleSpan
import android.view.KeyEvent
import android.view.inputmethod.EditorInfo
import android.widget.EditText
import android.widget.TextView
import app.annabella.core.GameDeed
import app.annabella.core.GamePlayer
import app.annabella.core.GameSpeech
import app.annabella.core.GameStrength
import app.annabella.core.LookBack
import app.annabella.core.Phrase
import app.annabella.core.SpeechStyle
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.rules.SayingsScreen
import app.annabella.speech.SpeechChoices
import app.annabella.speech.spannedText
import app.annabella.testing.Device
import app.annabella.testing.play
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

/** What was said or typed is done. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class CommandInterpreterTest {
    private val device = Device()
    private val store: GameStore get() = checkNotNull(device.app.games.current.value)

    /** Remembers what it is asked to do. */
    private class Desk : CommandInterpreter.Listener {
        val said = ArrayList<String>()
        val repeatable = ArrayList<String>()
        val commands = ArrayList<String>()

        val agreed = ArrayList<GameDeed>()

        override fun act(deed: GameDeed) {
            agreed += deed
        }

        override fun say(words: List<Phrase>, isUnderstood: Boolean) {
            if (isUnderstood) repeatable += words.map { it.printed }
            said += words.map { phrase -> phrase.segments.joinToString(" ") { it.text } }
        }

        override suspend fun look(to: LookBack): Boolean {
            commands += "$to"
            return true
        }

        override suspend fun command(name: String, number: Int?): Boolean {
            commands += listOfNotNull(name, number).joinToString(" ")
            return name != "seal"
        }
    }

    private val desk = Desk()

    private fun hear(text: String): CommandInterpreter.Reply = runBlocking {
        CommandInterpreter(store, desk).hear(text)
    }

    @Test
    fun `a move is made, a question answered, a command handed on`() {
        device.start()
        device.play("new chess mode=casual")
        assertTrue(hear("e4").run { isDone && isDeed })
        assertEquals(1u, device.view.plies)
        assertTrue(hear("what is on e4").run { isDone && !isDeed })
        assertTrue("On e 4: white pawn." in desk.said)
        assertTrue(hear("level 5").isDone)
        assertTrue(hear("help").isDone)
        assertFalse(hear("seal the move").isDone)
        assertEquals(listOf("level 5", "help", "seal"), desk.commands)
    }

    @Test
    fun `what is not clear changes nothing and says why`() {
        device.start()
        val moves = listOf("white > move d2d4", "black > move d7d5", "white > move g1f3", "black > move g8f6")
        device.play("new chess mode=casual", moves)
        val before = device.view.revision
        for (text in listOf("knight d2", "knight", "abracadabra", "e5 takes d6", "queen h5")) {
            val reply = hear(text)
            assertFalse(text, reply.isDone)
            assertTrue(text, reply.words.isNotEmpty())
        }
        // nobody wants to hear again what was not understood
        assertTrue(desk.repeatable.none { "abracadabra" in it })
        hear("what is on d4")
        assertTrue(desk.repeatable.any { "white pawn" in it })
        assertEquals(4u, device.view.plies)
        assertTrue(device.view.revision >= before)
    }

    @Test
    fun `a dictated move is asked for where another one sounds like it`() {
        device.start()
        device.play("new chess mode=casual", listOf("white > move e2e4"))
        val reply = runBlocking { CommandInterpreter(store, desk).hear("b five", isDictated = true) }
        assertFalse(reply.isDone)
        assertEquals(listOf("Did you mean b 5?"), desk.said)
        assertTrue(hear("echo five").isDeed)
    }

    @Test
    fun `who looks back steps by words, and is answered about what he looks at`() {
        device.start()
        device.play("new chess mode=casual", listOf("white > move e2e4", "black > move e7e5"))
        fun hearBack(text: String) = runBlocking { CommandInterpreter(store, desk, 0u).hear(text) }
        assertTrue(hearBack("what is on e2").isDone)
        assertTrue("On e 2: white pawn." in desk.said)
        assertTrue(hearBack("on").isDone)
        assertTrue(hearBack("go to move 12").isDone)
        // a move would be for the position on the table
        hearBack("Nf3")
        assertEquals(2u, device.view.plies)
        hearBack("back to the game")
        hearBack("play from here")
        val looks = listOf(LookBack.On(1u), LookBack.To(12u, null)).map { "$it" }
        assertEquals(looks + listOf("act", "look-end", "play-from-here"), desk.commands)
    }

    @Test
    fun `the line for typing sets levels and opens the list of keys`() {
        device.start()
        device.play("new chess mode=casual black=level:3")
        open()
        type("level 5")
        device.waitFor("the level") {
            val black = device.view.second.player as GamePlayer.Computer
            black.strength == GameStrength.Level(5u)
        }
        device.waitFor("the end of the line for typing") { device.dialog == null }
        open()
        type("seal my move")
        device.waitFor("an answer") { "That is not possible here." in texts() }
        type("help")
        device.waitFor("what can be typed") { device.activity.screens.top is SayingsScreen }
        device.see("By the Laws")
    }

    @Test
    @Config(qualifiers = "de-rDE-w411dp-h891dp-port-xhdpi")
    fun `the line for typing can be read in German and at twice the size`() {
        RuntimeEnvironment.setFontScale(2f)
        device.start()
        device.play("new chess mode=casual")
        open()
        type("Springer d7")
        device.waitFor("an answer") { texts().any { "d" in it && "Springer" in it && it != "Springer d7" } }
        device.picture("typed-de-large", dialogRoot())
    }

    private fun open() {
        device.activity.screens.top.key(
            KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_I),
        )
        device.settle()
    }

    private fun dialogRoot() = checkNotNull(ShadowDialog.getLatestDialog().window).decorView

    private fun texts() = device.views(dialogRoot()).filterIsInstance<TextView>().map { it.text.toString() }

    private fun type(text: String) {
        val field = device.views(dialogRoot()).filterIsInstance<EditText>().first()
        field.setText(text)
        field.onEditorAction(EditorInfo.IME_ACTION_GO)
        device.settle()
    }

    @Test
    fun `words of another language say so to a screen reader`() {
        device.start()
        device.play("new chess mode=casual")
        val settings = SpeechChoices.settings("en", device.app.settings).copy(style = SpeechStyle.FIDE)
        val labels = runBlocking {
            store.setSpeech(GameSpeech(settings, null))
            (store.squareLabels() as Outcome.Done).value
        }
        val e2 = labels[Device.squareOf("e2")].spannedText("en") as Spanned
        assertEquals("Eva zwei, weißer Bauer", e2.toString())
        val spans = e2.getSpans(0, e2.length, LocaleSpan::class.java)
        assertEquals(listOf("de"), spans.map { it.locale?.language }.distinct())
        assertEquals("Eva zwei, weißer Bauer", labels[Device.squareOf("e2")].spannedText("de"))
    }
}
