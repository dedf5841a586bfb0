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
class PieceChooser(
    private val ui: Ui,
    painter: BoardPainter,
    pieces: List<Pair<Byte, Int>>,
    private val choose: (Byte) -> Unit,
) {
    private val choices = pieces + (NOTHING to R.string.setup_erase)
    private val buttons = choices.map { (piece, name) -> button(painter, piece, name) }

    /** Each player's in a line. */
    val view: View =
        ui.column(flow(buttons.take(pieces.size / 2)), flow(buttons.drop(pieces.size / 2)), gap = 4)

    fun show(chosen: Byte) = buttons.forEachIndexed { index, button ->
        button.isSelected = choices[index].first == chosen
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

    private companion object {
        const val NOTHING: Byte = 0
        const val PIECE_DP = 32
    }
}
