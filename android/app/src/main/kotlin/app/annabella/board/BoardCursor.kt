package app.annabella.board

import android.view.KeyEvent

/** Where the keys are on a board: always somewhere, seen while the board has the focus. */
class BoardCursor(private val drawing: BoardDrawing) {
    private val geometry = drawing.geometry

    /** The square. */
    var at = FIRST

    /** Where an arrow key leads from here; null beyond the edge, and for all other keys. */
    fun after(keyCode: Int): Int? {
        val (right, down) = when (keyCode) {
            KeyEvent.KEYCODE_DPAD_LEFT -> -1 to 0
            KeyEvent.KEYCODE_DPAD_RIGHT -> 1 to 0
            KeyEvent.KEYCODE_DPAD_UP -> 0 to -1
            KeyEvent.KEYCODE_DPAD_DOWN -> 0 to 1
            else -> return null
        }
        val column = geometry.column(at) + right
        val row = geometry.row(at) + down
        if (!geometry.has(column, row)) return null
        val next = geometry.at(column, row)
        return if (next in drawing.picture.passed) beside(next, right) else next
    }

    /** In a row to the one after; from row to row to the other one of its two columns, and back. */
    private fun beside(square: Int, right: Int): Int? {
        if (right == 0) return square - square % geometry.columns + (square % geometry.columns xor 1)
        val column = geometry.column(square) + right
        val row = geometry.row(square)
        return if (geometry.has(column, row)) geometry.at(column, row) else null
    }

    companion object {
        private const val FIRST = 4

        fun isArrow(keyCode: Int): Boolean =
            keyCode in KeyEvent.KEYCODE_DPAD_UP..KeyEvent.KEYCODE_DPAD_RIGHT

        fun isClick(keyCode: Int): Boolean = when (keyCode) {
            KeyEvent.KEYCODE_DPAD_CENTER, KeyEvent.KEYCODE_ENTER, KeyEvent.KEYCODE_SPACE,
            KeyEvent.KEYCODE_NUMPAD_ENTER,
            -> true
            else -> false
        }
    }
}
