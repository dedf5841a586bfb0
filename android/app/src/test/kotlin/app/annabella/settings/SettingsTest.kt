package app.annabella.settings

import android.widget.ScrollView
import android.widget.Switch
import app.annabella.core.SpeechStyle
import app.annabella.game.keys.KeysScreen
import app.annabella.testing.Device
import app.annabella.ui.Theme
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** The settings' page. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class SettingsTest {
    private val device = Device().start()

    private fun down(to: Int) {
        device.views().filterIsInstance<ScrollView>().first().scrollTo(0, to)
    }

    @Test
    @Config(sdk = [26, 35])
    fun `switches and choices count at once and are kept`() {
        device.click("Settings")
        down(1500)
        down(10_000)
        val sounds = device.see("Sounds") as Switch
        assertTrue(sounds.isChecked)
        sounds.performClick()
        assertFalse(device.app.settings.sounds)
        device.clickLine("Moves are said")
        device.answer("Nf3")
        assertEquals(SpeechStyle.SAN, device.app.settings.speechStyle)
        assertEquals("Moves are said\nNf3", device.line("Moves are said")?.text.toString())
    }

    @Test
    fun `the times that are told are chosen from a list`() {
        device.click("Settings")
        device.clickLine("Tell the time left at")
        device.answer("5:00")
        device.answer("0:30")
        device.answer("Done")
        // from 5:00, 1:00 and 0:10 the first was taken away
        assertEquals("60 30 10", device.app.settings.timeMarks)
    }

    @Test
    fun `other colours are there at once`() {
        device.click("Settings")
        down(400)
        device.clickLine("Colours")
        device.answer("Dark")
        device.settle()
        assertEquals(ThemeChoice.DARK, device.app.settings.theme)
        assertEquals(Theme.DARK, device.activity.ui.theme)
        assertNotNull(device.line("Colours"))
    }

    @Test
    fun `another language is there when the page is made anew`() {
        device.click("Settings")
        device.app.settings.language = LanguageChoice.GERMAN
        device.recreate()
        assertNotNull(device.line("Farben"))
    }

    @Test
    fun `the keys can be changed from here`() {
        device.click("Settings")
        device.click("Keys")
        device.waitFor("the page of keys") { device.activity.screens.top is KeysScreen }
    }
}
