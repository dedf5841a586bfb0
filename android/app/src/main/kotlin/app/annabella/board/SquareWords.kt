package app.annabella.board

/** What a screen reader says of the state of a square. */
class SquareWords(
    val selected: String,
    val target: String,
    val capture: String,
    val lastMove: String,
    val alarm: String?,
    val touched: String,
    val forbidden: String,
) {
    /** All that is so of a square, what matters most first. */
    fun of(square: Int, picture: BoardPicture): String = buildList {
        if (square in picture.selected) add(selected)
        if (square in picture.alarms) alarm?.let(::add)
        // what is in the hand was touched
        if (square in picture.touched && square !in picture.selected) add(touched)
        if (square in picture.targets) add(if (picture.pieces[square] == EMPTY) target else capture)
        if (square in picture.forbidden) add(forbidden)
        if (square in picture.lastMove) add(lastMove)
    }.joinToString()

    private companion object {
        const val EMPTY: Byte = 0
    }
}
