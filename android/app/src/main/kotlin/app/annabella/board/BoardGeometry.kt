package app.annabella.board

/**
 * Where the squares lie, in pixels from the view's corner; in chess 0 = a1, 63 = h8. Never
 * mirrored: seen by the first player 0 is below on the left, in every language.
 */
class BoardGeometry {
    var columns = USUAL
        private set
    var rows = USUAL
        private set

    /** The side of a square. */
    var square = 0f
        private set
    private var left = 0f
    private var top = 0f
    private var width = 0
    private var height = 0

    /** The second player is below. */
    var isFlipped = false

    /** Takes another board into the same view. */
    fun shape(columns: Int, rows: Int) {
        if (columns == this.columns && rows == this.rows) return
        this.columns = columns
        this.rows = rows
        fit(width, height)
    }

    /** Fits the board into a view of this size. */
    fun fit(width: Int, height: Int) {
        this.width = width
        this.height = height
        // whole pixels, so that edges are sharp
        square = minOf(width / columns, height / rows).toFloat()
        left = ((width - columns * square) / 2).toInt().toFloat()
        top = ((height - rows * square) / 2).toInt().toFloat()
    }

    fun leftOf(number: Int): Float = left + column(number) * square

    fun topOf(number: Int): Float = top + row(number) * square

    /** From the left, as it is seen. */
    fun column(number: Int): Int = if (isFlipped) columns - 1 - number % columns else number % columns

    /** From above, as it is seen. */
    fun row(number: Int): Int = if (isFlipped) number / columns else rows - 1 - number / columns

    /** The square in this column and row as they are seen. */
    fun at(column: Int, row: Int): Int =
        if (isFlipped) row * columns + columns - 1 - column else (rows - 1 - row) * columns + column

    /** The square under a point; -1 beside the board. */
    fun under(x: Float, y: Float): Int {
        if (square == 0f || x < left || y < top) return NONE
        val column = ((x - left) / square).toInt()
        val row = ((y - top) / square).toInt()
        return if (has(column, row)) at(column, row) else NONE
    }

    fun has(column: Int, row: Int): Boolean = column in 0 until columns && row in 0 until rows

    companion object {
        const val NONE = -1
        private const val USUAL = 8
    }
}
