package app.annabella.setup

import android.content.res.ColorStateList
import android.view.View
import android.widget.ImageButton
import app.annabella.R
import app.annabella.board.BoardPainter
import app.annabella.board.PieceDrawable
import app.annabella.ui.EqualGrid
import app.annabella.ui.Shape
import app.annabella.ui.Ui

/** A button for each piece, and one that takes away; the one that is chosen has a frame. */
class PieceChooser(
    private val ui: Ui,
    painter: BoardPainter,
    pieces: List<Pair<Byte, Int>>,
    private val choose: (Byte) -> Unit,
) {
    /** Each player's in a line, and at the end of the first what takes away. */
    private val choices = (pieces.size / 2).let { half ->
        pieces.take(half) + (NOTHING to R.string.setup_erase) + pieces.drop(half)
    }
    private val buttons = choices.map { (piece, name) -> button(painter, piece, name) }

    val view: View = EqualGrid(ui.context, ui.dp(4), pieces.size / 2 + 1).apply { buttons.forEach(::addView) }

    fun show(chosen: Byte) = buttons.forEachIndexed { index, button ->
        button.isSelected = choices[index].first == chosen
    }

    private fun button(painter: BoardPainter, piece: Byte, name: Int): ImageButton =
        ImageButton(ui.context).apply {
            if (piece == NOTHING) {
                setImageResource(R.drawable.ic_trash)
                imageTintList = ColorStateList.valueOf(ui.theme.ink)
            } else {
                setImageDrawable(PieceDrawable(painter, piece, ui.dp(PIECE_DP)))
            }
            contentDescription = ui.context.getString(name)
            tooltipText = contentDescription
            minimumWidth = ui.dp(Ui.TOUCH_DP)
            minimumHeight = ui.dp(Ui.TOUCH_DP)
            setPadding(ui.dp(6), ui.dp(6), ui.dp(6), ui.dp(6))
            val shape = Shape(ui, Shape.SMALL_DP)
            val chosen = shape.face(ui.theme.accentWash, ui.theme.accent, CHOSEN_DP)
            background = shape.control(ui.theme.wash, chosen = chosen)
            setOnClickListener { choose(piece) }
        }

    private companion object {
        const val NOTHING: Byte = 0
        const val PIECE_DP = 36
        const val CHOSEN_DP = 3
    }
}
