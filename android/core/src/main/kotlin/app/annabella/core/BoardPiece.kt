package app.annabella.core

/** A piece on a board. */
data class BoardPiece(val side: GameSide, val kind: PieceKind)

/**
 * What stands on a point of a board, such as that of a view or of a saved game; null on an
 * empty one. Crosses nothing, for any thread.
 */
fun ByteArray.pieceAt(point: Int): BoardPiece? {
    val byte = this[point].toInt()
    if (byte == 0) return null
    val side = if (byte < SECOND) GameSide.FIRST else GameSide.SECOND
    return BoardPiece(side, PieceKind.entries[byte % SECOND - 1])
}

// the first player's pieces are counted from 1, the second's from 9
private const val SECOND = 8
