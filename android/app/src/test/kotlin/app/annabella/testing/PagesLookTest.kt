package app.annabella.testing

import app.annabella.R
import app.annabella.settings.LanguageChoice
import app.annabella.settings.ThemeChoice
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** Pictures of the pages on other devices than the usual phone, and nothing on them is cut off. */
@RunWith(RobolectricTestRunner::class)
class PagesLookTest {
    private fun look(name: String, german: Boolean = false) {
        val device = Device().start()
        if (german) device.app.settings.language = LanguageChoice.GERMAN
        device.recreate()
        device.picture("$name-home")
        val texts = device.activity.resources
        val pages = mapOf(
            R.string.home_play_computer to "new",
            R.string.home_settings to "settings",
            R.string.home_about to "about",
        )
        for ((label, page) in pages) {
            device.click(texts.getString(label))
            if (page == "new") device.clickLine(texts.getString(R.string.new_more))
            device.picture("$name-$page")
            device.activity.goBack()
            device.settle()
        }
    }

    @Test
    @Config(qualifiers = "en-rUS-w891dp-h411dp-land-night-xhdpi")
    fun `a phone on its side in the dark`() = look("land")

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
    fun `a tablet`() = look("tablet", german = true)

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
    fun `letters of twice the size`() {
        RuntimeEnvironment.setFontScale(2f)
        look("large", german = true)
    }

    @Test
    @Config(qualifiers = "ar-rXB-w411dp-h891dp-port-xhdpi")
    fun `from right to left`() = look("rtl")

    @Test
    @Config(qualifiers = "en-rXA-w360dp-h640dp-port-xhdpi")
    fun `long words on a small phone`() = look("long")

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
    fun `high contrast`() {
        val device = Device().start()
        device.app.settings.theme = ThemeChoice.HIGH_CONTRAST
        look("contrast")
    }
}
