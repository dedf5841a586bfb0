package app.annabella.core

/** A piece on a board. */
data class BoardPiece(val color: PlayerColor, val kind: PieceKind)

/**
 * What stands on a square, 0 = a1, 63 = h8, of a board of 64 bytes, such as that of a
 * view or of a saved game; null on an empty one. Crosses nothing, for any thread.
 */
fun ByteArray.pieceAt(square: UByte): BoardPiece? {
    val byte = this[square.toInt()].toInt()
    if (byte == 0) return null
    val color = if (byte < BLACK) PlayerColor.WHITE else PlayerColor.BLACK
    return BoardPiece(color, PieceKind.entries[byte % BLACK - 1])
}

// White's pieces are counted from 1, Black's from 9
private const val BLACK = 8
