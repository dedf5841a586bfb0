package app.annabella.game

import app.annabella.core.GamePhase
import app.annabella.testing.Device
import app.annabella.testing.play
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** With letters of twice the size not all of the bar is in sight, and all of it can be done. */
@RunWith(RobolectricTestRunner::class)
class LargeBarTest {
    private fun start(percent: Int): Device {
        RuntimeEnvironment.setFontScale(percent / 100f)
        return Device().start().apply {
            play("new chess", listOf("white > move e2e4"))
            waitFor("a move") { view.plies == 1u }
        }
    }

    private fun resigns(device: Device) {
        device.click("Menu")
        device.waitFor("all of the bar in the menu") {
            listOf("Offer draw", "Resign", "Undo").all { device.inDialog(it) != null }
        }
        device.answer("Resign")
        device.waitFor("the question") { device.inDialog("Yes") != null || device.find("Yes") != null }
        if (device.inDialog("Yes") != null) device.answer("Yes") else device.click("Yes")
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
    }

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
    fun `at a phone`() = resigns(start(percent = 200))

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
    fun `at a tablet`() = resigns(start(percent = 200))

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
    fun `with usual letters they stand once`() {
        val device = start(percent = 100)
        device.click("Menu")
        device.waitFor("the menu") { device.inDialog("Settings") != null }
        assertNull(device.inDialog("Resign"))
    }
}
