package app.annabella.board

/** All that is seen on a board, whose squares are counted from the near left; nobody changes it. */
class BoardPicture(
    /** What stands on each square, as a game's view has it. */
    val pieces: ByteArray,
    val columns: Int = SIDE,
    val rows: Int = SIDE,
    /** Where the last move went, from its first point to its last; empty before the first. */
    val lastMove: List<Int> = emptyList(),
    /** What a player must not overlook: the king in check, the pieces that have to jump. */
    val alarms: List<Int> = emptyList(),
    /** The square that is chosen, and those over which its piece is to go. */
    val selected: List<Int> = emptyList(),
    /** Where the chosen piece can go, and what it can take there or on the way. */
    val targets: Set<Int> = emptySet(),
    /** What binds a player because he has touched it. */
    val touched: Set<Int> = emptySet(),
    /** From where to where a hint goes. */
    val hint: Pair<Int, Int>? = null,
    /** The pieces are there and not to be seen. */
    val hidesPieces: Boolean = false,
    /** The squares that keys and screen readers pass over. */
    val passed: Set<Int> = emptySet(),
    /** What a player puts on a point now; 0 where nothing is put, or it is nobody's turn. */
    val placed: Byte = 0,
    /** From where to where a move goes that is shown and not made. */
    val waiting: Pair<Int, Int>? = null,
    /** The empty points on which he may put nothing. */
    val forbidden: List<Int> = emptyList(),
) {
    /** Whether something is marked on a square, besides the last move. */
    fun marks(square: Int): Boolean =
        square in alarms || square in selected || square in targets || square in touched

    companion object {
        private const val SIDE = 8
        val EMPTY = BoardPicture(ByteArray(SIDE * SIDE))
    }
}
