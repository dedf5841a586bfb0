package app.annabella.game

import app.annabella.core.GameTurn
import app.annabella.core.PieceKind
import app.annabella.core.pieceAt
import app.annabella.testing.Device
import app.annabella.testing.play
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Moves that wait until they are shown a second time, and boards that do not mark where one may go. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-mdpi")
class ConfirmTest {
    private val device = Device().start()

    private fun begin(setup: String) {
        device.app.settings.confirmMoves = true
        device.play(setup)
    }

    private fun plies(count: Int) {
        device.settleGame()
        assertEquals(count.toUInt(), device.view.plies)
    }

    private fun waits(from: String, to: String) {
        device.settleGame()
        assertEquals(device.point(from) to device.point(to), device.board.picture.waiting)
    }

    @Test
    fun `a move is made by the second tap on where it goes`() {
        begin("new chess mode=casual")
        device.tap("e2")
        device.tap("e4")
        plies(0)
        waits("e2", "e4")
        device.tap("e4")
        plies(1)
        assertNull(device.board.picture.waiting)
        assertEquals(PieceKind.PAWN, device.view.board.pieceAt(device.point("e4"))?.kind)
    }

    @Test
    fun `a move is made by its button, and another one may be shown before`() {
        begin("new chess mode=casual")
        device.drag("g1", "h3")
        waits("g1", "h3")
        device.tap("f3")
        waits("g1", "f3")
        device.click("Play it")
        plies(1)
        assertEquals(PieceKind.KNIGHT, device.view.board.pieceAt(device.point("f3"))?.kind)
        assertNull(device.find("Play it"))
        device.tap("e7")
        device.tap("e5")
        // elsewhere it is given up
        device.tap("a3")
        plies(1)
        assertNull(device.board.picture.waiting)
    }

    @Test
    fun `a move that waits can be given up by a button, and its sentence goes with it`() {
        begin("new chess mode=casual")
        device.tap("e2")
        device.tap("e4")
        device.see("Once more to play it.")
        device.click("Cancel")
        plies(0)
        assertNull(device.board.picture.waiting)
        assertNull(device.find("Play it"))
        device.waitFor("another sentence") { device.find("Once more to play it.") == null }
        device.tap("e2")
        device.tap("e4")
        device.see("Once more to play it.")
        device.click("Play it")
        plies(1)
        device.waitFor("another sentence") { device.find("Once more to play it.") == null }
    }

    @Test
    fun `a stone is put by the second tap on its point`() {
        begin("new yin-yang size=9 target=3")
        device.tap("E5")
        plies(0)
        device.tap("D4")
        plies(0)
        device.tap("D4")
        plies(1)
    }

    @Test
    fun `by the Laws nothing waits`() {
        begin("new chess mode=strict")
        device.tap("e2")
        device.waitFor("the pawn in the hand") { MoveInput.turnOf(device.view) is GameTurn.Holding }
        device.tap("e4")
        device.waitFor("the move") { device.view.plies == 1u }
        device.activity.screens.home()
        device.click("Settings")
        device.click("Board and pieces")
        device.see("Confirm each move, except in games by the Laws")
    }

    @Test
    fun `where a piece may go is marked, unless that is switched off`() {
        device.play("new chess mode=casual")
        device.tap("e2")
        assertEquals(setOf("e3", "e4").map(device::point).toSet(), device.board.picture.targets)
        device.activity.screens.home()
        device.click("Settings")
        device.click("Board and pieces")
        device.click("Show possible moves")
        device.activity.screens.home()
        device.play("new chess mode=casual")
        device.tap("e2")
        assertEquals(listOf(device.point("e2")), device.board.picture.selected)
        assertEquals(emptySet<Int>(), device.board.picture.targets)
        device.tap("e4")
        plies(1)
    }
}
