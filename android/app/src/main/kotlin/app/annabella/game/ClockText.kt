package app.annabella.game

import app.annabella.core.ClockFace
import app.annabella.core.GameClocks
import app.annabella.core.PlayerColor

/** What a clock shows, counted down between two views of the game. */
object ClockText {
    /** The time left of a side, when [passedMs] have gone by since the view was made. */
    fun leftMs(clocks: GameClocks, color: PlayerColor, passedMs: Long): Long? {
        val face = faceOf(clocks, color)
        val left = face.leftMs?.toLong() ?: return null
        if (clocks.running != color) return left
        return (left - (passedMs - face.delayLeftMs.toLong()).coerceAtLeast(0)).coerceAtLeast(0)
    }

    /** As `1:05:09`, `5:09`; below twenty seconds with tenths, `0:09.4`. */
    fun of(leftMs: Long): String {
        if (leftMs < TENTHS_BELOW_MS) {
            return "0:%02d.%d".format(null, leftMs / 1000, leftMs / 100 % 10)
        }
        // a clock that shows 0:20 still has all of these seconds
        val seconds = (leftMs + 999) / 1000
        val (hours, minutes, rest) = Triple(seconds / 3600, seconds / 60 % 60, seconds % 60)
        return if (hours > 0) {
            "%d:%02d:%02d".format(null, hours, minutes, rest)
        } else {
            "%d:%02d".format(null, minutes, rest)
        }
    }

    /** After how many milliseconds the text changes. */
    fun nextChangeMs(leftMs: Long): Long =
        if (leftMs < TENTHS_BELOW_MS) {
            leftMs % 100 + 1
        } else {
            ((leftMs - 1) % 1000 + 1).coerceAtMost(leftMs - TENTHS_BELOW_MS + 1)
        }

    fun faceOf(clocks: GameClocks, color: PlayerColor): ClockFace =
        if (color == PlayerColor.WHITE) clocks.white else clocks.black

    private const val TENTHS_BELOW_MS = 20_000L
}
