package app.annabella.board

import app.annabella.core.GameKind
import app.annabella.settings.ColorChoice
import app.annabella.settings.HiddenChoice
import app.annabella.testing.Device
import app.annabella.testing.Reader
import app.annabella.testing.menu
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** A board of stones as a screen reader has it. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class YinYangNodesTest {
    private val device = Device()
    private val reader = Reader(device)

    @Test
    @Config(sdk = [26, 35])
    fun `each point has its name, row by row from above, and no column is I`() {
        reader.begin("new yin-yang fen=\"9/9/9/9/4w4/3bw4/9/9/9 b 5\"")
        assertEquals(81, reader.order().size)
        assertEquals(listOf("A9", "B9", "C9").map(device::point), reader.order().take(3))
        assertEquals("Yin-Yang board, Black to move", "${reader.board().contentDescription}")
        assertEquals("E 5, white stone", reader.name("E5"))
        assertEquals("D 4, black stone", reader.name("D4").substringBefore(", last"))
        assertEquals("J 1, empty", reader.name("J1"))
        val cell = reader.node("J2").collectionItemInfo
        assertEquals(8 to 7, cell.columnIndex to cell.rowIndex)
    }

    @Test
    fun `all 361 points can be explored, and a double tap puts a stone at once`() {
        reader.begin("new yin-yang fen=\"${List(19) { "19" }.joinToString("/")} b 5\"")
        assertEquals(361, reader.order().size)
        reader.explore("A1", "B1")
        assertEquals("T 19, empty", reader.name("T19"))
        reader.click("Q16")
        device.waitFor("the stone") { device.view.plies == 1u }
        device.waitFor("its name") { reader.name("Q16") == "Q 16, black stone" }
        assertEquals("last move", reader.state("Q16"))
    }

    @Test
    fun `atari and forbidden points are said`() {
        reader.begin("new yin-yang fen=\"5/5/3wb/b4/1b3 w 5\"")
        assertEquals("forbidden", reader.state("A1"))
        assertEquals("", reader.state("C5"))
        reader.click("E4")
        device.waitFor("the stone") { device.board.picture.alarms.isNotEmpty() }
        // its name says it, and nothing says it again
        device.waitFor("its name") { reader.name("E3") == "E 3, black stone, atari" }
        assertEquals("", reader.state("E3"))
    }

    @Test
    fun `a point's menu asks, and leads to the last move and what is in danger`() {
        reader.begin("new yin-yang fen=\"5/5/3wb/b4/1b3 w 5\"")
        reader.click("E4")
        device.waitFor("the stone") { device.board.picture.alarms.isNotEmpty() }
        val actions = reader.actions("A1")
        assertTrue("$actions", "Nearest stones" in actions && "What has been captured" in actions)
        assertTrue("$actions", actions.none { it.startsWith("Play to") })
        reader.focus("A1")
        reader.act("A1", "Go to the last move")
        assertEquals(device.point("E4"), reader.focused())
        reader.act("E4", "Go to the next stone in atari")
        assertEquals(device.point("E3"), reader.focused())
    }

    @Test
    fun `a hidden board tells nothing of its stones, until somebody looks at it`() {
        device.app.settings.againstComputer.run {
            game = GameKind.YIN_YANG
            hidden = HiddenChoice.PIECES
        }
        device.app.settings.yinYangColor = ColorChoice.WHITE
        device.start()
        device.startAgainstComputer()
        device.see("Speak")
        device.activity.goBack()
        reader.waitForNames()
        reader.click("E5")
        device.waitFor("the answer") { device.view.plies == 2u && device.view.isPersonsTurn }
        assertTrue(device.board.picture.hidesPieces)
        assertEquals(emptyList<Int>(), device.board.picture.forbidden)
        assertEquals(emptyList<Int>(), device.board.picture.alarms)
        device.menu("Look at the board")
        device.waitFor("its name") { reader.name("E5") == "E 5, black stone" }
        device.waitFor("the stones") { !device.board.picture.hidesPieces }
    }
}
