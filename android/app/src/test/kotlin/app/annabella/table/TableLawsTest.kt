package app.annabella.table

import app.annabella.core.GamePhase
import app.annabella.testing.play
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** A game by the Laws of two people at a tablet. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
class TableLawsTest : Halves() {
    @Test
    fun `a strict game is claimed by who has a claim, and its clock is pressed by hand`() {
        device.play("new chess mode=strict clock=5")
        device.waitFor("claims") { find("Claim", isFar = false) != null }
        assertNotNull(find("Claim", isFar = true))
        // who calls the arbiter from his half is not asked who he is
        click("Menu", isFar = true)
        device.waitFor("the menu") { device.inDialog("Call the arbiter") != null }
        device.answer("Call the arbiter")
        device.waitFor("the reasons") { device.inDialog("I am disturbed") != null }
        assertNull(device.inDialog("White"))
    }

    @Test
    fun `while the clocks stand each half has the button that starts them, and a wrong claim is answered`() {
        device.play("new chess mode=strict clock=5")
        click("Claim", isFar = false)
        device.answer("A draw: fifty moves")
        device.answer("As it stands")
        device.waitFor("the pause") { device.view.phase is GamePhase.Paused }
        device.waitFor("the button") {
            find(START, isFar = false) != null && find(START, isFar = true) != null
        }
        assertNotNull(find("Accept", isFar = true))
        assertNull(find("Accept", isFar = false))
        click("Decline", isFar = true)
        device.waitFor("no offer") { device.view.offer == null }
        click(START, isFar = true)
        device.waitFor("the game to go on") { device.view.phase is GamePhase.Playing }
        device.waitFor("no button") {
            find(START, isFar = false) == null && find(START, isFar = true) == null
        }
    }

    @Test
    fun `a claim with the next move is told to both until it is shown, or given up`() {
        device.play("new chess mode=strict fen=\"4k3/8/8/8/8/8/8/R3K3 w - - 99 80\"")
        val own = "You are about to claim a draw: show the move."
        val others = "White is about to claim a draw, and shows the move."
        fun claim() {
            click("Claim", isFar = false)
            device.answer("A draw: fifty moves")
            device.answer("With the move that I show next")
            device.waitFor("the claim") { find(own, isFar = false) != null }
        }
        claim()
        assertNotNull(find(others, isFar = true))
        assertNull(find(others, isFar = false))
        assertNull(find("Cancel", isFar = true))
        // nothing was declared, and nothing binds
        device.tap("a1")
        click("Cancel", isFar = false)
        device.waitFor("no claim") { find(own, isFar = false) == null && find(others, isFar = true) == null }
        assertTrue("${device.view.phase}", device.view.phase is GamePhase.Playing)
        claim()
        device.tap("a1")
        device.tap("a2")
        device.waitFor("the draw") { device.view.phase is GamePhase.Over }
        assertEquals(0u, device.view.plies)
    }

    private companion object {
        const val START = "Arbiter: start the clocks"
    }
}
