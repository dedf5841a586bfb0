package app.annabella.clock

import android.view.KeyEvent
import android.widget.EditText
import app.annabella.testing.Device
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** What is typed and pressed at the clock. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class ClockEntryTest {
    private val device = Device().start().apply { isTimeStill = true }

    private fun field(): EditText =
        device.dialog?.let(device::views).orEmpty().filterIsInstance<EditText>().first()

    @Test
    fun `what is no time is told, and can be written again`() {
        device.click("Clock")
        device.see("White 10:00")
        for ((line, wrong, told) in listOf(
            Triple("White's time", "soon", "This is no time such as 12:30"),
            Triple("White's moves", "", "This is no whole number"),
        )) {
            device.click("More")
            device.answer("Correct the clock")
            device.answer(line)
            field().setText(wrong)
            device.answer("Done")
            assertEquals(told, field().error?.toString())
            field().setText("7")
            device.answer("Done")
            assertNull(device.dialog)
        }
        device.see("White 7:00")
    }

    @Test
    fun `a key that is held presses once`() {
        device.click("Clock")
        device.see("White 10:00")
        device.click("Start")
        device.see("Stop")
        for (count in 0..3) {
            val down = KeyEvent(0, 0, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_SPACE, count)
            device.activity.onKeyDown(down.keyCode, down)
        }
        device.see("White 10:05")
        device.settle()
        assertNull(device.find("Black 10:05"))
    }
}
