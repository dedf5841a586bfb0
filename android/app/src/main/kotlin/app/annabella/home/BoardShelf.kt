package app.annabella.home

import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import app.annabella.R
import app.annabella.board.BoardPainter
import app.annabella.board.StillBoard
import app.annabella.ui.EqualGrid
import app.annabella.ui.Ui

/** The boards of a simultaneous display beside each other; a touch of one goes on there. */
class BoardShelf(private val ui: Ui, private val play: (Int) -> Unit) {
    private val grid = EqualGrid(ui.context, ui.dp(8), COLUMNS)

    val view: View = ui.column(ui.section(ui.text(R.string.home_boards)), grid, gap = 8)

    fun show(boards: List<ShelvedBoard>, painter: BoardPainter) {
        view.visibility = if (boards.isEmpty()) View.GONE else View.VISIBLE
        grid.removeAllViews()
        boards.forEach { grid.addView(cell(it, painter)) }
    }

    private fun cell(shelved: ShelvedBoard, painter: BoardPainter): View {
        val board = StillBoard(ui.context, ui.theme, painter).apply {
            picture = shelved.board.picture
            isFlipped = shelved.board.isFlipped
            contentDescription = "${shelved.name}. ${shelved.standing}"
            isFocusable = true
            setOnClickListener { play(shelved.number) }
        }
        val name = ui.small(shelved.name).apply {
            // it is the board's own name
            importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        }
        return LinearLayout(ui.context).apply {
            orientation = LinearLayout.VERTICAL
            addView(board, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
            addView(name)
        }
    }

    private companion object {
        const val COLUMNS = 4
    }
}
