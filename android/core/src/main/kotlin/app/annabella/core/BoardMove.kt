package app.annabella.core

/**
 * A legal move or the last one, as a screen shows it. Points are numbers, row by row from
 * the first player's near left: in chess 0 = a1, 63 = h8.
 *
 * @property path over which points, to be played as it is; castling goes from the king's
 *   square to the rook's.
 * @property kind what it does beside that.
 * @property arrival where the piece stands afterwards.
 */
data class BoardMove(val path: GamePath, val kind: MoveKind, val arrival: Int)

/** All legal moves. Crosses nothing, for any thread. */
val GameView.moves: List<BoardMove>
    get() = unpacked(legalMoves)

/** The legal moves that begin on this point. Crosses nothing, for any thread. */
fun GameView.movesFrom(point: Int): List<BoardMove> =
    moves.filter { it.path.points.firstOrNull()?.toInt() == point }

/** The legal moves that are begun with these points and go on. Crosses nothing, for any thread. */
fun GameView.movesOver(points: List<Int>): List<BoardMove> {
    val begun = points.map(Int::toUShort)
    return moves.filter { it.path.points.size > begun.size && it.path.points.take(begun.size) == begun }
}

/** The last move; null before the first, and after a pass. Crosses nothing, for any thread. */
val GameView.latestMove: BoardMove?
    get() = unpacked(lastMove).firstOrNull()?.takeIf { it.path.points.isNotEmpty() }

private fun unpacked(packed: ByteArray): List<BoardMove> = buildList {
    var at = 0
    while (at < packed.size) {
        val count = packed[at].toInt()
        val (kind, becomes) = meaning(packed[at + 1].toInt())
        val first = at + HEAD
        val points = List(count) { packed.pointAt(first + POINT + it * POINT) }
        add(BoardMove(GamePath(points, becomes), kind, packed.pointAt(first).toInt()))
        at = first + POINT + count * POINT
    }
}

/** Two bytes, the lower first. */
private fun ByteArray.pointAt(at: Int): UShort =
    (this[at].toUByte().toInt() + (this[at + 1].toUByte().toInt() shl Byte.SIZE_BITS)).toUShort()

/** What the second byte of a move says. */
private fun meaning(does: Int): Pair<MoveKind, PieceKind?> = when (does) {
    0 -> MoveKind.PLAIN to null
    1 -> MoveKind.EN_PASSANT to null
    2 -> MoveKind.CASTLE to null
    // one more than the piece has on a board
    else -> MoveKind.PROMOTION to PieceKind.entries[does - 2]
}

/** How many bytes stand before the points of a move. */
private const val HEAD = 2

/** How many bytes a point has. */
private const val POINT = 2
