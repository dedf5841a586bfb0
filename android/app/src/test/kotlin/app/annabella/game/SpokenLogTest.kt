package app.annabella.game

import android.widget.Button
import app.annabella.testing.Device
import app.annabella.testing.menu
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** What was said in a game can be heard again. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class SpokenLogTest {
    private val device = Device().start()

    private fun lines(): List<String> {
        device.menu("What was said")
        device.waitFor("what was said") { device.dialog != null }
        return device.dialog?.let(device::views).orEmpty().filterIsInstance<Button>().map { "${it.text}" }
    }

    @Test
    fun `a line says its sentence once more`() {
        device.startTwoPlayers()
        device.drag("e2", "e4")
        device.waitFor("a move") { device.view.plies == 1u }
        device.drag("e7", "e5")
        device.waitFor("its sentence") { "e5" in device.app.announcer.lastSentence }
        val lines = lines()
        assertTrue("$lines", lines.size == 3 && lines[0] == "Say all of it")
        assertTrue("$lines", "e4" in lines[1] && "e5" in lines[2])
        device.answer(lines[1])
        device.waitFor("the first move") { "e4" in device.app.announcer.lastSentence }
    }

    @Test
    fun `before anything was said that is told`() {
        device.startTwoPlayers()
        device.board
        assertEquals(listOf("Close"), lines())
    }
}
