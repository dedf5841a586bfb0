package app.annabella.core.transcript

import app.annabella.core.GameKind
import app.annabella.core.GamePath
import app.annabella.core.GameView
import app.annabella.core.PieceKind
import app.annabella.core.from
import app.annabella.core.to

internal fun squareName(square: Int): String = "${'a' + square % 8}${'1' + square / 8}"

/** A move as UCI has it, castling as king onto rook. */
internal fun uci(path: GamePath): String {
    val letter = if (path.becomes == PieceKind.KNIGHT) "n" else path.becomes?.name?.take(1)
    return squareName(path.from) + squareName(path.to) + letter.orEmpty().lowercase()
}

/** Which game, and how wide its board is: what the texts of moves depend on. */
internal data class GameShape(val kind: GameKind, val columns: UByte)

internal val GameView.shape: GameShape get() = GameShape(kind, columns)

/** A move as its game writes it: `e2e4`, `11-15`, `11x18`, `d4`, `pass`. */
internal fun written(shape: GameShape, path: GamePath): String = when (shape.kind) {
    GameKind.CHESS, GameKind.CHESS960 -> uci(path)
    GameKind.CHECKERS -> numbered(path.points.map { it.toInt() })
    GameKind.YIN_YANG -> path.points.singleOrNull()?.let { pointName(it.toInt(), shape.columns.toInt()) }
        ?: "pass"
}

/** A point of a board of stones, whose columns have no I. */
private fun pointName(point: Int, columns: Int): String =
    "${"abcdefghjklmnopqrst"[point % columns]}${point / columns + 1}"

private fun numbered(points: List<Int>): String {
    val rows = points[1] / 8 - points[0] / 8
    val sign = if (rows == 1 || rows == -1) "-" else "x"
    return points.joinToString(sign) { "${4 * (it / 8) + 4 - it % 8 / 2}" }
}
