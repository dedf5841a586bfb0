package app.annabella.newgame

import android.graphics.Rect
import android.widget.Button
import android.widget.EditText
import android.widget.ScrollView
import android.widget.TextView
import app.annabella.core.ClockPress
import app.annabella.core.GameKind
import app.annabella.core.GameMode
import app.annabella.core.GamePlayer
import app.annabella.core.GameSetup
import app.annabella.core.GameStrength
import app.annabella.core.HiddenBoard
import app.annabella.core.store.Outcome
import app.annabella.settings.BoardFacing
import app.annabella.testing.Device
import app.annabella.testing.rules
import app.annabella.ui.Page
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** What is agreed before a game. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class NewGameTest {
    private val device = Device().start()

    private fun start(): GameSetup {
        val before = device.app.games.current.value
        device.click("Start the game")
        device.waitFor("a game") { device.app.games.current.value !== before }
        val game = checkNotNull(device.app.games.current.value)
        return (runBlocking { game.setup() } as Outcome.Done).value
    }

    @Test
    fun `a rating, a colour and a clock are chosen and remembered`() {
        device.click("Play the computer")
        device.slideTo { "about 1500" in it }
        device.see("Hobby player")
        device.see("about 1500")
        device.click("Black")
        device.click("10+5")
        val setup = start()
        assertEquals(GamePlayer.Computer(GameStrength.Level(1500u)), setup.first.player)
        assertEquals("10+5", setup.clock)
        assertEquals(1500, device.app.settings.strengthOf(GameKind.CHESS))
        // other games have levels of their own
        assertEquals(4, device.app.settings.strengthOf(GameKind.CHECKERS))
        device.click("Back")
        device.click("Play the computer")
        assertTrue(device.see("10+5").isActivated)
    }

    @Test
    fun `who leaves the page while the game begins is not led to it`() {
        device.click("Two players here")
        device.see("Start the game").performClick()
        device.back()
        device.waitFor("a game") { device.app.games.current.value != null }
        device.settleGame()
        assertEquals(Page.HOME, device.activity.screens.place.page)
        device.see("Two players here")
    }

    @Test
    fun `how two people sit is chosen where they meet`() {
        device.click("Two players here")
        device.clickLine("Two players at one device")
        device.answer("Opposite each other")
        assertEquals(BoardFacing.BOTH_WAYS, device.app.settings.facing)
        val line = checkNotNull(device.line("Two players at one device"))
        assertEquals("Two players at one device\nOpposite each other", "${line.text}")
        // also at several boards two people play, or one of them against others
        val agreed = device.app.settings.betweenPeople.apply { boards = 3 }
        for (isAgainstSeveral in listOf(false, true)) {
            agreed.hasSeveralOpponents = isAgainstSeveral
            device.recreate()
            assertTrue(checkNotNull(device.line("Two players at one device")).isShown)
            for (name in listOf("White", "Black")) {
                val isAsked = device.views().any { it is TextView && "${it.text}" == name && it.isShown }
                assertEquals(name, !isAgainstSeveral, isAsked)
            }
        }
    }

    @Test
    fun `what is rarely changed comes into sight when it is opened`() {
        device.click("Two players here")
        val scroll = device.views().filterIsInstance<ScrollView>().single { it.height > 0 }
        assertEquals(0, scroll.scrollY)
        device.click("More")
        device.settle()
        val line = checkNotNull(device.line("Boards at once"))
        val seen = Rect()
        assertTrue(line.getGlobalVisibleRect(seen))
        assertEquals(line.height, seen.height())
        assertTrue(device.see("More").getGlobalVisibleRect(seen))
    }

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
    fun `on a lying tablet who plays stands beside what is agreed`() {
        device.click("Two players here")
        val (name, clock) = Rect() to Rect()
        assertTrue(device.views().filterIsInstance<EditText>().first().getGlobalVisibleRect(name))
        assertTrue(device.see("10+5").getGlobalVisibleRect(clock))
        assertTrue("$name $clock", name.right < clock.left)
        device.click("More")
        device.settle()
        assertTrue(checkNotNull(device.line("Boards at once")).getGlobalVisibleRect(clock))
    }

    @Test
    fun `a screen reader says of a choice only that it is checked, and of a level what the slider has`() {
        for (page in listOf("Home", "New game")) {
            if (page == "New game") device.click("Play the computer")
            val choices = device.views().map { it.createAccessibilityNodeInfo() }.filter { it.isCheckable }
            assertTrue(page, choices.any { it.isChecked } && choices.none { it.isSelected })
        }
        device.waitFor("the level") { device.find("Casual player") != null }
        for (words in listOf("Casual player", "about 1200")) {
            assertFalse(words, device.see(words).isImportantForAccessibility)
        }
    }

    @Test
    fun `full strength has seconds for a move`() {
        device.click("Play the computer")
        assertNull(device.line("Seconds a move without a clock"))
        device.click("Full strength")
        device.clickLine("Seconds a move without a clock")
        device.answer("2")
        device.click("White")
        assertEquals(GamePlayer.Computer(GameStrength.Full(2000u)), start().second.player)
    }

    @Test
    fun `a clock that is written is checked`() {
        device.click("Two players here")
        device.click("Other …")
        val field = device.dialog?.let(device::views).orEmpty().filterIsInstance<EditText>().first()
        field.setText("soon")
        device.answer("Done")
        device.waitFor("what is wrong") { device.inDialog("No such clock") != null }
        val told = device.dialog?.let(device::views).orEmpty().filterIsInstance<TextView>().map {
            "${it.text}"
        }
        assertTrue("$told", told.any { it.startsWith("\"soon\" is no clock.") })
        device.answer("Cancel")
        assertEquals("none", device.app.settings.betweenPeople.clock)

        device.click("Other …")
        device.dialog?.let(device::views).orEmpty().filterIsInstance<EditText>().first()
            .setText("40/90+30, 30")
        device.answer("Done")
        device.waitFor("the clock") { device.find("40/90+30,30") != null }
        assertEquals("40/90+30,30", start().clock)
    }

    @Test
    fun `what is rarely changed is folded away, and told`() {
        device.click("Two players here")
        assertNull(device.find("Chess960"))
        device.clickLine("More")
        device.click("Chess960")
        device.rules {
            clickLine("By the Laws")
            click("The pieces")
        }
        device.click("Draw the start by lot")
        val scroll = device.views().filterIsInstance<ScrollView>().first()
        scroll.scrollTo(0, 10_000)
        assertEquals("More\nChess960", device.line("More")?.text.toString())
        assertEquals(
            "Rules\nBy the Laws, changed, Blindfold, FIDE Laws of 1 July 2009",
            device.line("Rules")?.text.toString(),
        )
        device.app.settings.betweenPeople.start960 = 518
        val setup = start()
        assertEquals(GameKind.CHESS960, setup.kind)
        assertEquals(GameMode.STRICT, setup.mode)
        assertEquals(HiddenBoard.Pieces(mayAsk = false), setup.first.conduct?.hidden)
        assertEquals("rnbqkbnr", setup.fen?.substringBefore('/'))
    }

    @Test
    fun `what two people have agreed does not hold against the computer`() {
        device.click("Two players here")
        device.click("5")
        device.clickLine("More")
        device.click("Chess960")
        device.click("Another time for Black")
        device.rules {
            clickLine("By the Laws")
            click("The players")
            click("The board")
        }
        val two = start()
        assertEquals("5", two.clock)
        assertEquals(GameMode.STRICT, two.mode)
        device.click("Back")
        device.click("Play the computer")
        assertEquals("More", "${device.line("More")?.text}")
        assertEquals("Rules\nFriendly", "${device.line("Rules")?.text}")
        device.click("White")
        val setup = start()
        assertEquals("none", setup.clock)
        assertEquals(null, setup.secondClock)
        assertEquals(GameMode.CASUAL, setup.mode)
        assertEquals(GameKind.CHESS, setup.kind)
        assertEquals(ClockPress.AUTOMATIC, setup.press)
        assertEquals(null, setup.first.conduct)
        device.click("Back")
        device.click("Two players here")
        assertTrue(device.see("5").isActivated)
    }

    @Test
    fun `only a clock is pressed, and has odds`() {
        device.click("Two players here")
        device.click("None")
        device.clickLine("More")
        val odds = "Another time for Black"
        assertNull(device.find(odds))
        device.rules {
            see("Article 6.7\nNeeds a clock")
            assertFalse(see("The players").isEnabled)
        }
        device.click("5")
        assertNotNull(device.find(odds))
        device.rules {
            see("Article 6.7")
            click("The players")
        }
        assertEquals("Rules\nFriendly, Clock pressed by hand", device.line("Rules")?.text.toString())
        device.click("None")
        assertEquals("Rules\nFriendly", device.line("Rules")?.text.toString())
        assertNull(device.find(odds))
    }

    @Test
    fun `names, odds and a blind player go into the game`() {
        device.click("Two players here")
        val fields = device.views().filterIsInstance<EditText>()
        fields[0].setText("Anna")
        fields[1].setText("Bella")
        device.click("5")
        device.clickLine("More")
        device.click("Another time for Black")
        val black = device.views().filterIsInstance<Button>().last { it.text.toString() == "30" }
        black.performClick()
        device.rules {
            click("The players")
            click("Black")
        }
        val setup = start()
        assertEquals("Anna" to "Bella", setup.first.name to setup.second.name)
        assertEquals("5" to "30", setup.clock to setup.secondClock)
        assertNull(setup.first.conduct)
        assertNotNull(setup.second.conduct)
        assertEquals(true, setup.second.conduct?.isBlind)
    }

    @Test
    fun `a rotation keeps what is open`() {
        device.click("Play the computer")
        device.clickLine("More")
        device.recreate()
        assertNotNull(device.find("Chess960"))
    }

    @Test
    fun `checkers is chosen, and what it does not have is not there`() {
        device.click("Two players here")
        device.rules {
            assertNotNull(line("Rapid"))
            clickLine("By the Laws")
        }
        device.click("Checkers")
        assertNull(device.find("Chess960"))
        device.click("5")
        device.clickLine("More")
        device.click("Another time for White")
        device.see("White's clock")
        device.see("Red")
        device.rules {
            for (name in listOf("By the Laws", "Rapid", "Who plays blind, by the Laws")) {
                assertNull(name, line(name))
            }
            click("The pieces")
            clickLine("A draw that could be claimed comes at once")
        }
        assertEquals("Rules\nFriendly, Draws at once, Blindfold", device.line("Rules")?.text.toString())
        val setup = start()
        assertTrue(setup.automaticDraws)
        assertEquals(GameKind.CHECKERS, setup.kind)
        assertEquals(GameMode.CASUAL, setup.mode)
        assertEquals(HiddenBoard.Pieces(mayAsk = true), setup.first.conduct?.hidden)
        device.click("Back")
        // each kind of opponent has its own game
        device.click("Play the computer")
        assertTrue(device.see("Chess").isActivated)
        device.click("Checkers")
        device.click("Red")
        assertEquals(GamePlayer.Person, start().first.player)
        device.click("Back")
        device.click("Play the computer")
        assertTrue(device.see("Checkers").isActivated)
        device.click("Chess")
        assertTrue(device.see("By lot").isActivated)
    }
}
