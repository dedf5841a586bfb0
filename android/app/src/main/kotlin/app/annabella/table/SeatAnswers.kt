package app.annabella.table

import android.view.View
import android.widget.ScrollView
import android.widget.TextView
import app.annabella.board.BoardView
import app.annabella.game.ActionButtons
import app.annabella.game.GameActions
import app.annabella.ui.Ui
import app.annabella.ui.YieldingColumn

/** What the game waits for from one player at a table, with what he is asked, where that is asked. */
class SeatAnswers(private val ui: Ui, board: BoardView) {
    private val question: TextView = ui.body("")
    private val buttons = ActionButtons(ui, board)
    private val words = ScrollView(ui.context).apply {
        isFocusable = false
        addView(question)
    }

    /** Both of its parts, of which one may be without height. */
    val views: List<View> = listOf(words, buttons.view)

    /** Something is asked or waited for. */
    var isSeen = false
        private set

    init {
        show("", emptyList())
    }

    /** The answers are always whole; before them the words yield down to one line. */
    fun addTo(column: YieldingColumn, rank: Int, gap: Int) {
        column.addYielding(words, rank, gap) { minOf(question.lineHeight, question.measuredHeight) }
        column.add(buttons.view, ui.dp(4))
    }

    fun show(words: CharSequence, actions: List<GameActions.Action>) {
        question.text = words
        question.visibility = if (words.isEmpty()) View.GONE else View.VISIBLE
        buttons.show(actions)
        isSeen = words.isNotEmpty() || actions.isNotEmpty()
    }
}
