package app.annabella.table

import android.view.View
import android.widget.TextView
import app.annabella.board.BoardView
import app.annabella.game.ActionButtons
import app.annabella.game.GameActions
import app.annabella.ui.Ui

/** What the game waits for from one player at a table, with what he is asked, where that is asked. */
class SeatAnswers(ui: Ui, board: BoardView) {
    private val question: TextView = ui.body("")
    private val buttons = ActionButtons(ui, board)

    val view: View = ui.column(question, buttons.view, gap = 4)

    init {
        show("", emptyList())
    }

    fun show(words: CharSequence, actions: List<GameActions.Action>) {
        question.text = words
        question.visibility = if (words.isEmpty()) View.GONE else View.VISIBLE
        buttons.show(actions)
        view.visibility = if (words.isEmpty() && actions.isEmpty()) View.GONE else View.VISIBLE
    }
}
