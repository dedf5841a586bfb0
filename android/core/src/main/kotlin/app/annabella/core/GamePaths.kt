package app.annabella.core

/** The path that goes over these points. Crosses nothing, for any thread. */
fun pathOver(points: List<Int>, becomes: PieceKind? = null): GamePath =
    GamePath(points.map(Int::toUShort), becomes)

/** The path from one point to another. Crosses nothing, for any thread. */
fun pathOver(from: Int, to: Int, becomes: PieceKind? = null): GamePath =
    pathOver(listOf(from, to), becomes)

/** The point where it begins. Crosses nothing, for any thread. */
val GamePath.from: Int
    get() = points.first().toInt()

/** The last point; in castling that of the rook. Crosses nothing, for any thread. */
val GamePath.to: Int
    get() = points.last().toInt()
