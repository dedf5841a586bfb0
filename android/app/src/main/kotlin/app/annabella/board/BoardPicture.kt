package app.annabella.board

/** All that is seen on a board, whose squares are counted from the near left; nobody changes it. */
class BoardPicture(
    /** What stands on each square, as a game's view has it. */
    val pieces: ByteArray,
    val columns: Int = SIDE,
    val rows: Int = SIDE,
    /** From where to where the last move went; empty before the first. */
    val lastMove: List<Int> = emptyList(),
    /** What is in danger, such as the king in check. */
    val alarms: List<Int> = emptyList(),
    /** The square that is chosen, and those over which its piece is to go. */
    val selected: List<Int> = emptyList(),
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
        private const val SIDE = 8
        val EMPTY = BoardPicture(ByteArray(SIDE * SIDE))
    }
}
