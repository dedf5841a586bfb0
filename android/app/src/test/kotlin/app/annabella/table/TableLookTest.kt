package app.annabella.table

import app.annabella.core.GamePhase
import app.annabella.core.parseAction
import app.annabella.testing.Device
import app.annabella.testing.pass
import app.annabella.testing.play
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** One of two people at a tablet looks back at the game. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
class TableLookTest : Halves() {
    private fun looks(move: Int?, of: Int = 1) =
        if (move == null) "Anna looks back: the beginning." else "Anna looks back: move $move of $of."

    @Test
    fun `a look back at one board is none of the next`() {
        device.app.settings.betweenPeople.boards = 2
        device.startTwoPlayers()
        device.waitFor("the boards") { device.app.games.boards.value.size == 2 }
        for (board in 1..2) {
            move("e2", "e4")
            icon("Next board", isFar = false).performClick()
            device.waitFor("the next board") { device.app.games.number == board % 2 + 1 }
        }
        icon("Previous", isFar = false).performClick()
        device.waitFor("the look back") { find("Back to the game", isFar = true) != null }
        icon("Next board", isFar = false).performClick()
        device.waitFor("board 2") { device.app.games.number == 2 }
        device.settleGame()
        assertNull(find("Back to the game", isFar = true))
        assertTrue(at("e4") != 0)
    }

    @Test
    fun `after a look back the game's own last sentence is there again`() {
        device.play("new chess mode=casual white-name=Anna black-name=Bella")
        move("e2", "e4")
        move("e7", "e5")
        fun said(isFar: Boolean) = texts(isFar).any { "e5" in it.text && it.text.length > 2 }
        for (isFar in listOf(true, false)) device.waitFor("the move, far: $isFar") { said(isFar) }
        click("e4", isFar = false)
        device.waitFor("the look back") { find(looks(1), isFar = true) != null }
        icon("Previous", isFar = false).performClick()
        device.waitFor("the beginning") { device.sees("The position at the beginning.") }
        device.back()
        for (isFar in listOf(true, false)) device.waitFor("the move again, far: $isFar") { said(isFar) }
        assertFalse(device.sees("The position at the beginning."))
    }

    @Test
    fun `who looks back tells both, and either has the running game on the board again at once`() {
        device.play("new chess mode=casual clock=5 white-name=Anna black-name=Bella")
        move("e2", "e4")
        move("e7", "e5")
        val full = at("e4")
        for (isFar in listOf(true, false)) {
            assertFalse(icon("Next", isFar).isEnabled)
            icon("Previous", isFar = false).performClick()
            device.waitFor("the look back") { find(looks(1), isFar = true) != null }
            assertNotNull(find(looks(1), isFar = false))
            assertEquals(0, at("e5"))
            // nothing is played there, whose turn it ever was
            for (square in listOf("e7", "e5", "g1", "f3")) {
                seen().listener?.tappedByFinger(Device.squareOf(square))
                device.settleGame()
            }
            assertEquals(2u, device.view.plies)
            assertEquals(0, at("e5"))
            val before = texts(isFar = false).map { "${it.text}" }.first { ":" in it && it.length < 8 }
            pass(2_000)
            val after = texts(isFar = false).map { "${it.text}" }.first { ":" in it && it.length < 8 }
            assertNotEquals("the clock runs on", before, after)
            click("Back to the game", isFar)
            assertEquals(full, at("e4"))
            assertTrue(at("e5") != 0)
            for (half in listOf(true, false)) {
                assertNull(find(looks(1), half))
                assertNull(find("Back to the game", half))
            }
        }
        move("g1", "f3")
    }

    @Test
    fun `who looks back sees what was captured then`() {
        device.play("new yin-yang fen=\"5/5/5/b4/w4 b 3\"")
        val captured = { device.views().any { it.isShown && it.contentDescription == "1 of 3 taken" } }
        assertFalse(captured())
        seen().listener?.tappedByFinger(device.point("B1"))
        device.waitFor("the capture") { captured() }
        icon("Previous", isFar = true).performClick()
        device.waitFor("the look back") { !captured() }
        click("Back to the game", isFar = true)
        assertTrue(captured())
    }

