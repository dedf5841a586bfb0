package app.annabella.speech

import android.widget.TextView
import app.annabella.testing.Device
import app.annabella.testing.menu
import app.annabella.ui.Page
import app.annabella.ui.Place
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** A sentence is seen on the pages of what it is about, and goes with it. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class SubjectTest {
    private val device = Device().start()

    private fun isSeen(words: String) =
        device.views().filterIsInstance<TextView>().any { words in "${it.text}" }

    private fun see(words: String) = device.waitFor("“$words”") { isSeen(words) }

    private fun takeBack() {
        device.startTwoPlayers()
        device.tap("e2")
        device.tap("e4")
        device.waitFor("a move") { device.view.plies == 1u }
        device.click("Undo")
        see("Taken back")
    }

    @Test
    fun `what was said of a game is not seen on the clock`() {
        takeBack()
        device.activity.screens.go(Place(Page.CLOCK))
        device.see("Set the clock")
        device.settleGame()
        assertFalse(isSeen("Taken back"))
        device.click("Back")
        see("Taken back")
    }

    @Test
    fun `what a review has found is not seen on the board`() {
        device.startTwoPlayers()
        for ((ply, move) in listOf("f2" to "f3", "e7" to "e5", "g2" to "g4", "d8" to "h4").withIndex()) {
            device.tap(move.first)
            device.tap(move.second)
            device.waitFor("ply $ply") { device.view.plies == ply.toUInt() + 1u }
        }
        device.click("Review")
        device.waitFor("what it found") { device.app.announcer.lastSentence.startsWith(FOUND) }
        device.click("Back")
        device.leaveResult()
        device.board
        device.settleGame()
        assertFalse(isSeen(FOUND))
        see("Black wins")
        // where it was found it is said again
        device.activity.screens.go(Place(Page.REVIEW))
        see(FOUND)
    }

    @Test
    fun `nor in another game, where its own stand is told`() {
        takeBack()
        device.activity.screens.home()
        device.startTwoPlayers()
        see("White to move")
        assertFalse(isSeen("Taken back"))
    }

    @Test
    fun `a word for the moment goes with its page`() {
        device.startTwoPlayers()
        device.menu("Blind play")
        device.click("Menu")
        device.click("Menu")
        see("The menu is closed")
        device.activity.goBack()
        device.board
        device.settleGame()
        assertEquals(false, isSeen("The menu is closed"))
    }

    private companion object {
        /** The last sentence of the review. */
        const val FOUND = "Black's best move was move 2"
    }
}
