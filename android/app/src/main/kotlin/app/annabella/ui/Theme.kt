package app.annabella.ui

import android.content.res.Configuration
import android.graphics.Color
import app.annabella.settings.ThemeChoice

/**
 * All colours of the app, as ARGB. A test computes their contrast: text at least 4.5 to 1,
 * figures, marks and borders at least 3 to 1 on all that they can lie on.
 */
class Theme private constructor(
    val isDark: Boolean,
    val background: Int,
    /** Of cards, dialogs and fields. */
    val surface: Int,
    val ink: Int,
    val mutedText: Int,
    val line: Int,
    val accent: Int,
    val onAccent: Int,
    val warning: Int,
    val lightSquare: Int,
    val darkSquare: Int,
    /** Coordinates on them. */
    val onLightSquare: Int,
    val onDarkSquare: Int,
    val whiteFill: Int,
    val whiteEdge: Int,
    val blackFill: Int,
    val blackEdge: Int,
    /** The wood on which stones are put, and its lines. */
    val goban: Int,
    val onGoban: Int,
) {
    /** Marks on the board have two tones, so that they show on every square. */
    val markCore: Int = color("#1E1B16")
    val markEdge: Int = color("#FFFDF8")

    /** Pieces of checkers: the dark side's, and the sides of both discs. */
    val redFill: Int = color("#6E1F16")
    val redEdge: Int get() = blackEdge
    val redSide: Int = color("#4A120C")
    val whiteSide: Int = color("#D8CFBC")

    companion object {
        val LIGHT = Theme(
            isDark = false,
            background = color("#FAF7F2"),
            surface = color("#FFFFFF"),
            ink = color("#1E1B16"),
            mutedText = color("#5C564C"),
            line = color("#8A8378"),
            accent = color("#0A6466"),
            onAccent = color("#FFFFFF"),
            warning = color("#9A2B1F"),
            lightSquare = color("#F0E8D8"),
            darkSquare = color("#728A77"),
            onLightSquare = color("#1E1B16"),
            onDarkSquare = color("#1E1B16"),
            whiteFill = color("#FFFDF8"),
            whiteEdge = color("#1E1B16"),
            blackFill = color("#1E1B16"),
            blackEdge = color("#FFFDF8"),
            goban = color("#DEC592"),
            onGoban = color("#1E1B16"),
        )

        val DARK = Theme(
            isDark = true,
            background = color("#14130F"),
            surface = color("#201E19"),
            ink = color("#F2EDE3"),
            mutedText = color("#B9B1A2"),
            line = color("#857D6F"),
            accent = color("#5CC9C2"),
            onAccent = color("#0B1F1F"),
            warning = color("#FF9A8B"),
            lightSquare = color("#B7B09F"),
            darkSquare = color("#4E6156"),
            onLightSquare = color("#1E1B16"),
            onDarkSquare = color("#FFFDF8"),
            whiteFill = color("#FFFDF8"),
            whiteEdge = color("#1E1B16"),
            blackFill = color("#1E1B16"),
            blackEdge = color("#FFFDF8"),
            goban = color("#A98F5F"),
            onGoban = color("#1E1B16"),
        )

        val HIGH_CONTRAST = Theme(
            isDark = false,
            background = color("#FFFFFF"),
            surface = color("#FFFFFF"),
            ink = color("#000000"),
            mutedText = color("#000000"),
            line = color("#000000"),
            accent = color("#003F44"),
            onAccent = color("#FFFFFF"),
            warning = color("#7A0F0B"),
            lightSquare = color("#FFFFFF"),
            darkSquare = color("#767676"),
            onLightSquare = color("#000000"),
            onDarkSquare = color("#FFFFFF"),
            whiteFill = color("#FFFFFF"),
            whiteEdge = color("#000000"),
            blackFill = color("#000000"),
            blackEdge = color("#FFFFFF"),
            goban = color("#FFFFFF"),
            onGoban = color("#000000"),
        )

        /** The one that is chosen, or the system's. */
        fun of(choice: ThemeChoice, configuration: Configuration): Theme = when (choice) {
            ThemeChoice.LIGHT -> LIGHT
            ThemeChoice.DARK -> DARK
            ThemeChoice.HIGH_CONTRAST -> HIGH_CONTRAST
            ThemeChoice.SYSTEM -> {
                val night = configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK
                if (night == Configuration.UI_MODE_NIGHT_YES) DARK else LIGHT
            }
        }

        private fun color(text: String): Int = Color.parseColor(text)
    }
}