    @Test
    fun `a look back goes on by steps to the newest position, which is the game`() {
        device.play("new chess mode=casual white-name=Anna black-name=Bella")
        for ((from, to) in listOf("e2" to "e4", "e7" to "e5", "g1" to "f3")) move(from, to)
        val isBack = { move: Int? -> device.waitFor("$move") { find(looks(move, 2), isFar = true) != null } }
        icon("Previous", isFar = false).performClick()
        icon("Previous", isFar = false).performClick()
        device.waitFor("e4 alone") { find(looks(1, 2), isFar = true) != null && at("e5") == 0 }
        icon("Previous", isFar = false).performClick()
        isBack(null)
        assertFalse(icon("Previous", isFar = false).isEnabled)
        icon("Next", isFar = false).performClick()
        isBack(1)
        // Bella steps on from there, and it is she who looks now
        icon("Next", isFar = true).performClick()
        device.waitFor("her look") { find("Bella looks back: move 1 of 2.", isFar = false) != null }
        icon("Next", isFar = true).performClick()
        device.waitFor("the game") { find("Back to the game", isFar = false) == null && at("f3") != 0 }
        assertFalse(icon("Next", isFar = true).isEnabled)
    }

    @Test
    fun `a step that was wished before the game was on the board again leads nowhere`() {
        device.play("new chess mode=casual white-name=Anna black-name=Bella")
        for ((from, to) in listOf("e2" to "e4", "e7" to "e5")) move(from, to)
        icon("Previous", isFar = false).performClick()
        device.waitFor("the look back") { find("Back to the game", isFar = true) != null }
        val back = checkNotNull(find("Back to the game", isFar = true))
        repeat(2) { icon("Previous", isFar = false).performClick() }
        back.performClick()
        device.settleGame()
        assertNull(find("Back to the game", isFar = true))
        assertTrue(at("e4") != 0 && at("e5") != 0)
    }

    @Test
    fun `a look back outlasts the page, and ends when the game goes on`() {
        device.play("new chess mode=casual white-name=Anna black-name=Bella")
        move("e2", "e4")
        icon("Previous", isFar = false).performClick()
        device.waitFor("the look back") { find(looks(null), isFar = true) != null }
        device.recreate()
        device.waitFor("the look back again") { find(looks(null), isFar = true) != null && at("e4") == 0 }
        checkNotNull(device.app.games.current.value)
            .send(parseAction(device.view.kind, "black > move e7e5"))
        device.waitFor("the game") { find("Back to the game", isFar = false) == null && at("e5") != 0 }
    }

    @Test
    fun `of a game by the Laws a look back tells the moves alone, and leaves the board`() {
        device.play("new chess mode=strict clock=90", after = listOf("white > move e2e4"))
        click("e4", isFar = false)
        device.settleGame()
        icon("Previous", isFar = false).performClick()
        device.waitFor("the beginning") { device.sees("The position at the beginning.") }
        assertNull(find("Back to the game", isFar = true))
        assertTrue(at("e4") != 0)
    }

    @Test
    fun `a look back ends at the last move that is written, too`() {
        val written = listOf("white > move e2e4", "white > record e2e4", "black > record e2e4")
        device.play("new chess mode=strict clock=90 score=hand", written + "black > move e7e5")
        device.waitFor("the move") { device.view.plies == 2u }
        for (steps in 1..2) {
            repeat(steps) { icon("Previous", isFar = false).performClick() }
            device.waitFor("a look back by $steps") {
                icon("Next", isFar = true).isEnabled &&
                    icon("Previous", isFar = true).isEnabled == (steps == 1)
            }
            icon("Next", isFar = true).performClick()
            device.waitFor("the game") { !icon("Next", isFar = true).isEnabled }
        }
    }

    @Test
    fun `a game that ends while it is looked back at has its result, and is on the board again`() {
        device.play("new chess mode=casual clock=1 white-name=Anna black-name=Bella")
        move("e2", "e4")
        icon("Previous", isFar = false).performClick()
        device.waitFor("the look back") { find("Back to the game", isFar = true) != null }
        pass(MINUTE_MS)
        device.waitFor("the flag") { device.view.phase is GamePhase.Over }
        device.waitFor("the game") { find("Back to the game", isFar = true) == null && at("e4") != 0 }
        device.passToResult()
        for (isFar in listOf(true, false)) {
            device.waitFor("the result, far: $isFar") { find("Play again", isFar) != null }
        }
    }
}
