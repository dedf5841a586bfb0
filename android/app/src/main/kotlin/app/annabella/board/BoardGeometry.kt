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

    /** Pieces stand where lines cross, in the middle of each place. */
    var isOnLines = false

    /** The part of the smaller side of the view that is free beyond each edge. */
    var border = 0f
        set(value) {
            if (value == field) return
            field = value
            fit(width, height)
        }

    /** How wide a rim around the squares is in pixels, where the board has room for one. */
    var rim = 0f
        set(value) {
            if (value == field) return
            field = value
            fit(width, height)
        }

    /** There is room for the rim, in the place of a free border. */
    var isRimmed = false
        private set

    /** What is free beyond each edge, in pixels. */
    var borderSize = 0f
        private set

    /** Somebody sits at the far edge, too. */
    var isReadFromFar = false

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
        val side = minOf(width, height)
        isRimmed = rim > 0f && side >= rim * LEAST_RIMS
        borderSize = (if (isRimmed) rim else side * border).toInt().toFloat()
        val free = 2 * borderSize.toInt()
        // whole pixels, so that edges are sharp
        square = minOf((width - free) / columns, (height - free) / rows).coerceAtLeast(0).toFloat()
        left = ((width - columns * square) / 2).toInt().toFloat()
        top = ((height - rows * square) / 2).toInt().toFloat()
    }

    fun leftOf(number: Int): Float = left + column(number) * square

    fun topOf(number: Int): Float = top + row(number) * square

    /** The middle of a square, where its lines cross. */
    fun middleX(number: Int): Float = leftOf(number) + square / 2

    fun middleY(number: Int): Float = topOf(number) + square / 2

    /** The whole board with its border. */
    val boardLeft: Float get() = left - beyond
    val boardTop: Float get() = top - beyond
    val boardRight: Float get() = left + columns * square + beyond
    val boardBottom: Float get() = top + rows * square + beyond

    /** With what whole pixels leave over on each side. */
    private val beyond: Float get() = minOf(left, top)

    /** From the left, as it is seen. */
    fun column(number: Int): Int = if (isFlipped) columns - 1 - number % columns else number % columns

    /** From above, as it is seen. */
    fun row(number: Int): Int = if (isFlipped) number / columns else rows - 1 - number / columns

    /** The square in this column and row as they are seen. */
    fun at(column: Int, row: Int): Int =
        if (isFlipped) row * columns + columns - 1 - column else (rows - 1 - row) * columns + column

    /** The square under a point, or the nearest where lines cross; -1 beside the board. */
    fun under(x: Float, y: Float): Int {
        if (isOnLines) return nearest(x, y)
        if (square == 0f || x < left || y < top) return NONE
        val column = ((x - left) / square).toInt()
        val row = ((y - top) / square).toInt()
        return if (has(column, row)) at(column, row) else NONE
    }

    private fun nearest(x: Float, y: Float): Int {
        val isBeside = x < boardLeft || y < boardTop || x >= boardRight || y >= boardBottom
        if (square == 0f || isBeside) return NONE
        val column = ((x - left) / square).toInt().coerceIn(0, columns - 1)
        val row = ((y - top) / square).toInt().coerceIn(0, rows - 1)
        return at(column, row)
    }

    fun has(column: Int, row: Int): Boolean = column in 0 until columns && row in 0 until rows

    companion object {
        const val NONE = -1
        private const val USUAL = 8

        /** A board has a rim if it is so many times as wide as that. */
        private const val LEAST_RIMS = 16
    }
}
