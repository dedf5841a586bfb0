package app.annabella.ui

import app.annabella.core.GamePhase
import app.annabella.testing.Device
import app.annabella.testing.menu
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** A tap does what stands there, and not what has come under the finger meanwhile. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class TouchShieldTest {
    private val device = Device().start()

    private fun touchInDialog(words: String) {
        val window = checkNotNull(device.dialog)
        device.touch(checkNotNull(device.inDialog(words)), window)
    }

    @Test
    fun `a second tap on Yes does nothing on the result`() {
        // what rises lets time pass here
        device.app.settings.pieceMotion = false
        device.startTwoPlayers()
        device.tap("e2")
        device.tap("e4")
        device.waitFor("a move") { device.view.plies == 1u }
        device.menu("Resign")
        device.click("Yes")
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        // found the moment it comes: from here on nothing waits, and so no time passes
        device.see("Play again")
        for (words in listOf("Share", "Play again", "Home")) {
            device.touch(device.see(words))
            assertEquals(null, shadowOf(device.activity).nextStartedActivity)
            assertEquals(Page.GAME, device.activity.screens.place.page)
        }
        device.look()
        device.touch(device.see("Home"))
        assertEquals(Page.HOME, device.activity.screens.place.page)
        assertTrue(device.view.phase is GamePhase.Over)
    }

    @Test
    fun `a button that has come in the place of another is not pressed at once`() {
        device.startTwoPlayers()
        device.menu("Resign")
        device.waitFor("the question") { device.find("Yes") != null }
        device.touch(device.see("Yes"))
        assertTrue(device.view.first.isResigning)
        device.look()
        device.touch(device.see("Yes"))
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
    }

    @Test
    fun `after a question the bar is as it was`() {
        device.startTwoPlayers()
        device.tap("e2")
        device.tap("e4")
        device.waitFor("a move") { device.view.plies == 1u }
        device.menu("Resign")
        device.see("No")
        device.look()
        device.touch(device.see("No"))
        device.waitFor("the game to go on") { !device.view.second.isResigning && device.find("No") == null }
        device.touch(device.see("Undo"))
        device.waitFor("the move to be gone") { device.view.plies == 0u }
    }

    @Test
    fun `a tap that ends a question does not touch the board under it`() {
        device.startTwoPlayers()
        device.menu("Offer draw")
        device.look()
        touchInDialog("Cancel")
        device.waitFor("the question to be gone") { device.inDialog("Cancel") == null }
        device.tapAtOnce("e2")
        assertEquals(emptyList<Int>(), device.board.picture.selected)
        device.tap("e2")
        assertEquals(listOf(Device.squareOf("e2")), device.board.picture.selected)
    }

    @Test
    fun `the tap that asks does not answer`() {
        device.startTwoPlayers()
        device.menu("Offer draw")
        device.waitFor("the question") { device.inDialog("Yes") != null }
        val revision = device.view.revision
        touchInDialog("Yes")
        assertTrue(device.inDialog("Yes") != null)
        assertEquals(revision, device.view.revision)
        device.look()
        touchInDialog("Yes")
        device.waitFor("the offer") { device.view.revision != revision }
    }
}
