package app.annabella.newgame

import android.widget.RadioButton
import android.widget.TextView
import app.annabella.core.GameSetup
import app.annabella.core.OfferedLaws
import app.annabella.core.SeatSetup
import app.annabella.core.SpeechLanguage
import app.annabella.core.lawSets
import app.annabella.core.store.Outcome
import app.annabella.testing.Device
import app.annabella.testing.rules
import app.annabella.ui.Page
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** By which rules a game is played: one of a few sets, and what is changed in it. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class RulesTest {
    private val device = Device().start()

    private val edition = ", FIDE Laws of 1 July 2009"
    private val clock = Regex(""", \d+ (hour|minute).*?$""")
    private val told
        get() = "${device.line("Rules")?.text}".substringAfter('\n').removeSuffix(edition).replace(clock, "")

    private fun row(name: String): TextView = checkNotNull(device.line(name)) { name }

    private fun begun(): GameSetup {
        val before = device.app.games.current.value
        device.click("Start the game")
        device.waitFor("a game") {
            device.app.games.current.value !== before && device.activity.screens.place.page == Page.GAME
        }
        return (runBlocking { device.app.games.onTable.setup() } as Outcome.Done).value
    }

    @Test
    fun `each set that is offered is begun as it is agreed`() {
        for (laws in lawSets(SpeechLanguage.ENGLISH)) {
            device.click("Two players here")
            device.rules { clickLine(laws.name) }
            assertEquals(laws.name, told.removeSuffix(", White plays blind"))
            assertEquals(agreed(laws), begun().run { copy(seed = 0uL, away = null) })
            device.click("Back")
        }
    }

    /** As a game on the table has it: no seed, and what the clock does meanwhile is usual. */
    private fun agreed(laws: OfferedLaws): GameSetup {
        fun aloud(seat: SeatSetup) =
            seat.copy(conduct = seat.conduct?.copy(reportsSpeech = true))
        return laws.setup.run {
            copy(seed = 0uL, away = null, first = aloud(first), second = aloud(second))
        }
    }

    @Test
    fun `the edition of the Laws is named where a game by them is agreed`() {
        device.click("Two players here")
        assertFalse(edition in "${device.line("Rules")?.text}")
        device.rules {
            assertTrue(device.sees("FIDE Laws of 1 July 2009"))
            clickLine("Rapid")
        }
        assertEquals(
            "Rules\nRapid, 15 minutes, plus 10 seconds a move$edition",
            "${device.line("Rules")?.text}",
        )
    }

    @Test
    fun `what is changed in a set has no name any more, and gets it back`() {
        device.click("Two players here")
        assertEquals("Friendly", told)
        device.rules { clickLine("Blitz without arbiter") }
        assertTrue(device.see("3+2").isActivated)
        val score = "Each player writes the moves down"
        device.rules { clickLine(score) }
        assertEquals(
            "By the Laws, changed, Score kept by hand, Without an arbiter, Clock pressed by hand",
            told,
        )
        device.rules {
            assertTrue(row("By the Laws").isActivated)
            assertFalse(row("Blitz without arbiter").isActivated)
            clickLine(score)
            assertTrue(row("Blitz without arbiter").isActivated)
        }
        assertEquals("Blitz without arbiter", told)
        device.click("5")
        assertEquals("By the Laws, changed, Without an arbiter, Clock pressed by hand", told)
        device.click("3+2")
        device.rules { clickLine("Friendly") }
        // among friends the app presses, and the time is as it was before
        assertEquals("Friendly", told)
        assertTrue(device.see("None").isActivated)
        device.rules { clickLine("Rapid") }
        device.click("5")
        device.rules { clickLine("Friendly") }
        assertTrue(device.see("5").isActivated)
    }

    @Test
    fun `a clock of friends stays with the Laws as they are set, and one that was chosen by them too`() {
        device.click("Two players here")
        device.click("5")
        for (clock in listOf("5", "3+2")) {
            // also one that a set has
            device.click(clock)
            device.rules { clickLine("By the Laws") }
            assertTrue(device.see(clock).isActivated)
            device.rules { clickLine("Friendly") }
            assertEquals("Friendly", told)
            assertTrue(device.see(clock).isActivated)
        }
        // a set brings another, which goes with it
        device.rules { clickLine("Blitz") }
        device.rules { clickLine("Classical") }
        assertFalse(device.see("3+2").isActivated)
        device.rules { clickLine("Friendly") }
        assertTrue(device.see("3+2").isActivated)
        device.rules { clickLine("By the Laws") }
        device.click("10+5")
        device.rules { clickLine("Friendly") }
        assertTrue(device.see("10+5").isActivated)
    }

    @Test
    fun `below the set for a blind player it is chosen who that is, and nothing of it stays among friends`() {
        device.click("Two players here")
        device.rules {
            assertNull(find("White plays blind"))
            clickLine("Blind against sighted")
            assertTrue(see("White plays blind").isActivated)
            click("Black plays blind")
            assertTrue(see("Black plays blind").isActivated)
            assertTrue(row("Blind against sighted").isActivated)
        }
        assertEquals("Blind against sighted, Black plays blind", told)
        assertEquals(true, begun().second.conduct?.isBlind)
        device.click("Back")
        device.click("Two players here")
        device.rules { clickLine("Friendly") }
        assertEquals("Friendly", told)
        val friendly = begun()
        assertNull(friendly.second.conduct)
        assertEquals("none", friendly.clock)
    }

    @Test
    fun `a screen reader hears of a set that it is chosen, its name, and what it says`() {
        device.click("Two players here")
        device.rules {
            val rapid = lawSets(SpeechLanguage.ENGLISH).first { it.name == "Rapid" }
            clickLine(rapid.name)
            val node = row(rapid.name).createAccessibilityNodeInfo()
            assertEquals("${rapid.name}\n${rapid.about}", "${node.text}")
            assertEquals(RadioButton::class.java.name, node.className)
            assertTrue(node.isChecked)
            assertFalse(row("Friendly").createAccessibilityNodeInfo().isChecked)
            assertEquals(
                "Each player writes the moves down\nArticle 8.1",
                "${row("Each player writes the moves down").createAccessibilityNodeInfo().text}",
            )
        }
    }

    @Test
    fun `what cannot be chosen says what it needs`() {
        device.click("Two players here")
        device.rules {
            for ((name, missing) in AMONG_FRIENDS) {
                assertTrue(name, "${row(name).createAccessibilityNodeInfo().text}".endsWith("\n$missing"))
                assertFalse(name, row(name).isEnabled)
            }
            clickLine("Rapid")
            assertTrue(row("Each player writes the moves down").isEnabled)
            assertFalse(row("A draw that could be claimed comes at once").isEnabled)
            assertTrue(row("Minutes until the game begins").isEnabled)
            assertTrue("${row(LATE).text}".endsWith("Needs a set time for the beginning"))
        }
    }

    @Test
    fun `against the computer there is no set that needs two people`() {
        device.click("Play the computer")
        device.rules {
            for (name in listOf("Rapid without arbiter", "Blind against sighted")) {
                assertFalse(name, row(name).isEnabled)
                assertTrue(name, "${row(name).text}".endsWith("\nNeeds two people"))
            }
            clickLine("Classical")
        }
        assertEquals("Classical", told)
        assertTrue(begun().isScoreByHand)
    }

    private companion object {
        const val LATE = "Minutes late after which a player has lost"
        val AMONG_FRIENDS = listOf(
            "Each player writes the moves down" to "Only by the Laws",
            "Without an arbiter: the players claim what is wrong" to "Only by the Laws",
            "A draw can be agreed" to "Only by the Laws",
            "Hours until the game is adjourned" to "Only by the Laws",
            "What the app does for a blind player" to "Needs a blind player",
            "The app repeats the opponent's moves" to "Needs a blind player",
        )
    }
}
