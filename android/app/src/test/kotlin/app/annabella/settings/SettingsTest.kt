package app.annabella.settings

import android.widget.Switch
import android.widget.TextView
import app.annabella.core.GameKind
import app.annabella.core.SpeechStyle
import app.annabella.game.keys.KeysScreen
import app.annabella.testing.Device
import app.annabella.ui.BoardColours
import app.annabella.ui.Page
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

    private fun open(page: String) {
        device.click("Settings")
        device.click(page)
    }

    @Test
    @Config(sdk = [26, 35])
    fun `switches and choices count at once and are kept`() {
        open("Sound and voice")
        val sounds = device.see("Sounds") as Switch
        assertTrue(sounds.isChecked)
        sounds.performClick()
        assertFalse(device.app.settings.sounds)
        device.click("Back")
        device.click("Accessibility")
        device.clickLine("Say moves as")
        device.answer("Nf3")
        assertEquals(SpeechStyle.SAN, device.app.settings.speechStyle)
        assertEquals("Say moves as\nNf3", device.line("Say moves as")?.text.toString())
    }

    @Test
    fun `each game has its own clock`() {
        val agreed = device.app.settings.betweenPeople
        agreed.clock = "15+10"
        agreed.pressByHand = true
        agreed.game = GameKind.YIN_YANG
        assertEquals("none", agreed.clock)
        assertFalse(agreed.pressByHand)
        agreed.clock = "3"
        agreed.game = GameKind.CHESS
        assertEquals("15+10", agreed.clock)
        assertTrue(agreed.pressByHand)
        assertEquals("3", agreed.of(GameKind.YIN_YANG).clock)
    }

    @Test
    fun `the times that are told are chosen from a list`() {
        open("Play")
        device.clickLine("Announce the time left at")
        device.answer("5:00")
        device.answer("0:30")
        device.answer("Done")
        // from 5:00, 1:00 and 0:10 the first was taken away
        assertEquals("60 30 10", device.app.settings.timeMarks)
    }

    @Test
    fun `other colours are there at once`() {
        open("Board and pieces")
        device.clickLine("Colours")
        device.answer("Dark")
        device.settle()
        assertEquals(ThemeChoice.DARK, device.app.settings.theme)
        assertEquals(Theme.DARK, device.activity.ui.theme)
        assertNotNull(device.line("Colours"))
    }

    @Test
    fun `another language is chosen from its page, which is made anew`() {
        open("Language")
        device.click("Deutsch")
        device.settle()
        assertEquals(LanguageChoice.GERMAN, device.app.settings.language)
        assertTrue(device.see("Sprache").isShown)
        assertTrue(device.see("Deutsch").isActivated)
    }

    @Test
    fun `squares and pieces look as they were chosen, on this page and on the others`() {
        open("Board and pieces")
        device.click("Walnut")
        assertTrue(checkNotNull(device.find("Walnut")).isSelected)
        assertEquals(BoardColours.WALNUT.dark, device.activity.ui.theme.darkSquare)
        device.click("Letters")
        assertEquals(listOf("P", "N", "B", "R", "Q", "K"), device.activity.ui.theme.letters)
        device.app.settings.language = LanguageChoice.GERMAN
        device.recreate()
        assertEquals(BoardColours.WALNUT.dark, device.activity.ui.theme.darkSquare)
        assertEquals("B S L T D K", device.activity.ui.theme.letters?.joinToString(" "))
        assertTrue(device.see("Buchstaben").isSelected)
    }

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
    fun `on a tablet the list stays beside its pages`() {
        device.click("Settings")
        device.see("Board and pieces")
        assertNotNull(device.line("The computer moves"))
        device.click("Accessibility")
        assertNotNull(device.line("Say moves as"))
        assertTrue(device.see("Accessibility").isSelected)
        device.click("Board and pieces")
        device.see("Walnut")
        // in the list, and over what is chosen
        val names = device.views().filterIsInstance<TextView>().filter { "${it.text}" == "Board and pieces" }
        assertEquals(listOf(false, true), names.map { it.isAccessibilityHeading })
        device.click("Back")
        assertEquals(Page.HOME, device.activity.screens.place.page)
    }

    @Test
    fun `another language is there when the page is made anew`() {
        open("Board and pieces")
        device.app.settings.language = LanguageChoice.GERMAN
        device.recreate()
        assertNotNull(device.line("Farben"))
    }

    @Test
    fun `the keys can be changed from here`() {
        open("Accessibility")
        device.click("Keys")
        device.waitFor("the page of keys") { device.activity.screens.top is KeysScreen }
    }
}
