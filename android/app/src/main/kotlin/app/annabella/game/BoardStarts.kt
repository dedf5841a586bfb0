package app.annabella.game

import app.annabella.board.BoardPicture
import app.annabella.board.CheckersSquares

/** How games usually start, to be drawn before the library is there. */
object BoardStarts {
    private const val SIDE = 8

    /** The second player's pieces are counted from here. */
    private const val SECOND = 8
    private const val PAWN = 1
    private const val MAN = 1

    // rook, knight, bishop, queen, king, bishop, knight, rook as a game's view has them
    private val OFFICERS = intArrayOf(4, 2, 3, 5, 6, 3, 2, 4)

    val CHESS = picture { square ->
        val officer = OFFICERS[square % SIDE]
        when (square / SIDE) {
            0 -> officer
            1 -> PAWN
            6 -> PAWN + SECOND
            7 -> officer + SECOND
            else -> 0
        }
    }

    val CHECKERS = picture { square ->
        when (square / SIDE) {
            in 0..2 -> MAN
            in 5..7 -> MAN + SECOND
            else -> 0
        }.takeIf { CheckersSquares.isDark(square) } ?: 0
    }

    /** A board of lines without a stone. */
    fun yinYang(lines: Int) = BoardPicture(ByteArray(lines * lines), columns = lines, rows = lines)

    private fun picture(piece: (Int) -> Int) =
        BoardPicture(ByteArray(SIDE * SIDE) { square -> piece(square).toByte() })
}
