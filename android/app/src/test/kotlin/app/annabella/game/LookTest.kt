package app.annabella.game

import app.annabella.settings.BoardFacing
import app.annabella.settings.ColorChoice
import app.annabella.testing.Device
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
class LookTest {
    private fun play(name: String) {
        val device = Device().start()
        device.app.settings.color = ColorChoice.WHITE
        device.click("Play the computer")
        device.tap("e2"); device.tap("e4")
        device.waitFor("answer") { device.view.plies == 2u }
        device.tap("f1")
        device.picture(name)
    }
    @Test @Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi") fun a() = play("l-phone")
    @Test @Config(qualifiers = "en-rUS-w891dp-h411dp-land-night-xhdpi") fun b() = play("l-land")
    @Test @Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi") fun c() {
        val device = Device().start()
        device.app.settings.facing = BoardFacing.BOTH_WAYS
        device.click("Two players here")
        device.tap("e2"); device.tap("e4")
        device.waitFor("move") { device.view.plies == 1u }
        device.picture("l-tablet")
    }
}
