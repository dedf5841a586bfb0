package app.annabella.clock

import android.widget.EditText
import app.annabella.testing.Device
import java.time.Duration
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowSystemClock

/** The clock beside a board of wood. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class ClockTest {
    private val device = Device().start().apply { isTimeStill = true }

    private fun open() {
        device.click("Clock")
        device.see("White 10:00")
    }

    @Test
    fun `it counts down for the side whose time runs, and a press gives the increment`() {
        open()
        device.click("Start")
        device.see("Stop")
        ShadowSystemClock.advanceBy(Duration.ofSeconds(7))
        device.see("White 9:53")
        device.click("White 9:53")
        device.see("White 9:58")
        ShadowSystemClock.advanceBy(Duration.ofSeconds(3))
        device.see("Black 9:57")
    }

    @Test
    @Config(qualifiers = "de-rDE-w411dp-h891dp-port-xhdpi")
    fun `a setting that is none is told in the language of the app`() {
        device.click("Uhr")
        device.see("Weiß 10:00")
        device.click("Uhr stellen")
        val field = device.dialog?.let(device::views).orEmpty().filterIsInstance<EditText>().first()
        field.setText("5+x")
        device.answer("Fertig")
        val words = "„5+x“ ist keine Uhr. „x“ passt nicht. " +
            "Am Ende steht eine Zahl von Sekunden, höchstens 3600000."
        device.waitFor("what is wrong") { device.inDialog(words) != null }
        // the one that was there is still there
        device.answer("Schließen")
        device.click("Los")
        device.see("Anhalten")
    }

    @Test
    fun `it goes on where it was after the activity was made anew`() {
        open()
        device.click("Start")
        device.see("Stop")
        device.recreate()
        // by the time of day, which stands here
        device.see("Stop")
        device.see("White 10:00")
        ShadowSystemClock.advanceBy(Duration.ofSeconds(3))
        device.see("White 9:57")
        assertEquals(null, device.find("Start"))
    }

    @Test
    fun `what is pressed just before the page is left is kept`() {
        open()
        device.click("Start")
        device.see("Stop")
        device.see("White 10:00").performClick()
        device.activity.goBack()
        device.click("Clock")
        device.see("White 10:05")
        assertEquals(null, device.find("Start"))
    }

    @Test
    fun `it can be started before it is known how it stands`() {
        device.click("Clock")
        device.see("Start").performClick()
        device.see("Stop")
    }

    @Test
    fun `the screen stays on while a time runs, and only then`() {
        fun staysOn() = device.views().any { it.keepScreenOn }
        open()
        assertFalse(staysOn())
        device.click("Start")
        device.see("Stop")
        assertTrue(staysOn())
        device.click("Stop")
        device.see("Start")
        assertFalse(staysOn())
        device.click("Start")
        device.see("Stop")
        ShadowSystemClock.advanceBy(Duration.ofMinutes(10))
        device.see("White 0:00.0")
        device.waitFor("the end of its time") { !staysOn() }
        device.click("Back")
        device.see("Clock")
        assertFalse(staysOn())
    }
}
