package app.annabella.about

import android.widget.TextView
import app.annabella.testing.Device
import app.annabella.testing.foreign
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** What the app says of itself. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class AboutTest {
    private val device = Device().start()

    @Test
    fun `the version and every licence can be read`() {
        device.click("About Annabella")
        device.see("Annabella ${System.getProperty("annabella.version")}")
        device.clickLine("Mozilla Public License 2.0")
        device.waitFor("its text") { definitions() != null }
    }

    private fun openLicence(about: String): TextView {
        device.click(about)
        device.clickLine("Mozilla Public License 2.0")
        device.waitFor("its text") { definitions() != null }
        return checkNotNull(definitions())
    }

    private fun definitions(): TextView? =
        device.views().filterIsInstance<TextView>().find { "1. Definitions" in it.text }

    @Test
    fun `in the English app a licence is in its language`() {
        assertEquals(emptyList<Any>(), foreign(openLicence("About Annabella").text))
    }

    @Test
    @Config(qualifiers = "de-rDE-w411dp-h891dp-port-xhdpi")
    fun `in the German app a licence says that it is English`() {
        val text = openLicence("Über Annabella").text
        assertEquals(listOf(text.toString() to "en"), foreign(text))
    }

    @Test
    fun `every part has a licence with a text`() {
        val licences = Licences.all(device.activity)
        val names =
            setOf("MIT License", "Apache License 2.0", "Unicode License v3", "Mozilla Public License 2.0")
        assertEquals("each licence is in one line", names.sorted(), licences.map { it.name }.sorted())
        for (licence in licences) {
            assertTrue(licence.name, licence.parts.isNotEmpty())
            for (text in licence.texts) assertTrue(licence.name, text.text.length > 500)
        }
        val holders = licences.first { it.name == "MIT License" }.texts.map { it.text }
        for (holder in listOf("The Annabella developers", "Anthony Green", "Carl Lerche")) {
            assertTrue(holder, holders.any { holder in it })
        }
        val parts = licences.flatMap { it.parts }.map { it.substringBefore(' ') }.toSet()
        for (part in listOf("Annabella", "Kotlin", "kotlinx.coroutines", "JNA", "uniffi", "argon2")) {
            assertTrue(part, part in parts)
        }
        assertFalse("a part of its own stands with Annabella", "messages" in parts)
    }
}
