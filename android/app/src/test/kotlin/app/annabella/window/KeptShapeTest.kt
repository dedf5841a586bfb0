package app.annabella.window

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** What the device is like from one run of the window to the next. */
class KeptShapeTest {
    @get:Rule
    val folder = TemporaryFolder()

    private val usual = Shape.first(isTablet = false)

    private fun inFolder(test: () -> Unit) {
        val before = System.setProperty(FOLDER, folder.root.path)
        try {
            test()
        } finally {
            if (before == null) System.clearProperty(FOLDER) else System.setProperty(FOLDER, before)
        }
    }

    @Test
    fun `language, night and size of text come back, and a device lies as it is started`() = inFolder {
        assertEquals(usual, KeptShape.read(usual))
        val changed = usual.copy(language = Shape.Language.GERMAN, isNight = true, textPercent = 200)
        KeptShape.write(changed.turned())
        assertEquals(changed, KeptShape.read(usual))
    }

    @Test
    fun `what cannot be read leaves all as usual`() = inFolder {
        val file = File(folder.root, "device.properties")
        file.writeText("night=true\nlanguage=\\u12\ntext=200")
        assertEquals(usual, KeptShape.read(usual))
        file.writeText("language=xx\nnight=maybe\ntext=7")
        assertEquals(usual, KeptShape.read(usual))
        val night = usual.copy(isNight = true)
        file.writeText("text=130")
        assertEquals(night.copy(textPercent = 130), KeptShape.read(night))
    }

    private companion object {
        const val FOLDER = "annabella.window.folder"
    }
}
