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
        for (language in languages) {
            val pictures = File(language, "images/phoneScreenshots").listFiles().orEmpty()
            assertTrue("$language has ${pictures.size} pictures", pictures.size in 3..5)
            for (file in pictures) {
                val picture = ImageIO.read(file)
                val sides = listOf(picture.width, picture.height).sorted()
                assertTrue("$file is $sides", sides[0] >= 320 && sides[1] <= 3840)
            }
        }
    }
}
