package app.annabella.core.transcript

import app.annabella.core.MoveSquares
import app.annabella.core.PieceKind

internal fun squareName(square: UByte): String {
    val number = square.toInt()
    return "${'a' + number % 8}${'1' + number / 8}"
}

/** A move as UCI has it, castling as king onto rook. */
internal fun uci(squares: MoveSquares): String {
    val letter = if (squares.promotion == PieceKind.KNIGHT) "n" else squares.promotion?.name?.take(1)
    return squareName(squares.from) + squareName(squares.to) + letter.orEmpty().lowercase()
}
