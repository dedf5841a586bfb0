package app.annabella.window

import java.io.File
import java.io.IOException
import java.util.Properties

/** Language, night and size of text of the device, from one run of the window to the next. */
object KeptShape {
    private val file get() = File(Options.folder, "device.properties")

    /** What is not kept is as [usual], and all of it where the file cannot be read. */
    fun read(usual: Shape): Shape {
        val kept = Properties()
        try {
            if (file.exists()) file.reader().use(kept::load)
        } catch (unreadable: IOException) {
            return unread(usual, unreadable)
        } catch (malformed: IllegalArgumentException) {
            return unread(usual, malformed)
        }
        val language = Shape.Language.entries.find { it.code == kept.getProperty(LANGUAGE) }
        val percent = kept.getProperty(TEXT)?.toIntOrNull()?.takeIf { it in Shape.TEXT_PERCENT }
        return usual.copy(
            language = language ?: usual.language,
            isNight = kept.getProperty(NIGHT)?.toBoolean() ?: usual.isNight,
            textPercent = percent ?: usual.textPercent,
        )
    }

    private fun unread(usual: Shape, fault: Exception): Shape {
        Terminal.line("phone: ${file.path} cannot be read: ${fault.message}")
        return usual
    }

    fun write(shape: Shape) {
        val kept = Properties()
        kept.setProperty(LANGUAGE, shape.language.code)
        kept.setProperty(NIGHT, shape.isNight.toString())
        kept.setProperty(TEXT, shape.textPercent.toString())
        try {
            file.apply { parentFile?.mkdirs() }.writer().use { kept.store(it, null) }
        } catch (unwritable: IOException) {
            Terminal.line("phone: ${file.path} cannot be written: ${unwritable.message}")
        }
    }

    private const val LANGUAGE = "language"
    private const val NIGHT = "night"
    private const val TEXT = "text"
}
