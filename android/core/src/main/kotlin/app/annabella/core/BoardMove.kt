package app.annabella.core

/**
 * A legal move or the last one, as a screen shows it. Squares are numbers, 0 = a1, 63 = h8.
 *
 * @property squares from where to where, to be played as it is; castling goes from the
 *   king's square to the rook's.
 * @property kind what it does beside that.
 * @property arrival where the piece stands afterwards.
 */
data class BoardMove(val squares: MoveSquares, val kind: MoveKind, val arrival: UByte)

/** The legal moves of the piece on this square; crosses nothing, for any thread. */
fun GameView.movesFrom(square: UByte): List<BoardMove> =
    (legalMoves.indices step BYTES)
        .filter { legalMoves[it] == square.toByte() }
        .map { unpacked(legalMoves, it) }

/** The last move; null before the first. Crosses nothing, for any thread. */
val GameView.latestMove: BoardMove?
    get() = if (lastMove.isEmpty()) null else unpacked(lastMove, 0)

private fun unpacked(packed: ByteArray, at: Int): BoardMove {
    val (from, to, does, arrival) = packed.slice(at until at + BYTES)
    val (kind, promotion) = DOES[does.toInt()]
    return BoardMove(MoveSquares(from.toUByte(), to.toUByte(), promotion), kind, arrival.toUByte())
}

private const val BYTES = 4

/** What the third byte of a move says. */
private val DOES = listOf(
    MoveKind.PLAIN to null,
    MoveKind.EN_PASSANT to null,
    MoveKind.CASTLE to null,
    MoveKind.PROMOTION to PieceKind.KNIGHT,
    MoveKind.PROMOTION to PieceKind.BISHOP,
    MoveKind.PROMOTION to PieceKind.ROOK,
    MoveKind.PROMOTION to PieceKind.QUEEN,
)
