package app.annabella.board

import android.graphics.Canvas

/** Draws the board and the pieces of one game. Allocates nothing while it draws. */
interface BoardPainter {
    /** Whether pieces stand where lines cross; the painter draws their marks by itself then. */
    val isOnLines: Boolean get() = false

    /** The part of the board's side that is left free at each edge for what is written there. */
    val border: Float get() = 0f

    /** Whether coordinates stand in a rim around the squares, where the board has room for it. */
    val hasRim: Boolean get() = false

    /** Whether squares are named in their corner above on the left, which the last move leaves free. */
    val namesSquares: Boolean get() = false

    /** What a column is called, counted from 0 at the first player's left. */
    fun columnName(column: Int): String = "${'a' + column}"

    /** [lastMove] is where it went. */
    fun drawSquares(canvas: Canvas, geometry: BoardGeometry, lastMove: List<Int>)

    /** [piece] is what the game's view has for it; [isTurned] lets it face the other way. */
    fun drawPiece(canvas: Canvas, piece: Byte, left: Float, top: Float, size: Float, isTurned: Boolean)

    /** A piece that matters before all others: one in danger, or one that has to move. */
    fun drawAlarm(canvas: Canvas, marks: BoardMarks, left: Float, top: Float, size: Float) =
        marks.drawCheck(canvas, left, top, size)

    /** All marks of a board on lines. */
    fun drawMarks(canvas: Canvas, geometry: BoardGeometry, picture: BoardPicture) = Unit

    /** What is to be put on a point of lines, and is not there yet. */
    fun drawGhost(canvas: Canvas, piece: Byte, left: Float, top: Float, size: Float) = Unit

    /** What is written on squares over their marks; [cursor] is where the keys are, if they are seen. */
    fun drawNames(canvas: Canvas, geometry: BoardGeometry, picture: BoardPicture, cursor: Int) = Unit
}
