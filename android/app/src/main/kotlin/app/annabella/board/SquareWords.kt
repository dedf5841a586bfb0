package app.annabella.board

/** What a screen reader says of the state of a square. */
class SquareWords(
    val selected: String,
    val target: String,
    val capture: String,
    val lastMove: String,
    val check: String,
)
