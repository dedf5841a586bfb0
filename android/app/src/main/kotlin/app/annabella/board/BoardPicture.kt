package app.annabella.board

/** All that is seen on a board of 64 squares, 0 = a1; nobody changes it. */
class BoardPicture(
    /** What stands on each square, as a game's view has it. */
    val pieces: ByteArray,
    /** From where to where the last move went; empty before the first. */
    val lastMove: List<Int> = emptyList(),
    /** The king in check. */
    val check: Int? = null,
    /** The square that is chosen. */
    val selected: Int? = null,
    /** Where the chosen piece can go. */
    val targets: Set<Int> = emptySet(),
    /** What binds a player because he has touched it. */
    val touched: Set<Int> = emptySet(),
    /** From where to where a hint goes. */
    val hint: Pair<Int, Int>? = null,
    /** The pieces are there and not to be seen. */
    val hidesPieces: Boolean = false,
) {
    companion object {
        val EMPTY = BoardPicture(ByteArray(64))
    }
}
