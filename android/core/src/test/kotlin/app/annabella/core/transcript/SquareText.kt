package app.annabella.core.transcript

import app.annabella.core.GamePath
import app.annabella.core.PieceKind
import app.annabella.core.from
import app.annabella.core.to

internal fun squareName(square: Int): String = "${'a' + square % 8}${'1' + square / 8}"

/** A move as UCI has it, castling as king onto rook. */
internal fun uci(path: GamePath): String {
    val letter = if (path.becomes == PieceKind.KNIGHT) "n" else path.becomes?.name?.take(1)
    return squareName(path.from) + squareName(path.to) + letter.orEmpty().lowercase()
}

/** A move by the numbers of the squares of checkers. */
internal fun numbered(path: GamePath): String =
    path.points.joinToString("x") { "${4 * (it.toInt() / 8) + 4 - it.toInt() % 8 / 2}" }
