package app.annabella.newgame

import android.widget.Button
import app.annabella.core.AssistantTask
import app.annabella.core.GamePhase
import app.annabella.core.GameSetup
import app.annabella.core.GameSide
import app.annabella.core.GameStart
import app.annabella.core.GameTurn
import app.annabella.core.HiddenBoard
import app.annabella.core.store.Outcome
import app.annabella.game.MoveInput
import app.annabella.testing.Device
import app.annabella.testing.menu
import app.annabella.testing.menuItems
import app.annabella.testing.rules
import java.time.Duration
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowSystemClock

/** What is agreed seldom, from Home to what it brings about in the game. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class TermsTest {
    private val device = Device().start()

    private val setup: GameSetup
        get() = (runBlocking { device.app.games.onTable.setup() } as Outcome.Done).value

    private val summary get() = device.line(
        "Rules",
    )?.text.toString().substringAfter('\n').removeSuffix(", FIDE Laws of 1 July 2009")

    /** What two people, or one against the computer, agree by the Laws. */
    private fun agree(opponent: String = "Two players here", work: Device.() -> Unit = {}) {
        device.click(opponent)
        device.rules {
            for (line in LINES) assertFalse(line, isOffered(line))
            clickLine("By the Laws")
            work()
        }
    }

    /** Whether a line is there and can be chosen. */
    private fun isOffered(line: String) = checkNotNull(device.line(line)) { line }.isEnabled

    private fun choose(line: String, value: String) {
        device.clickLine(line)
        device.answer(value)
        val told = "${device.line(line)?.text}"
        assertTrue(told, told.startsWith("$line\n$value\n"))
    }

    /** Picks the last chip of this name. */
    private fun pick(name: String) {
        device.views().filterIsInstance<Button>().last { "${it.text}" == name }.performClick()
        device.settle()
    }

    private fun start() {
        device.click("Start the game")
        device.board
    }

    private fun pass(time: Duration) = ShadowSystemClock.advanceBy(time)

    @Test
    fun `without an arbiter a flag and an illegal move count when they are claimed`() {
        agree { clickLine(UNSUPERVISED) }
        assertEquals("By the Laws, changed, Without an arbiter", summary)
        device.click("30")
        device.rules { click("The players") }
        start()
        assertFalse(setup.isSupervised)
        device.click("Start")
        device.waitFor("White's clock") { device.view.clocks?.running != null }
        device.drag("e2", "e5")
        device.waitFor("the illegal move") { device.view.plies == 1u }
        device.click("Press the clock")
        device.waitFor("Black's turn") { device.view.clocks?.running == GameSide.SECOND }
        device.menu("Claim")
        device.answer("A move was illegal")
        device.waitFor("its end") { device.view.plies == 0u }
        pass(Duration.ofMinutes(31))
        device.waitFor("the flag") { device.view.clocks?.first?.leftMs == 0uL }
        assertTrue(device.view.phase is GamePhase.Playing)
        device.menu("Claim")
        device.answer("The opponent's flag has fallen")
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
    }

    @Test
    fun `against the computer the app watches`() {
        agree("Play the computer") {
            assertFalse(isOffered(UNSUPERVISED))
            assertEquals(
                "$UNSUPERVISED\nAppendix A.4, B.3\nNeeds two people",
                "${device.line(UNSUPERVISED)?.text}",
            )
            assertTrue(isOffered(DRAWS))
        }
    }

    @Test
    fun `draws can be agreed from a move on, or not at all`() {
        agree()
        start()
        assertTrue("${device.menuItems()}", "Offer draw" in device.menuItems())
        for (value in listOf("From move 30", "Not at all")) {
            device.click("Back")
            device.click("Two players here")
            device.rules { choose(DRAWS, value) }
            assertEquals("By the Laws, changed, Draws limited", summary)
            start()
            assertFalse("${device.menuItems()}", "Offer draw" in device.menuItems())
        }
        assertNull(setup.drawsFromMove)
    }

    @Test
    fun `a game is adjourned when its session ends`() {
        agree { choose(SESSION, "2") }
        start()
        assertEquals(7_200_000uL, setup.sessionMs)
        pass(Duration.ofMinutes(119))
        device.settleGame()
        assertFalse(MoveInput.turnOf(device.view) is GameTurn.Sealing)
        pass(Duration.ofMinutes(1))
        device.waitFor("the end of the session") { MoveInput.turnOf(device.view) is GameTurn.Sealing }
        device.see("Seal the move")
    }

    @Test
    fun `a game begins at a set time, and who comes too late has lost`() {
        agree { assertFalse(isOffered(BEGINS)) }
        device.click("30")
        device.rules {
            assertFalse(isOffered(LATE))
            choose(BEGINS, "5")
            choose(LATE, "10")
        }
        assertEquals("By the Laws, changed, Begins at a set time", summary)
        start()
        assertEquals(GameStart.Scheduled(300_000uL, 600_000uL), setup.start)
        device.click("White is here")
        pass(Duration.ofMinutes(5))
        device.waitFor("the beginning") { device.view.clocks?.running == GameSide.FIRST }
        pass(Duration.ofMinutes(11))
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        device.see("Play again")
    }

    @Test
    fun `the app assists a blind player in what is agreed`() {
        device.click("Two players here")
        device.rules {
            assertFalse(isOffered(DUTIES))
            pick("Black")
            clickLine(DUTIES)
            for (duty in listOf("Announcements", "Information about time and moves")) answer(duty)
            answer("Done")
            assertEquals(
                "$DUTIES\nThe moves on both boards, Score and clock, Claims, Adjournment\nAppendix E.2.9",
                "${line(DUTIES)?.text}",
            )
        }
        start()
        val conduct = checkNotNull(setup.second.conduct)
        assertEquals(
            listOf(
                AssistantTask.BOARDS,
                AssistantTask.SCORE,
                AssistantTask.CLAIMS,
                AssistantTask.ADJOURNMENT,
            ),
            conduct.assistant,
        )
        assertFalse(conduct.reportsSpeech)
    }

    @Test
    fun `what the app does not assist with it does not do`() {
        device.click("Play the computer")
        device.rules {
            clickLine("Play blind, by the Laws for blind players")
            clickLine(DUTIES)
            answer("Information about time and moves")
            answer("Done")
        }
        device.click("Start the game")
        device.click("Clocks")
        device.waitFor("the answer") {
            device.app.announcer.lastSentence == "Nobody tells that in this game."
        }
    }

    @Test
    fun `without an assistant of the blind player the sighted one can be helped`() {
        device.click("Two players here")
        device.rules {
            pick("Black")
            assertFalse(isOffered(SIGHTED))
            clickLine(DUTIES)
            for (duty in ALL_DUTIES) answer(duty)
            answer("Done")
            assertEquals("$DUTIES\nNothing\nAppendix E.2.9", "${line(DUTIES)?.text}")
            clickLine(SIGHTED)
        }
        start()
        assertEquals(emptyList<AssistantTask>(), setup.second.conduct?.assistant)
        assertEquals(
            listOf(AssistantTask.BOARDS, AssistantTask.ANNOUNCEMENTS),
            setup.first.conduct?.assistant,
        )
    }

    @Test
    fun `the board is hidden from one of two people`() {
        device.click("Two players here")
        device.rules {
            assertNull(find("From whom it is hidden"))
            click("The pieces")
            pick("Black")
        }
        start()
        assertNull(setup.first.conduct)
        assertEquals(HiddenBoard.Pieces(mayAsk = true), setup.second.conduct?.hidden)
        assertFalse(device.board.picture.hidesPieces)
        device.drag("e2", "e4")
        device.waitFor("Black's board") { device.board.picture.hidesPieces }
        device.drag("e7", "e5")
        device.waitFor("White's board") { !device.board.picture.hidesPieces }
    }

    private companion object {
        const val UNSUPERVISED = "Without an arbiter: the players claim what is wrong"
        const val DRAWS = "A draw can be agreed"
        const val SESSION = "Hours until the game is adjourned"
        const val BEGINS = "Minutes until the game begins"
        const val LATE = "Minutes late after which a player has lost"
        const val DUTIES = "What the app does for a blind player"
        const val SIGHTED = "The app moves and announces for the sighted player"
        val ALL_DUTIES = listOf(
            "The moves on both boards",
            "Announcements",
            "Score and clock",
            "Information about time and moves",
            "Claims",
            "Adjournment",
        )
        val LINES = listOf(UNSUPERVISED, DRAWS, SESSION, BEGINS, LATE)
    }
}
