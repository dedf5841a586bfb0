package app.annabella.setup

import android.view.KeyEvent
import app.annabella.R
import app.annabella.core.GameKind

/** What a game has of its own where positions are set up. */
class SetupLook private constructor(
    /** What can be put on a square, as bytes of a board, with their names; the first player's first. */
    val pieces: List<Pair<Byte, Int>>,
    /** The kinds of pieces by the keys that put them. */
    val keys: Map<Int, Int>,
    val firstTurn: Int,
    val secondTurn: Int,
    /** What can be typed. */
    val textHelp: Int,
) {
    companion object {
        fun of(kind: GameKind): SetupLook = when (kind) {
            GameKind.CHESS, GameKind.CHESS960 -> CHESS
            GameKind.CHECKERS -> CHECKERS
            GameKind.YIN_YANG -> error("positions of Yin-Yang are not set up")
        }

        private val CHESS = SetupLook(
            listOf(
                6.toByte() to R.string.setup_white_king,
                5.toByte() to R.string.setup_white_queen,
                4.toByte() to R.string.setup_white_rook,
                3.toByte() to R.string.setup_white_bishop,
                2.toByte() to R.string.setup_white_knight,
                1.toByte() to R.string.setup_white_pawn,
                14.toByte() to R.string.setup_black_king,
                13.toByte() to R.string.setup_black_queen,
                12.toByte() to R.string.setup_black_rook,
                11.toByte() to R.string.setup_black_bishop,
                10.toByte() to R.string.setup_black_knight,
                9.toByte() to R.string.setup_black_pawn,
            ),
            mapOf(
                KeyEvent.KEYCODE_P to 1,
                KeyEvent.KEYCODE_N to 2,
                KeyEvent.KEYCODE_B to 3,
                KeyEvent.KEYCODE_R to 4,
                KeyEvent.KEYCODE_Q to 5,
                KeyEvent.KEYCODE_K to 6,
            ),
            R.string.setup_white_turn,
            R.string.setup_black_turn,
            R.string.setup_fen_help,
        )

        private val CHECKERS = SetupLook(
            listOf(
                1.toByte() to R.string.setup_red_man,
                2.toByte() to R.string.setup_red_crowned,
                9.toByte() to R.string.setup_white_man,
                10.toByte() to R.string.setup_white_crowned,
            ),
            mapOf(KeyEvent.KEYCODE_M to 1, KeyEvent.KEYCODE_K to 2),
            R.string.setup_red_turn,
            R.string.setup_white_turn,
            R.string.setup_fen_help_checkers,
        )
    }
}
