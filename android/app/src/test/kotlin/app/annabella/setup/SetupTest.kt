package app.annabella.setup

import app.annabella.testing.Device
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
class SetupTest {
    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
    fun look() {
        val device = Device().start()
        device.click("Set up a position")
        device.see("A game can begin from here.")
        device.picture("s-setup")
        device.click("Empty the board")
        device.click("White king")
        device.tap("e1")
        device.click("Black king")
        device.tap("e2")
        device.waitFor("a problem") { device.find("A game can begin from here.") == null }
        device.picture("s-problem")
    }

    @Test
    @Config(qualifiers = "de-w891dp-h411dp-land-night-xhdpi")
    fun land() {
        val device = Device().start()
        device.click("Stellung aufbauen")
        device.picture("s-land")
    }
}
