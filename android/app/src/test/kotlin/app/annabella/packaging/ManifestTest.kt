package app.annabella.packaging

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Test
import org.w3c.dom.Element

/** What the app asks of a device, opens to others, and leaves to a backup. */
class ManifestTest {
    private val manifest = Project.xml("$MAIN/AndroidManifest.xml")

    private fun resource(name: String) = Project.xml("$MAIN/res/${name.removePrefix("@")}.xml")

    private fun place(included: Element) =
        included.getAttribute("domain") to included.getAttribute("path")

    @Test
    fun `it asks for nothing but vibration and the microphone`() {
        val names = manifest.all("uses-permission").map { it.android("name") }
        val wanted = setOf("android.permission.VIBRATE", "android.permission.RECORD_AUDIO")
        assertEquals(wanted, names.toSet())
    }

    @Test
    fun `nobody can start anything but the first page`() {
        val components = listOf("activity", "activity-alias", "service", "receiver", "provider")
            .flatMap { manifest.all(it) }
        val open = components.filter { it.android("exported") != "false" }
        assertEquals(listOf(".MainActivity"), open.map { it.android("name") })
    }

    @Test
    fun `it shows itself in any size and direction, and says before that it goes back`() {
        val activity = manifest.all("activity").single()
        for (name in listOf("screenOrientation", "resizeableActivity", "maxAspectRatio", "minAspectRatio")) {
            assertEquals(name, "", activity.android(name))
        }
        assertEquals("true", manifest.all("application").single().android("enableOnBackInvokedCallback"))
    }

    @Test
    fun `games, exercises and settings are backed up, and nothing else`() {
        val application = manifest.all("application").single()
        val kept = setOf(GAMES, EXERCISES, SETTINGS)
        val old = resource(application.android("fullBackupContent"))
        assertEquals(kept, old.all("include").map(::place).toSet())
        val new = resource(application.android("dataExtractionRules"))
        for (way in listOf("cloud-backup", "device-transfer")) {
            val included = new.all("include").filter { it.parentNode.nodeName == way }
            assertEquals(way, kept, included.map(::place).toSet())
        }
        // where includes stand, all else is left out; another device has not asked for the microphone
        val left = (old.all("exclude") + new.all("exclude")).map(::place)
        assertEquals(List(3) { "sharedpref" to "microphone.xml" }, left)
    }

    @Test
    fun `what is said of backups is what is in them`() {
        val backup = resource(manifest.all("application").single().android("dataExtractionRules"))
        val included = backup.all("include").map(::place).toSet()
        for ((language, words) in BACKUP_WORDS) {
            val labels = Project.text("labels/$language.ftl").lines()
            val text = labels.single { it.startsWith("about-privacy-text = ") }
            assertEquals(language, included.isNotEmpty(), words.backup in text)
            // what is included and has no name here cannot be told
            for (place in included + words.names.keys) {
                val name = checkNotNull(words.names[place]) { "$place has no name in $language" }
                assertEquals("$language: $name", place in included, name in text)
            }
            assertEquals(language, true, text.endsWith(words.nothingElse))
        }
    }

    @Test
    fun `the languages to choose from are those of the labels`() {
        val config = resource(manifest.all("application").single().android("localeConfig"))
        val labels = File(Project.root, "labels").list().orEmpty().filter { it.endsWith(".ftl") }
        assertEquals(
            labels.map { it.removeSuffix(".ftl") }.toSet(),
            config.all("locale").map { it.android("name") }.toSet(),
        )
    }

    /** How a backup and what may be in it are called. */
    private class Words(
        val backup: String,
        val nothingElse: String,
        val names: Map<Pair<String, String>, String>,
    )

    private companion object {
        const val MAIN = "android/app/src/main"
        val GAMES = "file" to "games"
        val EXERCISES = "file" to "exercises"
        val SETTINGS = "sharedpref" to "."
        val BACKUP_WORDS = mapOf(
            "en" to Words(
                "the system makes a backup",
                "They are in that backup too, and nothing else is.",
                mapOf(GAMES to "Your games", EXERCISES to "exercises", SETTINGS to "settings"),
            ),
            "de" to Words(
                "das System macht eine Sicherung",
                "Auch in der Sicherung sind sie, und sonst nichts.",
                mapOf(GAMES to "Deine Partien", EXERCISES to "Übungen", SETTINGS to "Einstellungen"),
            ),
        )
    }
}
