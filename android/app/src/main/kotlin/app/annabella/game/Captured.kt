package app.annabella.game

import app.annabella.core.PlayerColor

/** What a side has captured, from the boards at the start and now; promotion counts as no loss. */
object Captured {
    /** The codes of queen, rook, bishop, knight, pawn, and what they are worth, about. */
    private val ORDER = listOf(5 to 9, 4 to 5, 3 to 3, 2 to 3, 1 to 1)
    private const val BLACK = 8

    /** The pieces that [by] has captured, as bytes of a board, the most valuable first. */
    fun by(by: PlayerColor, start: ByteArray, now: ByteArray): ByteArray {
        val base = if (by == PlayerColor.WHITE) BLACK else 0
        val gone = ORDER.associate { (kind, _) ->
            kind to count(start, base + kind) - count(now, base + kind)
        }
        // a pawn that became a piece was not captured
        val promoted = gone.values.filter { it < 0 }.sumOf { -it }
        return ORDER.flatMap { (kind, _) ->
            val lost = gone.getValue(kind) - if (kind == 1) promoted else 0
            List(lost.coerceAtLeast(0)) { (base + kind).toByte() }
        }.toByteArray()
    }

    /** By how much [color] is ahead of the other side; below 0 if he is behind. */
    fun lead(color: PlayerColor, board: ByteArray): Int {
        val white = ORDER.sumOf { (kind, worth) ->
            worth * (count(board, kind) - count(board, BLACK + kind))
        }
        return if (color == PlayerColor.WHITE) white else -white
    }

    private fun count(board: ByteArray, code: Int): Int = board.count { it.toInt() == code }
}
