package app.annabella.ui

import android.graphics.Color
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** The contrast of each theme, by the formula of WCAG 2.2. */
@RunWith(RobolectricTestRunner::class)
class ThemeTest {
    private val themes = mapOf(
        "light" to Theme.LIGHT,
        "dark" to Theme.DARK,
        "high contrast" to Theme.HIGH_CONTRAST,
    ) + BoardColours.entries.flatMap { board ->
        listOf("light, $board" to Theme.LIGHT.on(board), "dark, $board" to Theme.DARK.on(board))
    }

    private fun check(least: Double, pairs: (Theme) -> List<Pair<Int, Int>>) {
        for ((name, theme) in themes) {
            for ((front, back) in pairs(theme)) {
                val contrast = contrast(front, back)
                val colors = "#%06X on #%06X".format(front and 0xFFFFFF, back and 0xFFFFFF)
                assertTrue("$name: $colors has only $contrast", contrast >= least)
            }
        }
    }

    @Test
    fun `text can be read on all that it stands on`() = check(4.5) { theme ->
        val grounds = listOf(theme.paper, theme.surface, theme.wash)
        val inks = listOf(theme.ink, theme.muted, theme.accent, theme.warning)
        grounds.flatMap { ground -> inks.map { it to ground } } + listOf(
            theme.onAccent to theme.accent,
            theme.onAccent to theme.accentPressed,
            theme.ink to theme.accentWash,
            theme.accent to theme.accentWash,
            theme.warning to theme.warningWash,
            theme.onWarning to theme.warning,
            theme.onRim to theme.rim,
            theme.onLightSquare to theme.lightSquare,
            theme.onDarkSquare to theme.darkSquare,
            theme.onLastLight to theme.lastLight,
            theme.onLastDark to theme.lastDark,
            theme.onGoban to theme.goban,
        )
    }

    @Test
    fun `borders and squares can be told apart`() = check(3.0) { theme ->
        listOf(
            theme.line to theme.paper,
            theme.line to theme.surface,
            theme.line to theme.wash,
            theme.lightSquare to theme.darkSquare,
        )
    }

    @Test
    fun `pieces and marks show on both kinds of squares`() = check(3.0) { theme ->
        val tones = listOf(
            theme.whiteFill to theme.whiteEdge,
            theme.blackFill to theme.blackEdge,
            theme.markCore to theme.markEdge,
            theme.jumpCore to theme.markEdge,
            // CK-07: no hue is needed
            theme.redFill to theme.redEdge,
            theme.redSide to theme.redEdge,
            theme.whiteSide to theme.whiteEdge,
            theme.redFill to theme.whiteFill,
        )
        val squares =
            listOf(theme.lightSquare, theme.darkSquare, theme.lastLight, theme.lastDark, theme.goban)
        // one of the two tones is enough, and they are told from each other
        tones + squares.flatMap { square ->
            tones.map { (one, other) -> (if (contrast(one, square) >= 3.0) one else other) to square }
        }
    }
}

/** Of two colours, by WCAG: 1 to 21. */
fun contrast(one: Int, other: Int): Double {
    val (light, dark) = listOf(one, other).map { Color.luminance(it).toDouble() }.sortedDescending()
    return (light + 0.05) / (dark + 0.05)
}
