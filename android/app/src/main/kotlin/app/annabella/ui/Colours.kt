// Made by art/make from art/*.txt: change the tables, not this file.
package app.annabella.ui

/** All colours but those of squares, as ARGB. */
interface Colours {
    val paper: Int
    val surface: Int
    val wash: Int
    val ink: Int
    val muted: Int
    val line: Int
    val hair: Int
    val accent: Int
    val onAccent: Int
    val accentPressed: Int
    val accentWash: Int
    val warning: Int
    val onWarning: Int
    val warningWash: Int
    val rim: Int
    val onRim: Int
    val lastLight: Int
    val lastDark: Int
    val goban: Int
    val onGoban: Int
    val whiteFill: Int
    val whiteEdge: Int
    val blackFill: Int
    val blackEdge: Int
}

object LightColours : Colours {
    override val paper = 0xFFF4EFE5.toInt()
    override val surface = 0xFFFFFDF9.toInt()
    override val wash = 0xFFE8E0D0.toInt()
    override val ink = 0xFF1E1B16.toInt()
    override val muted = 0xFF575146.toInt()
    override val line = 0xFF7A7263.toInt()
    override val hair = 0xFFE2D9C9.toInt()
    override val accent = 0xFF0A6466.toInt()
    override val onAccent = 0xFFFFFFFF.toInt()
    override val accentPressed = 0xFF084F51.toInt()
    override val accentWash = 0xFFD5E5E0.toInt()
    override val warning = 0xFF9A2B1F.toInt()
    override val onWarning = 0xFFFFFFFF.toInt()
    override val warningWash = 0xFFF5E0D8.toInt()
    override val rim = 0xFF5E4331.toInt()
    override val onRim = 0xFFF3E6D0.toInt()
    override val lastLight = 0xFFEBDFAF.toInt()
    override val lastDark = 0xFFA39B62.toInt()
    override val goban = 0xFFDEC592.toInt()
    override val onGoban = 0xFF1E1B16.toInt()
    override val whiteFill = 0xFFFFFDF8.toInt()
    override val whiteEdge = 0xFF1E1B16.toInt()
    override val blackFill = 0xFF1E1B16.toInt()
    override val blackEdge = 0xFFFFFDF8.toInt()
}

object DarkColours : Colours {
    override val paper = 0xFF161410.toInt()
    override val surface = 0xFF221F1A.toInt()
    override val wash = 0xFF312D26.toInt()
    override val ink = 0xFFF2EDE3.toInt()
    override val muted = 0xFFBFB7A8.toInt()
    override val line = 0xFF8F8778.toInt()
    override val hair = 0xFF37332B.toInt()
    override val accent = 0xFF66CFC8.toInt()
    override val onAccent = 0xFF0B1F1F.toInt()
    override val accentPressed = 0xFF8BDDD7.toInt()
    override val accentWash = 0xFF173A39.toInt()
    override val warning = 0xFFFF9A8B.toInt()
    override val onWarning = 0xFF2B0B06.toInt()
    override val warningWash = 0xFF45231D.toInt()
    override val rim = 0xFF3B2A1F.toInt()
    override val onRim = 0xFFE9D9BE.toInt()
    override val lastLight = 0xFFBDB07A.toInt()
    override val lastDark = 0xFF77713F.toInt()
    override val goban = 0xFFA98F5F.toInt()
    override val onGoban = 0xFF1E1B16.toInt()
    override val whiteFill = 0xFFFFFDF8.toInt()
    override val whiteEdge = 0xFF1E1B16.toInt()
    override val blackFill = 0xFF1E1B16.toInt()
    override val blackEdge = 0xFFFFFDF8.toInt()
}

object HighContrastColours : Colours {
    override val paper = 0xFFFFFFFF.toInt()
    override val surface = 0xFFFFFFFF.toInt()
    override val wash = 0xFFFFFFFF.toInt()
    override val ink = 0xFF000000.toInt()
    override val muted = 0xFF000000.toInt()
    override val line = 0xFF000000.toInt()
    override val hair = 0xFF000000.toInt()
    override val accent = 0xFF003F44.toInt()
    override val onAccent = 0xFFFFFFFF.toInt()
    override val accentPressed = 0xFF000000.toInt()
    override val accentWash = 0xFFFFFFFF.toInt()
    override val warning = 0xFF7A0F0B.toInt()
    override val onWarning = 0xFFFFFFFF.toInt()
    override val warningWash = 0xFFFFFFFF.toInt()
    override val rim = 0xFF000000.toInt()
    override val onRim = 0xFFFFFFFF.toInt()
    override val lastLight = 0xFFFFFFFF.toInt()
    override val lastDark = 0xFF767676.toInt()
    override val goban = 0xFFFFFFFF.toInt()
    override val onGoban = 0xFF000000.toInt()
    override val whiteFill = 0xFFFFFFFF.toInt()
    override val whiteEdge = 0xFF000000.toInt()
    override val blackFill = 0xFF000000.toInt()
    override val blackEdge = 0xFFFFFFFF.toInt()
}

/** The squares of a board by day, and in the dark theme. */
enum class BoardColours(
    val light: Int,
    val dark: Int,
    val lightAtNight: Int,
    val darkAtNight: Int,
) {
    SAGE(0xFFF0E8D8.toInt(), 0xFF728A77.toInt(), 0xFFB7B09F.toInt(), 0xFF4E6156.toInt()),
    WALNUT(0xFFF3E3C6.toInt(), 0xFFA47A54.toInt(), 0xFFC3AE8C.toInt(), 0xFF6E5038.toInt()),
    SLATE(0xFFE9ECEE.toInt(), 0xFF7C8894.toInt(), 0xFFAEB6BC.toInt(), 0xFF515C66.toInt()),
    CONTRAST(0xFFFFFFFF.toInt(), 0xFF767676.toInt(), 0xFFFFFFFF.toInt(), 0xFF767676.toInt()),
}
