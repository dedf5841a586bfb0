package app.annabella.table

import android.graphics.Rect
import android.view.View
import android.widget.Button
import android.widget.ImageButton
import android.widget.TextView
import app.annabella.board.BoardView
import app.annabella.core.GameSide
import app.annabella.core.store.Outcome
import app.annabella.settings.ColorChoice
import app.annabella.testing.Device
import app.annabella.testing.play
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.YieldingScroll
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** What two people at a tablet read in their halves, however little room there is. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
class SeatRoomTest {
    private val device by lazy { Device().start().apply { isTimeStill = true } }

    private fun isWhole(view: View): Boolean {
        val seen = Rect()
        return view.height > 0 && view.getGlobalVisibleRect(seen) &&
            seen.height() >= view.height && seen.width() >= view.width
    }

    private fun called(words: String): List<View> = device.views().filter {
        it.isShown && ((it as? TextView)?.text?.toString() == words || it.contentDescription == words)
    }

    private fun assertWhole(words: String, count: Int = 1) {
        device.settleGame()
        val found = called(words)
        assertEquals(words, count, found.size)
        found.forEach { assertTrue("$words is cut", isWhole(it)) }
    }

    private fun move(from: String, to: String) {
        val before = device.view.plies
        device.tap(from)
        device.tap(to)
        device.waitFor("$from$to") { device.view.plies == before + 1u }
    }

    private fun sheets() = device.views().filterIsInstance<YieldingScroll>().filter { it.isShown }

    private fun assertLastMoveSeen() {
        device.settleGame()
        val sheets = sheets()
        assertEquals(2, sheets.size)
        for (sheet in sheets) {
            val last = device.views(sheet).filterIsInstance<Button>().single { it.isSelected }
            val row = last.parent as View
            assertTrue("cut above", row.top >= sheet.scrollY)
            val free = sheet.height - sheet.paddingTop - sheet.paddingBottom
            assertTrue("cut below", row.bottom <= sheet.scrollY + free)
            assertTrue(isWhole(last))
        }
    }

    @Test
    fun `the last move is whole in sight, however high the rows are, and after other pages`() {
        // an offer makes a row of two lines
        val deeds = listOf("e2e4", "d7d5", "e4d5", "c7c6", "d5c6", "g8f6", "c6b7", "f6d5", "b7a8q")
            .flatMapIndexed { ply, move ->
                val side = if (ply % 2 == 0) "white" else "black"
                val offer = listOf("$side > offer").filter { ply in 4..5 }
                listOf("$side > move $move") + offer + "$side > press"
            }
        device.play("new chess mode=strict clock=90", after = deeds)
        assertLastMoveSeen()
        device.play("new chess mode=casual clock=90 white-name=Anna black-name=Bella")
        val moves = listOf(
            "e2" to "e4", "e7" to "e5", "g1" to "f3", "b8" to "c6", "f1" to "b5", "g8" to "f6",
            "e1" to "g1", "f8" to "e7", "d2" to "d3", "e8" to "g8", "c2" to "c3", "d7" to "d6",
            "h2" to "h3", "h7" to "h6", "a2" to "a4", "a7" to "a6",
        )
        for ((from, to) in moves) {
            move(from, to)
            assertLastMoveSeen()
        }
        device.activity.screens.go(Place(Page.SETTINGS))
        device.settle()
        device.back()
        device.waitFor("the game") { device.activity.screens.place.page == Page.GAME }
        assertLastMoveSeen()
    }

    private fun largest() {
        RuntimeEnvironment.setFontScale(2f)
    }

    @Test
    @Config(qualifiers = "de-rDE-sw800dp-w800dp-h1280dp-port-mdpi")
    fun `upright and in the largest letters both answers are whole, and so are the buttons`() {
        largest()
        device.play(
            "new chess mode=strict clock=90 white-name=Anna black-name=Bella",
            after = listOf("white > move e2e4", "white > press", "black > move e7e5", "black > offer"),
        )
        device.waitFor("the offer") { called("Annehmen").isNotEmpty() }
        assertWhole("Annehmen")
        assertWhole("Ablehnen")
        for (button in listOf("Remis anbieten", "Aufgeben", "Reklamieren", "Menü")) assertWhole(button, 2)
    }

