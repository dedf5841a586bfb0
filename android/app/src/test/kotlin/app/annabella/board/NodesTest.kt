package app.annabella.board

import android.graphics.Rect
import android.view.MotionEvent
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityNodeInfo.AccessibilityAction
import android.widget.ScrollView
import app.annabella.core.GameSpeech
import app.annabella.core.SpeechStyle
import app.annabella.speech.SpeechChoices
import app.annabella.testing.Device
import app.annabella.testing.Reader
import app.annabella.testing.waitAside
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** The board as a screen reader has it. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class NodesTest {
    private val device = Device()
    private val reader = Reader(device)

    private fun names(order: List<Int>) = order.map { "${'a' + it % 8}${it / 8 + 1}" }

    @Test
    @Config(sdk = [26, 35])
    fun `there are 64 squares, rank by rank from above`() {
        reader.begin()
        val order = names(reader.order())
        assertEquals((8 downTo 1).flatMap { rank -> ('a'..'h').map { "$it$rank" } }, order)
        val grid = checkNotNull(reader.board().collectionInfo)
        assertEquals(8 to 8, grid.rowCount to grid.columnCount)
        assertEquals("Chess board, White to move", reader.board().contentDescription)
        for ((index, square) in order.withIndex()) {
            val node = reader.node(square)
            val cell = checkNotNull(node.collectionItemInfo)
            assertEquals(square, index / 8 to index % 8, cell.rowIndex to cell.columnIndex)
            assertTrue(square, node.isClickable && node.isFocusable && node.isEnabled)
            assertTrue(square, AccessibilityAction.ACTION_CLICK in node.actionList)
        }
        assertEquals("e 2, white pawn", reader.name("e2"))
    }

    @Test
    fun `rows and columns have the names of ranks and files`() {
        reader.begin()
        val cell = checkNotNull(reader.node("c5").collectionItemInfo)
        assertEquals("5" to "c", cell.rowTitle to cell.columnTitle)
        assertTrue(reader.board().isHeading)
    }

    @Test
    fun `a board that is turned keeps the names, and a switch meets its squares row by row`() {
        reader.begin()
        val before = (0 until 64).associateWith { reader.node(it).contentDescription.toString() }
        device.board.isFlipped = true
        assertEquals("h1", names(reader.order()).first())
        assertEquals("a8", names(reader.order()).last())
        assertEquals(before, (0 until 64).associateWith { reader.node(it).contentDescription.toString() })
        val rows = reader.order().map(::boundsOf).chunked(8)
        for (row in rows) {
            assertEquals(1, row.map { it.top to it.bottom }.distinct().size)
            assertEquals(row.map { it.left }.sorted(), row.map { it.left })
        }
        assertEquals(rows.map { it.first().top }.sorted(), rows.map { it.first().top })
    }

    @Test
    @Config(qualifiers = "ar-rXB-ldrtl-w411dp-h891dp-port-xhdpi")
    fun `where one reads from the right a1 is below on the left`() {
        reader.begin()
        assertEquals("a8", names(reader.order()).first())
        val a1 = boundsOf(Device.squareOf("a1"))
        val h8 = boundsOf(Device.squareOf("h8"))
        assertTrue(a1.left < h8.left && a1.top > h8.top)
    }

    private fun boundsOf(square: Int) = Rect().also { reader.node(square).getBoundsInScreen(it) }

    @Test
    fun `what is so of a square is its state and not its name`() {
        reader.begin("new chess mode=casual", "white > move e2e4", "black > move f7f5")
        assertEquals("", reader.state("a1"))
        assertEquals("last move", reader.state("f5"))
        reader.click("e4")
        assertEquals("selected", reader.state("e4"))
        assertEquals("possible", reader.state("e5"))
        assertEquals("can be taken, last move", reader.state("f5"))
        assertEquals("f 5, black pawn", reader.name("f5"))
        reader.click("f5")
        device.waitFor("a move") { device.view.plies == 3u }
        reader.click("e7")
        reader.click("e5")
        device.waitFor("a move") { device.view.plies == 4u }
        reader.click("d1")
        reader.click("h5")
        device.waitFor("a check") { reader.state("e8") == "in check" }
        assertEquals("h 5, white queen", reader.name("h5"))
        assertEquals("Chess board, Black to move", reader.board().contentDescription)
    }

    @Test
    fun `that a square is chosen is heard at once, and one time`() {
        reader.begin()
        reader.focus("e2")
        reader.click("e2")
        val e2 = Device.squareOf("e2")
        assertEquals(listOf(Reader.CLICKED to e2), reader.events(Reader.CLICKED))
        val change = reader.changes("e2").single()
        assertEquals(AccessibilityEvent.CONTENT_CHANGE_TYPE_STATE_DESCRIPTION, change.contentChangeTypes)
        assertEquals(listOf("selected"), change.text)
        // a reader would say that word once more
        assertFalse(reader.node("e2").isSelected)
        // the move is told, and not what it makes of its squares
        reader.focus("e4")
        reader.click("e4")
        device.waitFor("the move") { reader.name("e4") == "e 4, white pawn" }
        assertEquals(emptyList<AccessibilityEvent>(), reader.changes("e4"))
    }

    @Test
    @Config(sdk = [26])
    fun `before Android 11 the name of a chosen square is told with its state`() {
        reader.begin()
        reader.focus("e2")
        reader.click("e2")
        val change = reader.changes("e2").single()
        assertEquals(AccessibilityEvent.CONTENT_CHANGE_TYPE_CONTENT_DESCRIPTION, change.contentChangeTypes)
        assertEquals("e 2, white pawn, selected", change.contentDescription.toString())
    }

    @Test
    @Config(qualifiers = "en-rUS-w360dp-h360dp-port-xhdpi")
    fun `where the page scrolls, a square is brought into sight`() {
        RuntimeEnvironment.setFontScale(2f)
        reader.begin()
        // words that come later move what is below them
        device.waitFor("what is told first") { device.app.announcer.lastSentence.isNotEmpty() }
        device.settleGame()
        val page = generateSequence(device.board as View) { it.parent as? View }
            .filterIsInstance<ScrollView>().first()
        page.scrollTo(0, page.getChildAt(0).height)
        device.settle()
        assertFalse(reader.node("a8").isVisibleToUser)
        reader.act("a8", AccessibilityAction.ACTION_SHOW_ON_SCREEN.id)
        device.waitFor("a8") { reader.node("a8").isVisibleToUser }
        page.scrollTo(0, page.getChildAt(0).height)
        device.board.isFocusableInTouchMode = true
        device.board.requestFocus()
        device.board.moveCursor(Device.squareOf("a8"))
        device.waitFor("a8") { reader.node("a8").isVisibleToUser }
    }

    @Test
    @Config(sdk = [26])
    fun `before Android 11 the state is said behind the name`() {
        reader.begin()
        reader.click("e2")
        assertEquals("e 2, white pawn, selected", reader.name("e2"))
    }

    @Test
    fun `what was touched is told`() {
        reader.begin()
        val picture = device.board.picture
        device.board.picture = BoardPicture(picture.pieces, touched = setOf(6))
        assertEquals("touched", reader.state("g1"))
    }

    @Test
    fun `the names are there when the move is seen`() {
        reader.begin()
        reader.click("e2")
        device.board.listener?.tapped(Device.squareOf("e4"))
        val e4 = Device.squareOf("e4")
        device.waitFor("the move") {
            // whenever the board shows the pawn there, the reader reads it there
            val isSeen = device.board.picture.pieces[e4] != 0.toByte()
            if (isSeen) assertEquals("e 4, white pawn", reader.name("e4"))
            isSeen
        }
    }

    @Test
    fun `a choice shows no move whose names are still to come`() {
        reader.begin()
        reader.click("e2")
        val board = device.board
        board.listener?.tapped(Device.squareOf("e4"))
        // the game has the move; this thread, which is the page's, has not been told of it
        waitAside("the move") { device.view.plies == 1u }
        val e4 = Device.squareOf("e4")
        assertEquals("e 4, empty", board.reader.labelOf(e4).toString())
        board.listener?.tapped(Device.squareOf("e7"))
        assertEquals(0.toByte(), board.picture.pieces[e4])
        device.waitFor("the move") { board.picture.pieces[e4] != 0.toByte() }
        assertEquals("e 4, white pawn", board.reader.labelOf(e4).toString())
    }

    @Test
    fun `a finger that explores enters a square before it leaves the one before`() {
        reader.begin()
        val (enter, exit) = Reader.ENTER to Reader.EXIT
        reader.explore("e2", "e3", "d3")
        val (e2, e3, d3) = listOf("e2", "e3", "d3").map(Device::squareOf)
        assertEquals(
            listOf(enter to e2, enter to e3, exit to e2, enter to d3, exit to e3, exit to d3),
            reader.events(enter, exit),
        )
    }

    @Test
    fun `a finger that leaves the board leaves its square`() {
        reader.begin()
        reader.hover(MotionEvent.ACTION_HOVER_ENTER, "a1")
        reader.hover(MotionEvent.ACTION_HOVER_MOVE, -5f, -5f)
        val a1 = Device.squareOf("a1")
        val of = reader.events(Reader.ENTER, Reader.EXIT).filter { it.second == a1 }
        assertEquals(listOf(Reader.ENTER to a1, Reader.EXIT to a1), of)
    }

    @Test
    fun `by the Laws nothing is touched by reading all squares`() {
        reader.begin("new chess mode=strict clock=5")
        val before = device.view
        for (square in reader.order()) {
            val name = "${'a' + square % 8}${square / 8 + 1}"
            reader.explore(name)
            reader.focus(name)
            reader.actions(name)
        }
        device.settle()
        assertEquals(before.revision, device.view.revision)
        assertEquals(before.phase, device.view.phase)
        reader.click("e2")
        device.waitFor("a touch") { reader.state("e2").startsWith("selected") }
        assertNotEquals(before.phase, device.view.phase)
    }

    @Test
    fun `who plays the computer is told that it is his turn`() {
        reader.begin("new chess mode=casual black=level:1 seed=1")
        assertEquals("Chess board, you are to move", reader.board().contentDescription)
    }

    @Test
    fun `the names are as the core has them in each style`() {
        reader.begin("new chess mode=casual", "white > move e2e4")
        val said = StringBuilder()
        for (style in listOf(SpeechStyle.PLAIN, SpeechStyle.FIDE, SpeechStyle.NATO)) {
            said.append(spokenIn("en", style))
        }
        assertEquals(golden("labels-en.txt"), said.toString())
    }

    @Test
    @Config(qualifiers = "de-rDE-w411dp-h891dp-port-xhdpi")
    fun `the names are German in German`() {
        reader.begin("new chess mode=casual", "white > move e2e4")
        assertEquals("Schachbrett, Schwarz am Zug", reader.board().contentDescription)
        val said = spokenIn("de", SpeechStyle.PLAIN) + spokenIn("de", SpeechStyle.FIDE)
        assertEquals(golden("labels-de.txt"), said)
    }

    /** All squares as they are read, after the style was chosen and the page came back. */
    private fun spokenIn(language: String, style: SpeechStyle): String {
        val settings = SpeechChoices.settings(language, device.app.settings).copy(style = style)
        runBlocking { device.app.games.current.value?.setSpeech(GameSpeech(settings, null)) }
        val before = device.board.reader.labels
        device.controller.pause().stop()
        device.controller.start().resume()
        device.waitFor("other names") { device.board.reader.labels !== before }
        val squares = reader.order().map { reader.node(it).contentDescription }
        return squares.joinToString("\n", "# $language $style\n", "\n")
    }

    private fun golden(name: String): String =
        checkNotNull(javaClass.getResource("/board/$name")).readText()
}
