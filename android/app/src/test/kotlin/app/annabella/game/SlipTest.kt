package app.annabella.game

import android.widget.Button
import app.annabella.core.GameDeed
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.testing.Device
import app.annabella.testing.play
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
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
}
