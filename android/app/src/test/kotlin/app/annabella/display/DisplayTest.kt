package app.annabella.display

import android.app.Presentation
import android.content.Context
import android.view.View
import android.view.accessibility.AccessibilityManager
import android.widget.TextView
import app.annabella.board.BoardView
import app.annabella.board.StillBoard
import app.annabella.core.GameKind
import app.annabella.core.parseAction
import app.annabella.testing.Device
import app.annabella.testing.connectScreen
import app.annabella.testing.menu
import app.annabella.testing.menuItems
import app.annabella.testing.play
import app.annabella.testing.presentation
import app.annabella.ui.Page
import app.annabella.ui.Place
import java.time.Duration
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog
import org.robolectric.shadows.ShadowDisplayManager
import org.robolectric.shadows.ShadowSystemClock

/** What those see who look on. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class DisplayTest {
    private val device = Device().start()

    private val still: StillBoard get() = device.views().filterIsInstance<StillBoard>().first()

    private fun act(line: String) = checkNotNull(
        device.app.games.current.value,
    ).send(parseAction(GameKind.CHESS, line))

    private fun open(setup: String, vararg moves: String) {
        device.play(setup, moves.toList())
        device.activity.screens.go(Place(Page.DISPLAY))
        device.waitFor("the board") { still.contentDescription != null }
    }

    @Test
    fun `it shows position, clocks, whose turn it is, the last moves and their number`() {
        device.isTimeStill = true
        open("new chess mode=strict clock=5 white-name=\"Rosa\"", "white > move e2e4", "black > move e7e5")
        device.see("Move 2, White to move.")
        for (words in listOf("Rosa", "Black", "1. e4 e5")) device.see(words)
        assertEquals(2, device.views().count { (it as? TextView)?.text?.toString() == "5:00" })
        assertEquals("Chess board, White to move", still.contentDescription)
        assertEquals(1, still.picture.pieces[Device.squareOf("e4")].toInt())
        assertFalse(still.isFlipped)
        act("white > move g1f3")
        device.see("2. ♘f3")
        device.see("Move 2, Black to move.")
        device.picture("display")
    }

    @Test
    fun `nothing on it can be played, and the screen stays on`() {
        open("new chess", "white > move e2e4")
        assertTrue(device.views().none { it is BoardView })
        assertTrue(device.views().any { it.keepScreenOn })
        val clickable = device.views().filter { it.isClickable }.map { it.contentDescription ?: it.label() }
        assertEquals(listOf("Back", "Turn the board"), clickable)
        device.click("Turn the board")
        assertTrue(still.isFlipped)
        device.recreate()
        assertTrue(still.isFlipped)
    }

    private fun View.label() = (this as? TextView)?.text?.toString()

    @Test
    fun `a clock on it goes on`() {
        open("new chess clock=5", "white > move e2e4")
        val before = device.view.clocks?.running
        assertNotNull(before)
        device.see("5:00")
        device.waitFor("a second") {
            ShadowSystemClock.advanceBy(Duration.ofMillis(100))
            device.find("4:58") != null
        }
    }

    @Test
    fun `a reader is given the position in words, and each line of the score`() {
        val manager = device.app.getSystemService(Context.ACCESSIBILITY_SERVICE) as AccessibilityManager
        shadowOf(manager).setEnabled(true)
        shadowOf(manager).setTouchExplorationEnabled(true)
        open("new chess", "white > move e2e4", "black > move e7e5")
        device.waitFor("the words") {
            still.contentDescription.contains("e 4") ||
                still.contentDescription.contains("e4")
        }
        val line = checkNotNull(device.line("1. e4 e5")).contentDescription.toString()
        assertTrue(line, "White" in line && "Black" in line)
    }

    @Test
    fun `what is hidden from a player is hidden on it too`() {
        open("new chess white-hidden=pieces", "white > move e2e4")
        assertTrue(still.picture.hidesPieces)
    }

    @Test
    fun `it is reached from the menu, and the way back leads to the game`() {
        device.play("new chess")
        device.menu("For onlookers")
        device.see("Turn the board")
        assertNull(device.find("Show on a second screen"))
        device.click("Back")
        device.board
    }

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
    fun `on a wide screen the moves stand beside the board`() {
        val moves = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5".split(' ')
            .mapIndexed { ply, move -> (if (ply % 2 == 0) "white" else "black") + " > move $move" }
        open("new chess clock=90", *moves.toTypedArray())
        device.see("6. ♖e1 b5")
        val corner = IntArray(2).also(still::getLocationInWindow)
        val row = IntArray(2).also(checkNotNull(device.find("6. ♖e1 b5"))::getLocationInWindow)
        assertTrue(row[0] >= corner[0] + still.width)
        device.picture("display-wide")
    }

    @Test
    fun `a second screen shows the game too, for as long as it is connected and wished`() {
        device.play("new chess clock=5")
        assertFalse(device.activity.secondScreen.isThere)
        assertFalse("Show on a second screen" in device.menuItems())
        val id = connectScreen("w1920dp-h1080dp-land-mdpi")
        device.waitFor("a second screen") { device.activity.secondScreen.isThere }
        assertNull(presentation)
        device.menu("Show on a second screen")
        device.waitFor("the game on it") { presentation != null }
        act("white > move e2e4")
        fun onIt() = device.views(checkNotNull(presentation))
        device.waitFor("the move on it") { onIt().any { it.label() == "1. e4" } }
        assertTrue(onIt().none { it is BoardView || it.isClickable })
        device.picture("display-second", checkNotNull(presentation))
        // it comes back with the app
        device.controller.pause().stop()
        assertNull(presentation)
        device.controller.start().resume()
        device.waitFor("the game on it again") { presentation != null }
        ShadowDisplayManager.removeDisplay(id)
        device.waitFor("nothing on it") { presentation == null }
        connectScreen("w1280dp-h720dp-land-mdpi")
        device.waitFor("the game on another") { presentation != null }
        device.menu("Leave the second screen")
        device.waitFor("an empty screen") { presentation == null }
    }

    @Test
    fun `the second screen shows the game again after Android has taken it away`() {
        device.play("new chess")
        connectScreen("w1920dp-h1080dp-land-mdpi")
        device.menu("Show on a second screen")
        device.waitFor("the game on it") { presentation != null }
        val before = presentation
        ShadowDialog.getShownDialogs().filterIsInstance<Presentation>().last().cancel()
        device.waitFor("the game on it again") { presentation != null && presentation !== before }
        assertTrue(device.activity.secondScreen.isOn)
    }
}
