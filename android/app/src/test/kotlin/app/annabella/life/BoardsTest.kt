package app.annabella.life

import android.app.ActivityManager
import android.widget.Button
import app.annabella.board.BoardDrawable
import app.annabella.core.GameKind
import app.annabella.core.parseAction
import app.annabella.core.store.GameStore
import app.annabella.settings.VoiceChoice
import app.annabella.testing.CountedPort
import app.annabella.testing.Device
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** Of several boards one fails or is put away, and the others go on. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class BoardsTest {
    private val device = Device().start()
    private val sentence = "Something went wrong in the app. The game is kept up to the last move."
    private val games get() = device.app.games
    private val stores: List<GameStore> get() = games.boards.value.map { it.game }

    private fun begin() {
        device.app.settings.betweenPeople.boards = 3
        device.startTwoPlayers()
        device.waitFor("the boards") { stores.size == 3 }
    }

    private fun move(from: String, to: String, plies: UInt) {
        device.tap(from)
        device.tap(to)
        device.waitFor("$from $to") { device.view.plies == plies }
    }

    private fun nextBoard(number: Int) {
        device.click("Next board")
        device.waitFor("board $number") { games.number == number }
        device.board
    }

    @Test
    fun `the list of the boards tells who plays, shows each board, and marks the one in front`() {
        begin()
        device.click("Boards")
        device.waitFor("the list") { device.dialog != null }
        val rows = device.views(checkNotNull(device.dialog)).filterIsInstance<Button>()
        assertEquals(listOf(true, false, false), rows.map { it.isActivated })
        assertTrue("${rows[1].text}", "White – Black\n" in rows[1].text && "White to move." in rows[1].text)
        assertTrue(rows.all { it.compoundDrawablesRelative[2] is BoardDrawable })
        rows[2].performClick()
        device.waitFor("board 3") { games.number == 3 }
    }

    @Test
    fun `which board it is is said as the first comes, and at each what waits for an answer`() {
        device.app.settings.voice = VoiceChoice.APP
        begin()
        val sentence = { device.app.announcer.lastSentence }
        device.waitFor("the first board") {
            sentence().startsWith("Board 1 of 3") &&
                "Page Down leads to the next board. Chess for two players." in sentence()
        }
        move("e2", "e4", plies = 1u)
        device.waitFor("what was moved") { !stores[0].hasToSay }
        nextBoard(2)
        device.click("Previous board")
        device.waitFor("its move") { "Move 1, White: e4. Black to move." in sentence() }
    }

    @Test
    fun `where the computer has begun the first visit tells the board and the colour before its move`() {
        device.app.settings.voice = VoiceChoice.APP
        device.app.settings.againstComputer.boards = 2
        val said = ArrayList<String>()
        device.app.scope.launch { device.app.announcer.sentences.collect { said += it } }
        device.startAgainstComputer()
        device.waitFor("its first move") { stores.size == 2 && stores[1].state.value.view.plies == 1u }
        device.waitFor("the first board") { said.any { it.startsWith("Board 1 of 2") } }
        said.clear()
        nextBoard(2)
        device.waitFor("its move") { said.size == 2 }
        assertTrue("$said", said[0].startsWith("Board 2 of 2") && "You play Black." in said[0])
        assertFalse("$said", said[1].startsWith("Board"))
    }

    @Test
    fun `after a fault at one board, before its first move, it comes back, and the others stay`() {
        begin()
        val (first, second, third) = stores
        move("e2", "e4", plies = 1u)
        nextBoard(2)
        CountedPort(second).failsNext = true
        device.tap("d2")
        device.tap("d4")
        device.see(sentence)
        device.click("Go on")
        device.board
        assertEquals(2, games.number)
        assertSame(first, stores[0])
        assertFalse(stores[1].state.value.isClosed)
        assertSame(third, stores[2])
        move("c2", "c4", plies = 1u)
        nextBoard(3)
        nextBoard(1)
        move("e7", "e5", plies = 2u)
    }

    @Test
    fun `a fault at a board that is not on the table is told when it comes there`() {
        begin()
        val second = stores[1]
        CountedPort(second).failsNext = true
        second.send(parseAction(GameKind.CHESS, "white > move d2d4"))
        device.waitFor("the fault") { second.state.value.fault != null }
        move("e2", "e4", plies = 1u)
        assertNull(device.find(sentence))
        device.click("Next board")
        device.see(sentence)
        device.click("Go on")
        device.board
        assertEquals(2, games.number)
        move("d2", "d4", plies = 1u)
    }

    @Test
    fun `a board that is put away and deleted leaves the others, and does not come back`() {
        begin()
        val (first, second, third) = stores
        val ids = games.lastBoards.map { it.id }
        runBlocking { games.close(second) }
        games.forget(ids[1])
        assertTrue(second.state.value.isClosed)
        assertEquals(listOf(first, third), stores)
        assertSame(first, games.current.value)
        // that on the table gives its place to the first of the others
        runBlocking { games.close(first) }
        games.forget(ids[0])
        assertSame(third, games.current.value)
        assertEquals(listOf(ids[2]), games.lastBoards.map { it.id })
        assertEquals(ids[2], games.lastId)
    }

    @Test
    fun `on a device of little memory the computer plays at four boards at most`() {
        val memory = device.activity.getSystemService(ActivityManager::class.java)
        shadowOf(memory).setIsLowRamDevice(true)
        for ((opponent, most) in listOf("Play the computer" to "4", "Two players here" to "12")) {
            device.click(opponent)
            device.clickLine("More")
            device.clickLine("Boards at once")
            device.waitFor("“$most”") { device.inDialog(most) != null }
            assertNull(device.inDialog((most.toInt() + 1).toString()))
            device.answer(most)
            device.click("Back")
        }
    }
}
