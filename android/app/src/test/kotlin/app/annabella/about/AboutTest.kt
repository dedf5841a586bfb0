package app.annabella.about

import android.widget.TextView
import app.annabella.testing.Device
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
        assertTrue(device.views().filterIsInstance<TextView>().any { "1. Definitions" in it.text })
    }

    @Test
    fun `every part has a licence with a text`() {
        val licences = Licences.all(device.activity)
        val names =
            setOf("MIT License", "Apache License 2.0", "Unicode License v3", "Mozilla Public License 2.0")
        assertEquals(names, licences.map { it.name }.toSet())
        for (licence in licences) {
            assertTrue(licence.name, licence.parts.isNotEmpty())
            assertTrue(licence.name, licence.text.length > 500)
        }
        val parts = licences.flatMap { it.parts }.map { it.substringBefore(' ') }.toSet()
        for (part in listOf("Annabella", "Kotlin", "kotlinx.coroutines", "JNA", "uniffi", "argon2")) {
            assertTrue(part, part in parts)
        }
        assertFalse("a part of its own stands with Annabella", "messages" in parts)
    }
}
