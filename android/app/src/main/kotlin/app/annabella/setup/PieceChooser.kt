package app.annabella.setup

import android.view.View
import android.widget.ImageButton
import app.annabella.R
import app.annabella.board.BoardPainter
import app.annabella.board.PieceDrawable
import app.annabella.ui.ButtonFace
import app.annabella.ui.FlowLayout
import app.annabella.ui.Ui

/** A button for each piece, and one that takes away; the one that is chosen has a frame. */
class PieceChooser(private val ui: Ui, painter: BoardPainter, private val choose: (Byte) -> Unit) {
    private val buttons = CHOICES.map { (piece, name) -> button(painter, piece, name) }

    val view: View = ui.column(flow(buttons.take(KINDS)), flow(buttons.drop(KINDS)), gap = 4)

    fun show(chosen: Byte) = buttons.forEachIndexed { index, button ->
        button.isSelected = CHOICES[index].first == chosen
    }

    private fun flow(views: List<View>) =
        FlowLayout(ui.context, ui.dp(4)).apply { views.forEach(::addView) }

    private fun button(painter: BoardPainter, piece: Byte, name: Int): ImageButton =
        ImageButton(ui.context).apply {
            if (piece == NOTHING) {
                setImageResource(R.drawable.ic_erase)
                setColorFilter(ui.theme.ink)
            } else {
                setImageDrawable(PieceDrawable(painter, piece, ui.dp(PIECE_DP)))
            }
            contentDescription = ui.context.getString(name)
            tooltipText = contentDescription
            minimumWidth = ui.dp(Ui.TOUCH_DP)
            minimumHeight = ui.dp(Ui.TOUCH_DP)
            setPadding(ui.dp(8), ui.dp(8), ui.dp(8), ui.dp(8))
            background = ButtonFace.choice(ui, ui.theme.lightSquare)
            setOnClickListener { choose(piece) }
        }

    companion object {
        private const val NOTHING: Byte = 0
        private const val PIECE_DP = 32
        private const val KINDS = 6

        /** As bytes of a board, with their names; White's first. */
        private val CHOICES: List<Pair<Byte, Int>> = listOf(
            6.toByte() to R.string.setup_white_king,
            5.toByte() to R.string.setup_white_queen,
            4.toByte() to R.string.setup_white_rook,
            3.toByte() to R.string.setup_white_bishop,
            2.toByte() to R.string.setup_white_knight,
            1.toByte() to R.string.setup_white_pawn,
            14.toByte() to R.string.setup_black_king,
            13.toByte() to R.string.setup_black_queen,
            12.toByte() to R.string.setup_black_rook,
            11.toByte() to R.string.setup_black_bishop,
            10.toByte() to R.string.setup_black_knight,
            9.toByte() to R.string.setup_black_pawn,
            NOTHING to R.string.setup_erase,
        )
    }
}
