package app.annabella.speech

import android.os.SystemClock
import android.text.Editable
import android.text.TextWatcher
import android.view.View
import android.widget.TextView
import app.annabella.core.GamePhase
import app.annabella.core.GameTurn
import app.annabella.core.PhraseSegment
import app.annabella.testing.pass
import app.annabella.testing.passUntil
import app.annabella.testing.waitAside
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

/** A whole game as it is heard, by the app's voice and by a screen reader. */
@RunWith(RobolectricTestRunner::class)
class SpokenGameTest {
    @Test
    fun `the app's voice says all in its order and language, and cuts nothing off`() {
        val game = SpokenGame("new chess")
        SpokenGame.play(game)
        assertEquals(
            SpokenGame.expected("voice.txt").joinToString("\n"),
            game.engine.spoken.joinToString("\n"),
        )
        assertFalse(game.focus.isHeld)
    }

    @Test
    fun `a screen reader says the same, and the app's voice is silent`() {
        val game = SpokenGame("new chess", isReaderOn = true)
        val line = TextView(RuntimeEnvironment.getApplication())
        val shown = ArrayList<Pair<Long, String>>()
        line.addTextChangedListener(object : TextWatcher {
            override fun afterTextChanged(text: Editable) {
                val manner = when (line.accessibilityLiveRegion) {
                    View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE -> "assertive"
                    View.ACCESSIBILITY_LIVE_REGION_POLITE -> "polite"
                    else -> return
                }
                shown += SystemClock.uptimeMillis() to "$manner: $text"
            }

            override fun beforeTextChanged(text: CharSequence, at: Int, gone: Int, new: Int) = Unit

            override fun onTextChanged(text: CharSequence, at: Int, gone: Int, new: Int) = Unit
        })
        val scope = CoroutineScope(Dispatchers.Main.immediate)
        scope.launch { game.announcer.showOn(line) }
        SpokenGame.play(game)
        assertEquals(
            SpokenGame.expected("reader.txt").joinToString("\n"),
            // a space that is not seen makes a text another one
            shown.joinToString("\n") { it.second.replace("\u00A0", "~") },
        )
        assertEquals(emptyList<String>(), game.engine.spoken)
        assertEquals(0, game.focus.takes)
        for ((said, next) in shown.zipWithNext()) {
            val text = said.second.substringAfter(": ")
            val least = ScreenReaderOutput.usualMs(listOf(PhraseSegment("en", text)))
            assertTrue("$said is clipped by $next", next.first - said.first >= least)
        }
    }

    @Test
    fun `what a touch cuts off is said once more, when the reader has said what was touched`() {
        val game = SpokenGame("new chess", isReaderOn = true)
        val said = listen(game)
        game.act("black > resign")
        game.act("black > cancel")
        pass(60_000)
        said.clear()
        game.act("white > move e2e4")
        pass(300)
        repeat(3) {
            game.announcer.touched()
            pass(800)
        }
        assertEquals(1, said.size)
        pass(60_000)
        assertEquals(listOf(said.first().second, said.first().second), said.map { it.second.trim('\u00A0') })
    }

    @Test
    fun `news goes before what a touch has cut off`() {
        val game = SpokenGame("new chess", isReaderOn = true)
        val said = listen(game)
        game.act("white > move e2e4")
        pass(300)
        game.announcer.touched()
        game.act("black > move e7e5")
        pass(60_000)
        assertEquals(2, said.size)
        game.act("white > move g1f3")
        pass(300)
        game.announcer.touched()
        // it is about to be said once more
        passUntil("the end of it") { said.size == 3 }
        pass(3_000)
        game.act("black > move b8c6")
        pass(60_000)
        assertEquals(4, said.size)
    }

    @Test
    fun `who listens twice as fast waits half as long`() {
        val times = listOf(1f, 2f).map { rate ->
            val game = SpokenGame("new chess", isReaderOn = true, readerRate = rate)
            val said = listen(game)
            game.act("white > move e2e4")
            game.act("black > move e7e5")
            game.act("white > move g1f3")
            pass(60_000)
            said[2].first - said[1].first
        }
        assertEquals(times[0].toDouble() / 2, times[1].toDouble(), 20.0)
    }

    /** What a line shows to a reader, with the time. */
    private fun listen(game: SpokenGame): ArrayList<Pair<Long, String>> {
        val line = TextView(RuntimeEnvironment.getApplication())
        val shown = ArrayList<Pair<Long, String>>()
        line.addTextChangedListener(object : TextWatcher {
            override fun afterTextChanged(text: Editable) {
                if (text.isNotEmpty()) shown += SystemClock.uptimeMillis() to "$text"
            }

            override fun beforeTextChanged(text: CharSequence, at: Int, gone: Int, new: Int) = Unit

            override fun onTextChanged(text: CharSequence, at: Int, gone: Int, new: Int) = Unit
        })
        CoroutineScope(Dispatchers.Main.immediate).launch { game.announcer.showOn(line) }
        pass(60_000)
        return shown
    }

    @Test
    fun `a blind player's announcement has ended when the voice has finished it`() {
        val game = SpokenGame("new chess blind=white white-voice=reports")
        pass(60_000)
        val isSpoken = {
            val turn = (game.game.state.value.view.phase as GamePhase.Playing).turn
            (turn as GameTurn.Announcing).isSpoken
        }
        game.act("white > move e2e4")
        passUntil("the voice") { game.focus.isHeld }
        assertFalse(isSpoken())
        passUntil("the end") { isSpoken() }
        assertTrue("de:Eva vier." in game.engine.spoken.last())
    }

    @Test
    fun `an announcement that was broken off ends when it was said again`() {
        val game = SpokenGame("new chess blind=white white-voice=reports")
        pass(60_000)
        val isSpoken = {
            val turn = (game.game.state.value.view.phase as GamePhase.Playing).turn
            (turn as GameTurn.Announcing).isSpoken
        }
        game.act("white > move e2e4")
        passUntil("the voice") { game.focus.isHeld }
        game.announcer.stop()
        passUntil("silence") { !game.focus.isHeld }
        assertFalse(isSpoken())
        game.announcer.begin()
        passUntil("the voice again") { game.focus.isHeld }
        passUntil("its end") { !game.focus.isHeld }
        // by no clock: the library would think after a while that it has ended
        waitAside("what is told of its end") {
            pass(0)
            isSpoken()
        }
    }

    @Test
    fun `an announcement also ends where the voice fails`() {
        val game = SpokenGame("new chess blind=white white-voice=reports")
        pass(60_000)
        game.engine.failures = 2
        game.act("white > move e2e4")
        passUntil("the end") {
            val turn = (game.game.state.value.view.phase as GamePhase.Playing).turn
            (turn as? GameTurn.Announcing)?.isSpoken == true
        }
        val failed = game.engine.spoken.count { it.startsWith("failed") }
        assertEquals(2, failed)
    }
}
