package app.annabella.game

import android.view.View
import android.widget.ImageView
import app.annabella.board.BoardPainter
import app.annabella.board.PieceDrawable
import app.annabella.ui.Shape
import app.annabella.ui.Ui

/** The piece with which somebody plays. */
class Avatar(private val ui: Ui, private val painter: BoardPainter, private val pieceDp: Int) {
    private var piece: Byte = 0

    val view = ImageView(ui.context).apply {
        background = Shape(ui, Shape.SMALL_DP).still(ui.theme.lightSquare)
        scaleType = ImageView.ScaleType.CENTER
        importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    fun show(piece: Byte) {
        if (this.piece == piece) return
        this.piece = piece
        view.setImageDrawable(PieceDrawable(painter, piece, ui.dp(pieceDp)))
    }
}
