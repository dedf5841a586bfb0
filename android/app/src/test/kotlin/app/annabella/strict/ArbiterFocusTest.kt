package app.annabella.strict

import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import app.annabella.testing.Device
import app.annabella.testing.Reader
import app.annabella.testing.play
import app.annabella.ui.Page
import app.annabella.ui.Place
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertSame
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** What the arbiter can do changes with the game, and a reader stays near where it was. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class ArbiterFocusTest {
    private val device = Device().start()

    private fun see(words: String): View {
        device.waitFor(words) { device.line(words) != null }
        return checkNotNull(device.line(words))
    }

    @Test
    fun `who stops the clocks is on the button that starts them`() {
        Reader(device)
        device.play("new chess mode=strict clock=5")
        device.activity.screens.go(Place(Page.ARBITER))
        val other = see("Reconstruct")
        val stop = see("Stop the clocks")
        stop.performAccessibilityAction(AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null)
        stop.performClick()
        device.waitFor("the way on") { device.line("Start the clocks")?.isAccessibilityFocused == true }
        assertSame(other, see("Reconstruct"))
        device.clickLine("Start the clocks")
        assertNotNull(see("Stop the clocks"))
    }
}
