package app.annabella.setup

import app.annabella.core.PlayerColor
import app.annabella.core.PositionDraft

/** A position that somebody puts together, and what he puts down next. Knows no rules. */
class PositionEditor {
    /** One side's castling on one wing. */
    enum class Castling(val color: PlayerColor, val isShort: Boolean) {
        WHITE_SHORT(PlayerColor.WHITE, true),
        WHITE_LONG(PlayerColor.WHITE, false),
        BLACK_SHORT(PlayerColor.BLACK, true),
        BLACK_LONG(PlayerColor.BLACK, false),
    }

    /** 64 bytes, as in a game's view. */
    var board: ByteArray = START.copyOf()
        private set

    var turn = PlayerColor.WHITE

    /** What a tap on a square puts there; 0 takes away. */
    var brush: Byte = WHITE_PAWN

    private val castlings = Castling.entries.toMutableSet()

    /** Puts the brush's piece on a square, or takes it away where it stands already. */
    fun put(square: Int) = set(square, if (board[square] == brush) 0 else brush)

    fun set(square: Int, piece: Byte) {
        board = board.copyOf().also { it[square] = piece }
    }

    fun move(from: Int, to: Int?) {
        val piece = board[from]
        set(from, 0)
        if (to != null) set(to, piece)
    }

    fun clear() {
        board = ByteArray(SQUARES)
        castlings.clear()
    }

    fun setUsual() {
        board = START.copyOf()
        turn = PlayerColor.WHITE
        castlings += Castling.entries
    }

    /** Takes a position over that the core has read. */
    fun take(board: ByteArray, fen: String) {
        this.board = board.copyOf()
        val fields = fen.split(' ')
        turn = if (fields.getOrNull(1) == "b") PlayerColor.BLACK else PlayerColor.WHITE
        castlings.clear()
        for (letter in fields.getOrElse(2) { "-" }) rightOf(letter)?.let { castlings += it }
    }

    /** Whether king and rook stand so that this castling can be allowed. */
    fun canCastle(castling: Castling): Boolean = rookOf(castling) != null

    fun mayCastle(castling: Castling): Boolean = castling in castlings && canCastle(castling)

    fun setCastling(castling: Castling, isAllowed: Boolean) {
        if (isAllowed) castlings += castling else castlings -= castling
    }

    fun draft() = PositionDraft(
        board = board,
        turn = turn,
        castlingRooks = Castling.entries.filter(::mayCastle)
            .mapNotNull { rookOf(it)?.toByte() }
            .toByteArray(),
    )

    /** Whether only Chess960 has a start from which these castlings are possible. */
    fun isChess960(): Boolean = Castling.entries.filter(::mayCastle).any { castling ->
        val rank = if (castling.color == PlayerColor.WHITE) 0 else LAST_RANK
        rookOf(castling) != rank + (if (castling.isShort) 7 else 0) ||
            kingOf(castling.color) != rank + KINGS_FILE
    }

    /** The outermost rook on that side of the king, both on their first rank. */
    private fun rookOf(castling: Castling): Int? {
        val king = kingOf(castling.color) ?: return null
        val rank = king / 8 * 8
        if (rank != if (castling.color == PlayerColor.WHITE) 0 else LAST_RANK) return null
        val rook = if (castling.color == PlayerColor.WHITE) WHITE_ROOK else BLACK_ROOK
        val squares = if (castling.isShort) rank + 7 downTo king + 1 else rank until king
        return squares.find { board[it] == rook }
    }

    private fun kingOf(color: PlayerColor): Int? {
        val king = if (color == PlayerColor.WHITE) WHITE_KING else BLACK_KING
        return board.indexOf(king).takeIf { it >= 0 }
    }

    /** The right that a letter of a FEN stands for: K, q, or a rook's file as Chess960 has it. */
    private fun rightOf(letter: Char): Castling? {
        val color = if (letter.isUpperCase()) PlayerColor.WHITE else PlayerColor.BLACK
        val isShort = when (letter.lowercaseChar()) {
            'k' -> true
            'q' -> false
            in 'a'..'h' -> letter.lowercaseChar() - 'a' > (kingOf(color) ?: return null) % 8
            else -> return null
        }
        return Castling.entries.find { it.color == color && it.isShort == isShort }
    }

    companion object {
        const val WHITE_PAWN: Byte = 1
        private const val SQUARES = 64
        private const val LAST_RANK = 56
        private const val KINGS_FILE = 4
        private const val WHITE_ROOK: Byte = 4
        private const val WHITE_KING: Byte = 6
        private const val BLACK_ROOK: Byte = 12
        private const val BLACK_KING: Byte = 14
        private const val PAWN = 1
        private const val BLACK = 8
        private val BACK_RANK = listOf(4, 2, 3, 5, 6, 3, 2, 4)

        private val START = ByteArray(SQUARES) { square ->
            val file = square % 8
            when (square / 8) {
                0 -> BACK_RANK[file]
                1 -> PAWN
                6 -> BLACK + PAWN
                7 -> BLACK + BACK_RANK[file]
                else -> 0
            }.toByte()
        }
    }
}
