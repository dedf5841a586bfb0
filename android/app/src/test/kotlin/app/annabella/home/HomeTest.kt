package app.annabella.home

import android.view.View
import app.annabella.board.StillBoard
import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.GamePlayer
import app.annabella.core.GameSide
import app.annabella.core.pieceAt
import app.annabella.settings.ColorChoice
import app.annabella.testing.Device
import app.annabella.testing.play
import kotlinx.coroutines.launch
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** The first page. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class HomeTest {
    private val device = Device().start()

    private val picture: StillBoard get() = device.views().filterIsInstance<StillBoard>().first()

    @Test
    @Config(sdk = [26, 35])
    fun `after a fresh start one tap stands before the first move`() {
        assertNull(device.find("Continue"))
        assertEquals(GameSide.FIRST, picture.picture.pieces.pieceAt(0)?.side)
        device.app.settings.color = ColorChoice.BLACK
        device.app.settings.setStrength(GameKind.CHESS, 1500)
        picture.performClick()
        device.waitFor("a game") { device.app.games.current.value != null }
        assertEquals(GamePlayer.Person, device.view.first.player)
        device.tap("e2")
        device.tap("e4")
        device.waitFor("a move") { device.view.plies >= 1u }
    }

    @Test
    fun `the board of the game in progress is there at once, and goes on by a tap`() {
        device.startTwoPlayers()
        device.tap("e2")
        device.tap("e4")
        device.waitFor("a move") { device.view.plies == 1u }
        device.click("Back")
        assertNotNull(picture.picture.pieces.pieceAt(Device.squareOf("e4")))
        device.waitFor("its sentence") { device.sees("Black to move") }
        picture.performClick()
        device.waitFor("its page") { device.views().none { it is StillBoard } }
        assertEquals(1u, device.view.plies)
    }

    @Test
    fun `a game without a move is told in words as well`() {
        device.startTwoPlayers()
        device.click("Back")
        device.waitFor("its sentence") { device.sees("Two players: White to move, move 1.") }
        device.see("Continue")
    }

    @Test
    fun `a game is gone on with after the app was ended`() {
        device.startTwoPlayers()
        device.tap("d2")
        device.tap("d4")
        device.waitFor("a move") { device.view.plies == 1u }
        device.click("Back")
        device.controller.pause().stop()
        device.waitFor("the board to be kept") { device.app.games.lastBoard != null }
        var isClosed = false
        device.app.scope.launch {
            device.app.games.close()
            isClosed = true
        }
        device.waitFor("the game to be closed") { isClosed }
        device.controller.destroy()

        val next = Device().start()
        assertNotNull(
            next.views().filterIsInstance<StillBoard>().first().picture.pieces
                .pieceAt(Device.squareOf("d4")),
        )
        next.click("Continue")
        next.waitFor("the game") { next.app.games.current.value != null }
        next.waitFor("its page") { next.views().none { it is StillBoard } }
        assertEquals(1u, next.view.plies)
    }

    /** Of a game that was not the last on the table only the library knows what is hidden. */
    @Test
    fun `the board of an older game hides what is hidden in it`() {
        device.play("new chess black-hidden=pieces", listOf("white > move e2e4"))
        device.activity.screens.home()
        device.play("new chess", listOf("white > move d2d4", "black > resign", "black > confirm"))
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        device.activity.screens.home()
        device.waitFor("its sentence") { device.sees("Black to move, move 1") }
        assertTrue(picture.picture.hidesPieces)
        assertTrue(picture.picture.lastMove.isEmpty())
    }

    @Test
    fun `how many boards a new game would have is told before it is begun`() {
        device.app.settings.betweenPeople.boards = 3
        device.click("About Annabella")
        device.click("Back")
        device.waitFor("the boards") { device.sees("No clock · Boards: 3") }
    }

    @Test
    fun `every button leads to a page, and Back leads here again`() {
        val names = listOf(
            "Play the computer",
            "Two players here",
            "Set up a position",
            "Saved games",
            "Settings",
            "About Annabella",
        )
        for (name in names) {
            device.click(name)
            assertNull(name, device.find("Saved games")?.takeIf { name != "Saved games" })
            device.click("Back")
            assertEquals(View.VISIBLE, device.see(name).visibility)
        }
    }
}
