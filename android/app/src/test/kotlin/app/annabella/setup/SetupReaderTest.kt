package app.annabella.setup

import android.widget.TextView
import app.annabella.testing.Device
import app.annabella.testing.Reader
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** A position is put together with a screen reader. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class SetupReaderTest {
    private val device = Device()

    private fun lines(): List<String> = device.views().filterIsInstance<TextView>().map { it.text.toString() }

    @Test
    fun `squares are called with what is on them, and a piece that is put down is said once`() {
        device.start()
        val reader = Reader(device)
        device.click("Set up a position")
        reader.waitForNames()
        assertEquals("e 2, white pawn", reader.name("e2"))
        device.click("White king")
        reader.click("e4")
        device.waitFor("the name") { reader.name("e4") == "e 4, white king" }
        device.waitFor("what is said") { lines().any { it.trim('\u00A0') == "e 4, white king" } }
        assertEquals(1, lines().count { it.trim('\u00A0') == "e 4, white king" })
    }
}
