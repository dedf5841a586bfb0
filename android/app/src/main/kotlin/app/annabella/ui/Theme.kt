package app.annabella.ui

import android.content.res.Configuration
import android.graphics.Color
import app.annabella.settings.ThemeChoice

/**
 * All colours of a page, as ARGB. A test computes their contrast: text at least 4.5 to 1,
 * figures, marks and borders at least 3 to 1 on all that they can lie on.
 */
class Theme private constructor(
    private val kind: Kind,
    private val colours: Colours,
    private val board: BoardColours = BoardColours.SAGE,
    /** Of the pieces of chess from the pawn to the king, where letters stand for figures. */
    val letters: List<String>? = null,
) : Colours by colours {
    private enum class Kind { LIGHT, DARK, HIGH_CONTRAST }

    val isDark: Boolean get() = kind == Kind.DARK

    /** Filled surfaces are told from the page by a line, and what is chosen by a thick one. */
    val needsLines: Boolean get() = kind == Kind.HIGH_CONTRAST

    /** Over a page that waits for an answer. */
    val scrim: Int = when (kind) {
        Kind.LIGHT -> Color.argb(128, 0x1E, 0x1B, 0x16)
        Kind.DARK -> Color.argb(166, 0, 0, 0)
        Kind.HIGH_CONTRAST -> Color.argb(204, 0, 0, 0)
    }

    val lightSquare: Int = if (isDark) board.lightAtNight else board.light
    val darkSquare: Int = if (isDark) board.darkAtNight else board.dark

    /** Coordinates on them. */
    val onLightSquare: Int = inkOn(lightSquare)
    val onDarkSquare: Int = inkOn(darkSquare)
    val onLastLight: Int = inkOn(lastLight)
    val onLastDark: Int = inkOn(lastDark)

    /** Marks on the board have two tones, so that they show on every square. */
    val markCore: Int = color("#1E1B16")
    val markEdge: Int = color("#FFFDF8")

    /** The darker tone of the mark of a piece that has to jump. */
    val jumpCore: Int = color("#084F51")

    /** The same of what the computer advises. */
    val hintCore: Int = color("#084F51")

    /** The same of a king in check. */
    val checkCore: Int = color("#9A2B1F")

    /** Pieces of checkers: the dark side's, and the sides of both discs. */
    val redFill: Int = color("#6E1F16")
    val redEdge: Int get() = blackEdge
    val redSide: Int = color("#4A120C")
    val whiteSide: Int = color("#D8CFBC")

    /** The same with the squares of another board; in high contrast there is one alone. */
    fun on(board: BoardColours): Theme =
        if (needsLines || board == this.board) this else Theme(kind, colours, board, letters)

    /** The same with letters in the place of figures, or with figures. */
    fun with(letters: List<String>?): Theme =
        if (letters == this.letters) this else Theme(kind, colours, board, letters)

    /** Whichever of the two inks is read better on a square. */
    private fun inkOn(square: Int): Int {
        val isLight = Color.luminance(square) > MIDDLE
        return if (isLight) Color.BLACK else Color.WHITE
    }

    companion object {
        val LIGHT = Theme(Kind.LIGHT, LightColours)
        val DARK = Theme(Kind.DARK, DarkColours)
        val HIGH_CONTRAST = Theme(Kind.HIGH_CONTRAST, HighContrastColours, BoardColours.CONTRAST)

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

        /** At this luminance white and black are read equally well, by the formula of WCAG. */
        private const val MIDDLE = 0.18f

        private fun color(text: String): Int = Color.parseColor(text)
    }
}
