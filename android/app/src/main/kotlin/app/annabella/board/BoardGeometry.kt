package app.annabella.board

/**
 * Where the 64 squares lie, in pixels from the view's corner; 0 = a1, 63 = h8. Never
 * mirrored: seen by White a1 is below on the left, in every language.
 */
class BoardGeometry {
    /** The side of a square. */
    var square = 0f
        private set
    private var left = 0f
    private var top = 0f

    /** Black is below. */
    var isFlipped = false

    /** Fits the board into a view of this size. */
    fun fit(width: Int, height: Int) {
        // whole pixels, so that edges are sharp
        square = (minOf(width, height) / 8).toFloat()
        left = ((width - 8 * square) / 2).toInt().toFloat()
        top = ((height - 8 * square) / 2).toInt().toFloat()
    }

    fun leftOf(number: Int): Float = left + column(number) * square

    fun topOf(number: Int): Float = top + row(number) * square

    /** From the left, as it is seen. */
    fun column(number: Int): Int = if (isFlipped) 7 - number % 8 else number % 8

    /** From above, as it is seen. */
    fun row(number: Int): Int = if (isFlipped) number / 8 else 7 - number / 8

    /** The square in this column and row as they are seen. */
    fun at(column: Int, row: Int): Int =
        if (isFlipped) row * 8 + 7 - column else (7 - row) * 8 + column

    /** The square under a point; -1 beside the board. */
    fun under(x: Float, y: Float): Int {
        if (square == 0f || x < left || y < top) return NONE
        val column = ((x - left) / square).toInt()
        val row = ((y - top) / square).toInt()
        return if (column > 7 || row > 7) NONE else at(column, row)
    }

    companion object {
        const val NONE = -1
    }
}
