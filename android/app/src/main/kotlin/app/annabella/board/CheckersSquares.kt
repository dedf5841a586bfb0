package app.annabella.board

/** The squares of a checkers board by their points, row by row from Red's near left. */
object CheckersSquares {
    private const val SIDE = 8
    private const val IN_A_ROW = 4
    private const val COUNT = SIDE * SIDE

    /** On which nothing is played. */
    val LIGHT: Set<Int> = (0 until COUNT).filterNot(::isDark).toSet()

    fun isDark(point: Int): Boolean = (point / SIDE + point % SIDE) % 2 == 0

    /** The number that a dark square has, 1 to 32. */
    fun numberOf(point: Int): Int = IN_A_ROW * (point / SIDE) + IN_A_ROW - point % SIDE / 2

    /** What is jumped on the way from one point to the next; null for a step. */
    fun between(from: Int, to: Int): Int? {
        val rows = to / SIDE - from / SIDE
        return if (rows == 2 || rows == -2) (from + to) / 2 else null
    }
}
