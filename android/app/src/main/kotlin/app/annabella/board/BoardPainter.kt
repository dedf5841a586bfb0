package app.annabella.board

import android.graphics.Canvas

/** Draws the squares and pieces of one game. Allocates nothing while it draws. */
interface BoardPainter {
    fun drawSquares(canvas: Canvas, geometry: BoardGeometry)

    /** [piece] is what the game's view has for it; [isTurned] lets it face the other way. */
    fun drawPiece(canvas: Canvas, piece: Byte, left: Float, top: Float, size: Float, isTurned: Boolean)

    /** What is written on squares over their marks; [cursor] is where the keys are, if they are seen. */
    fun drawNames(canvas: Canvas, geometry: BoardGeometry, picture: BoardPicture, cursor: Int) = Unit
}
