package app.annabella.table

import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import android.widget.LinearLayout.LayoutParams
import android.widget.TextView
import app.annabella.R
import app.annabella.game.BoardTitle
import app.annabella.ui.Ui

/** Which of several boards this is, in a player's half of a table, and what leads to the others. */
class SeatBoards(ui: Ui, isBand: Boolean, step: (Int) -> Unit, choose: () -> Unit) {
    /** Room for both of its lines is kept, so that nothing moves when somebody waits. */
    private val title: TextView = ui.section("").apply {
        minLines = LINES
        maxLines = LINES
        gravity = Gravity.CENTER_VERTICAL
        setAutoSizeTextTypeUniformWithConfiguration(
            LEAST_SP,
            ui.smallSp.toInt(),
            1,
            TypedValue.COMPLEX_UNIT_SP,
        )
        // of the size that it begins with
        minHeight = LINES * lineHeight
    }

    val view: View = LinearLayout(ui.context).apply {
        val ways = ui.row(
            ui.icon(R.drawable.ic_up, R.string.boards_previous) { step(-1) },
            ui.icon(R.drawable.ic_boards, R.string.boards_title, choose),
            ui.icon(R.drawable.ic_down, R.string.boards_next) { step(1) },
            gap = 0,
        )
        if (isBand) {
            gravity = Gravity.CENTER_VERTICAL
            addView(title, LayoutParams(0, WRAP_CONTENT, 1f))
            addView(ways)
        } else {
            // beside the signs there is room for half a line
            orientation = LinearLayout.VERTICAL
            addView(title, LayoutParams(MATCH_PARENT, WRAP_CONTENT))
            addView(ways, LayoutParams(WRAP_CONTENT, WRAP_CONTENT).apply { gravity = Gravity.END })
        }
    }

    fun show(words: BoardTitle) {
        title.text = listOfNotNull(words.board, words.waiting).joinToString("\n")
        // to be read as one
        title.contentDescription = words.whole
    }

    private companion object {
        const val LINES = 2
        const val LEAST_SP = 10
    }
}
