package app.annabella.packaging

import java.io.File
import javax.imageio.ImageIO
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** What F-Droid and other stores read of fastlane/metadata: there, and short enough. */
class StoreTest {
    private val languages = listOf("en-US", "de-DE")
        .map { File(Project.root, "fastlane/metadata/android/$it") }

    private fun text(language: File, name: String, longest: Int) {
        val text = File(language, name).readText().trim()
        assertTrue("$language/$name has ${text.length} letters", text.length in 1..longest)
    }

    @Test
    fun `every text is there and fits`() {
        val (_, code) = Project.version()
        for (language in languages) {
            text(language, "title.txt", 30)
            text(language, "short_description.txt", 80)
            text(language, "full_description.txt", 4000)
            text(language, "changelogs/$code.txt", 500)
        }
    }

    @Test
    fun `pictures have the sizes that stores take`() {
        val icon = ImageIO.read(File(languages.first(), "images/icon.png"))
        assertEquals(512 to 512, icon.width to icon.height)
        val sizes = mapOf("phoneScreenshots" to (1080 to 1920), "tenInchScreenshots" to (1920 to 1200))
        for (language in languages) {
            for ((folder, size) in sizes) {
                val pictures = File(language, "images/$folder").listFiles().orEmpty()
                assertTrue("$language has ${pictures.size} in $folder", pictures.size in 3..8)
                for (file in pictures) {
                    val picture = ImageIO.read(file)
                    // the long side is at most twice the short one
                    assertEquals("$file", size, picture.width to picture.height)
                }
            }
        }
    }
}
