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
        LONG("Long words (en-XA)", "en-rXA"),
        MIRRORED("Right to left (ar-XB)", "ar-rXB", isRightToLeft = true),
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
        private val PHONE = Shape(411, 860)
        private val TABLET = Shape(1280, 800)

        /** What the desktop's window has around the picture. */
        private const val EDGE = 110

        /** A phone or a tablet, in the language of the desktop, no larger than fits there. */
        fun first(isTablet: Boolean, desktopWidth: Int, desktopHeight: Int): Shape {
            val usual = if (isTablet) TABLET else PHONE
            val isGerman = Locale.getDefault().language == "de"
            return usual.copy(
                width = minOf(usual.width, desktopWidth),
                height = minOf(usual.height, desktopHeight - EDGE),
                language = if (isGerman) Language.GERMAN else Language.ENGLISH,
            )
        }
    }
}
