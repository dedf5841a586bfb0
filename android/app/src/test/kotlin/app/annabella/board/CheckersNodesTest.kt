package app.annabella.board

import app.annabella.testing.Device
import app.annabella.testing.Reader
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** A checkers board as a screen reader has it. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class CheckersNodesTest {
    private val device = Device()
    private val reader = Reader(device)

    @Test
    @Config(sdk = [26, 35])
    fun `there are the 32 squares that are played on, row by row from above`() {
        reader.begin("new checkers")
        assertEquals((32 downTo 1).map { Device.squareOf("$it") }, reader.order().sortedBy { -number(it) })
        assertEquals(listOf("32", "31", "30", "29").map(Device::squareOf), reader.order().take(4))
        assertNull(device.board.accessibilityNodeProvider.createAccessibilityNodeInfo(1))
        assertEquals("Checkers board, Red to move", "${reader.board().contentDescription}")
        assertEquals("11, red man", reader.name("11").substringBefore(", selected"))
        assertEquals("15, empty", reader.name("15"))
    }

    private fun number(point: Int) = CheckersSquares.numberOf(point)

    @Test
    fun `light squares have a name where they are wished`() {
        device.app.settings.lightSquares = true
        reader.begin("new checkers")
        assertEquals(64, reader.order().size)
        assertEquals("light square", "${reader.node(1).contentDescription}")
    }

    @Test
    fun `who has to jump, where to and over what is said`() {
        reader.begin("new checkers fen=\"B:W18,26:B14,1\"")
        assertEquals("must jump", reader.state("14"))
        reader.click("14")
        assertEquals("selected, must jump", reader.state("14"))
        assertEquals("possible", reader.state("23"))
        assertEquals("can be taken", reader.state("26"))
        reader.click("23")
        reader.click("30")
        device.waitFor("the move") { device.view.plies == 1u }
    }

    @Test
    fun `a square's menu plays and asks`() {
        reader.begin("new checkers")
        val plays = listOf("Play to 16, empty", "Play to 15, empty")
        assertEquals(plays, reader.actions("11").take(2))
        assertTrue("${reader.actions("11")}", "Who must jump" in reader.actions("11"))
        reader.act("11", plays.last())
        device.waitFor("the move") { device.view.plies == 1u }
    }
}