    @Test
    @Config(qualifiers = "de-rDE-sw800dp-w1280dp-h800dp-land-mdpi")
    fun `lying and in the largest letters the names are whole, and two lines of what was said`() {
        largest()
        device.app.settings.whiteName = "Anna"
        device.app.settings.blackName = "Bella"
        device.app.settings.betweenPeople.apply {
            boards = 3
            strict = true
            clock = "15+10"
        }
        device.click("Zwei Spieler hier")
        device.click("Partie beginnen")
        device.waitFor("the start") { called("Los").size == 2 }
        for (name in listOf("Anna", "Bella")) assertWhole(name)
        assertWhole("Los", 2)
        for (button in listOf("Remis anbieten", "Aufgeben", "Reklamieren", "Menü")) assertWhole(button, 2)
        device.click("Los")
        device.waitFor("what is said") { count("Die Uhr von Weiß läuft") == 2 }
        device.settleGame()
        for (line in device.views().filterIsInstance<TextView>().filter { "Die Uhr von" in it.text }) {
            val seen = Rect().also(line::getGlobalVisibleRect)
            assertTrue("two lines", seen.height() >= 2 * line.lineHeight)
        }
        for (name in listOf("Anna", "Bella")) assertWhole(name)
    }

    @Test
    fun `who has to choose a piece reads that on his clock, and not that it is to be pressed`() {
        device.play(
            "new chess mode=strict clock=90 fen=\"7k/P7/8/8/8/8/8/7K w - - 0 1\"",
            after = listOf("white > lift a7", "white > release a8"),
        )
        device.waitFor("the words") { called("Choose a piece").size == 1 }
        assertTrue(called("Press the clock").isEmpty())
    }

    private fun count(words: String) =
        device.views().filterIsInstance<TextView>().filter { it.isShown }.count { words in it.text }

    @Test
    fun `who looks back stands once in each half, and who moves meanwhile is told the way`() {
        device.play("new chess mode=casual white-name=Anna black-name=Bella")
        move("e2", "e4")
        move("e7", "e5")
        (called("Previous").first { it is ImageButton }).performClick()
        device.waitFor("the look back") { count("looks back: move 1 of 1.") == 2 }
        device.waitFor("the move") { count("e4") >= 2 }
        assertEquals(2, count("looks back: move 1 of 1."))
        val board = device.views().filterIsInstance<BoardView>().single { it.isShown }
        board.listener?.tappedByFinger(Device.squareOf("g1"))
        device.waitFor("the way") { count("First go back to the game.") == 2 }
        assertEquals(2, count("looks back: move 1 of 1."))
        assertEquals(2, called("Back to the game").size)
    }

    private fun names(board: Int): List<String> = GameSide.entries.map {
        val game = device.app.games.boards.value[board].game
        (runBlocking { game.playerName(it) } as Outcome.Done).value
    }

    @Test
    fun `two people keep their names at all boards, and each reads how many wait for him`() {
        device.app.settings.whiteName = "Anna"
        device.app.settings.blackName = "Bella"
        device.app.settings.betweenPeople.boards = 3
        device.startTwoPlayers()
        device.waitFor("the boards") { device.app.games.boards.value.size == 3 }
        assertEquals(listOf("Anna", "Bella"), names(0))
        // colours change from board to board
        assertEquals(listOf("Bella", "Anna"), names(1))
        assertEquals(listOf("Anna", "Bella"), names(2))
        // Bella is White at the second board, and Anna at the third
        device.waitFor("one for each") { called("Board 1 of 3, 1 other waits").size == 2 }
        move("e2", "e4")
        (called("Next board").first { it is ImageButton }).performClick()
        device.waitFor("the second") { device.app.games.number == 2 }
        // the first waits for Bella, the third for Anna
        device.waitFor("one for each") { called("Board 2 of 3, 1 other waits").size == 2 }
        move("d2", "d4")
        (called("Next board").first { it is ImageButton }).performClick()
        device.waitFor("the third") { device.app.games.number == 3 }
        // the first waits for Bella, the second for Anna
        device.waitFor("one for each") { called("Board 3 of 3, 1 other waits").size == 2 }
    }

    @Test
    fun `who is awaited at two boards reads that, and the other nothing`() {
        device.app.settings.whiteName = "Anna"
        device.app.settings.blackName = "Bella"
        device.app.settings.betweenPeople.boards = 3
        device.app.settings.color = ColorChoice.WHITE
        device.startTwoPlayers()
        device.waitFor("the boards") { device.app.games.boards.value.size == 3 }
        for (board in 0..2) assertEquals(listOf("Anna", "Bella"), names(board))
        device.waitFor("Anna's") { called("Board 1 of 3, 2 others wait").size == 1 }
        // Bella's line says no more than which board it is
        assertEquals(1, called("Board 1 of 3").size)
    }
}
