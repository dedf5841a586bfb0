package app.annabella.ui

import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import app.annabella.testing.Device
import app.annabella.testing.Reader
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** A screen reader finds its place again on pages that are made anew. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class SavedFocusTest {
    private val device = Device()

    @Before
    fun begin() {
        device.start()
        Reader(device)
    }

    private fun read(words: String): View = device.see(words).also {
        assertTrue(it.performAccessibilityAction(AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null))
    }

    private fun isRead(words: String) =
        device.waitFor("$words to be read") { device.find(words)?.isAccessibilityFocused == true }

    @Test
    fun `who comes back is on what led away`() {
        read("About Annabella").performClick()
        device.see("Back")
        device.activity.goBack()
        isRead("About Annabella")
    }

    @Test
    fun `who comes back is on the line that led away, whatever stands below its name now`() {
        device.click("Two players here")
        val line = checkNotNull(device.line("Rules"))
        val before = "${line.text}"
        line.performAccessibilityAction(AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null)
        line.performClick()
        device.clickLine("Blitz without arbiter")
        device.activity.goBack()
        device.waitFor("the line") { device.line("Rules")?.isAccessibilityFocused == true }
        assertNotEquals(before, "${device.line("Rules")?.text}")
    }

    @Test
    fun `a rotation leads nobody away`() {
        read("About Annabella")
        device.recreate()
        isRead("About Annabella")
    }

    @Test
    fun `who chooses another opponent stays on the choice`() {
        device.click("Play the computer")
        read("Somebody here").performClick()
        device.waitFor("the page") { device.find("Level") == null && device.find("As strong as you") == null }
        isRead("Somebody here")
    }

    @Test
    fun `who changes a key stays on its line`() {
        device.activity.screens.go(Place(Page.KEYS))
        val row = read("Hint, Shift+H")
        device.activity.app.settings.keys = ""
        row.performClick()
        checkNotNull(device.dialog)
        org.robolectric.shadows.ShadowDialog.getLatestDialog().dispatchKeyEvent(
            android.view.KeyEvent(android.view.KeyEvent.ACTION_DOWN, android.view.KeyEvent.KEYCODE_Z),
        )
        device.settle()
        assertEquals(row, device.see("Hint, Z"))
        isRead("Hint, Z")
    }
}
