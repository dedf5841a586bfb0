package app.annabella.game

import android.content.SharedPreferences
import app.annabella.board.BoardPicture
import app.annabella.core.GamePhase
import app.annabella.core.GamePlayer
import app.annabella.core.GameView
import app.annabella.core.SavedContent
import app.annabella.core.latestMove

/** How a game's board stood when it was left: to be drawn before the library is there. */
class LastBoard(val picture: BoardPicture, val isFlipped: Boolean, val isOver: Boolean) {
    fun keep(into: SharedPreferences) = into.edit()
        .putString(PIECES, picture.pieces.joinToString("") { it.toString(RADIX) })
        .putString(LAST_MOVE, picture.lastMove.joinToString(" "))
        .putInt(CHECK, picture.check ?: NOWHERE)
        .putBoolean(HIDDEN, picture.hidesPieces)
        .putBoolean(FLIPPED, isFlipped)
        .putBoolean(OVER, isOver)
        .apply()

    companion object {
        fun of(view: GameView): LastBoard {
            val last = view.latestMove.takeUnless { view.awaitsRepetition }
            val isOver = view.phase is GamePhase.Over
            val picture = BoardPicture(
                pieces = view.board,
                lastMove = last?.let { listOf(it.squares.from.toInt(), it.arrival.toInt()) }.orEmpty(),
                check = if (view.hidesBoard) null else view.check?.toInt(),
                hidesPieces = view.hidesBoard,
            )
            return LastBoard(picture, isFlipped(view.white, view.black), isOver)
        }

        /** A saved game's, whose last move and check the library does not tell. */
        fun of(content: SavedContent): LastBoard {
            val picture = BoardPicture(content.board, hidesPieces = content.hidesBoard)
            return LastBoard(
                picture,
                isFlipped(content.white, content.black),
                content.phase is GamePhase.Over,
            )
        }

        /** What was kept; null if there is nothing, or nothing that can be read. */
        fun of(kept: SharedPreferences): LastBoard? {
            val text = kept.getString(PIECES, null) ?: return null
            val pieces = text.mapNotNull { it.digitToIntOrNull(RADIX)?.toByte() }.toByteArray()
            if (pieces.size != SQUARES) return null
            val lastMove = kept.getString(LAST_MOVE, "").orEmpty().split(' ').mapNotNull(String::toIntOrNull)
            val picture = BoardPicture(
                pieces = pieces,
                lastMove = lastMove.filter { it in 0 until SQUARES },
                check = kept.getInt(CHECK, NOWHERE).takeIf { it in 0 until SQUARES },
                hidesPieces = kept.getBoolean(HIDDEN, false),
            )
            return LastBoard(picture, kept.getBoolean(FLIPPED, false), kept.getBoolean(OVER, true))
        }

        /** Somebody who plays Black against the computer has Black below. */
        fun isFlipped(white: GamePlayer, black: GamePlayer): Boolean =
            white is GamePlayer.Computer && black is GamePlayer.Person

        /** The usual start. */
        val START: BoardPicture = BoardPicture(
            ByteArray(SQUARES) { square ->
                val officer = OFFICERS[square % 8]
                when (square / 8) {
                    0 -> officer
                    1 -> PAWN
                    6 -> PAWN + BLACK
                    7 -> officer + BLACK
                    else -> 0
                }.toByte()
            },
        )

        private const val PIECES = "board-pieces"
        private const val LAST_MOVE = "board-last-move"
        private const val CHECK = "board-check"
        private const val HIDDEN = "board-hidden"
        private const val FLIPPED = "board-flipped"
        private const val OVER = "board-over"
        private const val RADIX = 16
        private const val SQUARES = 64
        private const val NOWHERE = -1
        private const val PAWN = 1
        private const val BLACK = 8
    }
}

// rook, knight, bishop, queen, king, bishop, knight, rook as a game's view has them
private val OFFICERS = intArrayOf(4, 2, 3, 5, 6, 3, 2, 4)
