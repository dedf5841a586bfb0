package app.annabella.strict

import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.GameTurn
import app.annabella.core.movesFrom
import app.annabella.core.parseAction
import app.annabella.game.MoveInput
import app.annabella.testing.Device
import app.annabella.testing.play
import app.annabella.ui.Page
import app.annabella.ui.Place
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Games by the Laws. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class StrictTest {
    private val device = Device().start()

    private fun act(line: String) = checkNotNull(
        device.app.games.current.value,
    ).send(parseAction(GameKind.CHESS, line))

    @Test
    fun `a piece that is tapped is lifted, and has to move`() {
        device.play("new chess mode=strict")
        device.tap("e2")
        device.waitFor("a piece in the hand") { MoveInput.turnOf(device.view) is GameTurn.Holding }
        device.tap("e2")
        device.waitFor("the piece put back") { MoveInput.turnOf(device.view) is GameTurn.Thinking }
        // another piece has to stay where it is
        assertTrue(device.view.movesFrom(Device.squareOf("d2")).isEmpty())
        device.tap("e2")
        device.waitFor("a piece in the hand") { MoveInput.turnOf(device.view) is GameTurn.Holding }
        device.tap("e4")
        device.waitFor("a move") { device.view.plies == 1u }
    }

    @Test
    fun `the arbiter sets a clock and ends the game`() {
        device.play("new chess mode=strict clock=5")
        act("arbiter > start")
        device.activity.screens.go(Place(Page.ARBITER))
        act("arbiter > rule time white 1:00")
        device.waitFor("the time") { (device.view.clocks?.first?.leftMs ?: 0u) <= 60_000u }
        device.click("White wins")
        device.answer("Yes")
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        assertEquals("1-0", (device.view.phase as GamePhase.Over).ending.result)
    }
}
