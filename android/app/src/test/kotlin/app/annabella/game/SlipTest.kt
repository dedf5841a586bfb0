package app.annabella.game

import android.graphics.Rect
import android.widget.Button
import android.widget.TextView
import app.annabella.core.GameDeed
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.parseSetup
import app.annabella.speech.SpeechChoices
import app.annabella.testing.Device
import app.annabella.testing.Reader
import app.annabella.testing.play
import app.annabella.ui.Page
import app.annabella.ui.Place
import kotlinx.coroutines.launch
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** What is asked stands in the slip for as long as it can be answered, whatever is said meanwhile. */
@RunWith(RobolectricTestRunner::class)
class SlipTest {
    private val device = Device().start()

    private fun isSeen(words: String) = device.find(words)?.isShown == true

    private fun offer() {
        device.play("new chess mode=casual white-name=Anna black-name=Ben")
        val game = checkNotNull(device.app.games.current.value)
        game.act(GameSide.FIRST, GameDeed.Offer)
        device.waitFor("the offer") { isSeen("Anna offers a draw.") && isSeen("Accept") }
        device.tap("e2")
        device.tap("e4")
        device.waitFor("the move") { device.view.plies == 1u }
        device.waitFor("its words") { device.sees("White: e4") }
    }

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-port-mdpi")
    fun `of an offer, after a move`() {
        offer()
        assertEquals(true, isSeen("Anna offers a draw."))
        device.click("Decline")
        device.waitFor("an answer") { !isSeen("Anna offers a draw.") }
        assertNotNull(device.find("Menu"))
    }

    @Test
    @Config(qualifiers = "en-rUS-w891dp-h411dp-land-mdpi")
    fun `where there is room for one line`() {
        offer()
        assertEquals(true, isSeen("Anna offers a draw."))
        device.click("Decline")
        device.waitFor("an answer") { !isSeen("Anna offers a draw.") }
    }

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-port-mdpi")
    fun `of resigning, which is asked once`() {
        device.play("new chess mode=casual black=level:1 seed=3")
        device.click("Menu")
        device.answer("Resign")
        device.waitFor("the question") { isSeen("Resign this game?") }
        assertEquals(null, device.dialog)
        val answers = device.views().filterIsInstance<Button>().map { "${it.text}" }
            .filter { it == "Yes" || it == "No" }
        // what is harmless stands first
        assertEquals(listOf("No", "Yes"), answers)
        device.look()
        device.click("Yes")
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        assertEquals(null, device.dialog)
    }

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
    fun `of a move to be sent, below the moves`() {
        device.play("new chess black=correspondent white-name=Anna black-name=Bella days=3 seed=7")
        device.tap("e2")
        device.tap("e4")
        device.waitFor("what to do") { isSeen("Send the move") }
        device.waitFor("the move") { isSeen("e4") }
        fun top(words: String) = IntArray(2).also(checkNotNull(device.find(words))::getLocationOnScreen)[1]
        assertTrue(top("e4") < top("Send the move"))
    }

    /** A game that has not begun, with all that is told of it on its page. */
    private fun introduced(percent: Int) {
        RuntimeEnvironment.setFontScale(percent / 100f)
        device.recreate()
        Reader(device)
        device.app.scope.launch {
            val setup = parseSetup(
                "new chess mode=strict clock=90+30 press=manual blind=white white-name=Bella black-name=Anna",
            )
            val (first, second) = setup.first.player to setup.second.player
            device.app.games.start(setup, SpeechChoices.speech("en", device.app.settings, first, second))
            device.activity.screens.go(Place(Page.GAME))
            device.app.announcer.introduce(device.app.games.onTable)
        }
        device.waitFor("the introduction") { device.sees("The game has not begun.") && isSeen("Start") }
        device.look()
    }

    private fun staysInSight(percent: Int) {
        introduced(percent)
        val start = checkNotNull(device.find("Start"))
        val seen = Rect()
        assertTrue(start.getGlobalVisibleRect(seen))
        assertEquals(start.height, seen.height())
        // nothing of the sentence is lost
        val words = device.views().filterIsInstance<YieldingWords>().single()
        assertTrue(words.canScrollVertically(1))
        words.scrollTo(0, 10_000)
        val line = device.views(words).filterIsInstance<TextView>().last()
        assertEquals(line.bottom, words.scrollY + words.height)
        // the next one is read from its beginning
        line.text = "White: e4."
        assertEquals(0, words.scrollY)
    }

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-port-mdpi")
    fun `a long sentence leaves what the game waits for in sight`() = staysInSight(percent = 100)

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-port-mdpi")
    fun `a long sentence in large letters does so, too`() = staysInSight(percent = 200)

    @Test
    @Config(qualifiers = "en-rUS-w891dp-h411dp-land-mdpi")
    fun `and on a phone on its side`() = staysInSight(percent = 100)
}
