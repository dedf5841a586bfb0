package app.annabella.window

import java.util.Locale

/** What a configuration of the device is here; a length of 1 dp is one pixel. */
data class Shape(
    val width: Int,
    val height: Int,
    val language: Language = Language.ENGLISH,
    val isNight: Boolean = false,
    val textPercent: Int = 100,
) {
    /** A language of the system. */
    enum class Language(val title: String, val code: String, val isRightToLeft: Boolean = false) {
        ENGLISH("English", "en-rUS"),
        GERMAN("Deutsch", "de-rDE"),
        LONG("Long words (test)", "en-rXA"),
        MIRRORED("Right to left (test)", "ar-rXB", isRightToLeft = true),
    }

    fun turned() = copy(width = height, height = width)

    /** As Robolectric wants it: always all of it, in Android's order. */
    fun qualifiers(): String = listOf(
        language.code,
        if (language.isRightToLeft) "ldrtl" else "ldltr",
        "w${width}dp",
        "h${height}dp",
        if (width > height) "land" else "port",
        if (isNight) "night" else "notnight",
        "mdpi",
    ).joinToString("-")

    companion object {
        /** The sizes of text that there are, in percent. */
        val TEXT_PERCENT = listOf(100, 130, 200)
        private val PHONE = Shape(411, 860)
        private val TABLET = Shape(1280, 800)

        /** A phone or a tablet, in the language of the desktop. */
        fun first(isTablet: Boolean): Shape {
            val usual = if (isTablet) TABLET else PHONE
            val isGerman = Locale.getDefault().language == "de"
            return usual.copy(language = if (isGerman) Language.GERMAN else Language.ENGLISH)
        }
    }
}
