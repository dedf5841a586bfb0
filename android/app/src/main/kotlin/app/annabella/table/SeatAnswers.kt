package app.annabella.table

import android.util.TypedValue
import android.view.View
import android.widget.TextView
import app.annabella.board.BoardView
import app.annabella.game.ActionButtons
import app.annabella.game.GameActions
import app.annabella.ui.LinesScroll
import app.annabella.ui.Shape
import app.annabella.ui.Ui
import app.annabella.ui.YieldingColumn

/** What the game waits for from one player at a table, with what he is asked, where that is asked. */
class SeatAnswers(private val ui: Ui, board: BoardView, lettersPercent: Int = 100) {
    private val question: TextView = ui.body("").apply {
        setTextSize(TypedValue.COMPLEX_UNIT_SP, ui.bodySp * lettersPercent / 100)
    }
    private val usual = question.typeface
    private val strong = ui.name("").typeface
    private val buttons = ActionButtons(ui, board)
    private val words = LinesScroll(ui.context, question)
    private val plate = Shape(ui, Shape.TILE_DP).chosen(ui.theme.accentWash)

    /** Both of its parts, of which one may be without height. */
    val views: List<View> = listOf(words, buttons.view)

    /** Something is asked or waited for. */
    var isSeen = false
        private set

    /** Something is asked or told, beside which what was said before is of no use. */
    var hasWords = false
        private set

    /** Something is to be answered. */
    var isQuestion = false
        private set

    init {
        show("", emptyList())
    }

    /** The answers are always whole; before them the words yield down to one line. */
    fun addTo(column: YieldingColumn, rank: Int, gap: Int) {
        column.addYielding(words, rank, gap) { words.heightOf(1) }
        column.add(buttons.view, ui.dp(4))
    }

    fun show(words: CharSequence, actions: List<GameActions.Action>) {
        question.text = words
        question.visibility = if (words.isEmpty()) View.GONE else View.VISIBLE
        hasWords = words.isNotEmpty()
        isQuestion = hasWords && actions.any { it.label in ActionButtons.ANSWERS }
        mark(isQuestion)
        buttons.show(actions, isQuestion)
        isSeen = words.isNotEmpty() || actions.isNotEmpty()
    }

    /** What he has to answer stands out from all that only tells: by its weight, a plate and a line. */
    private fun mark(isAsked: Boolean) {
        question.typeface = if (isAsked) strong else usual
        words.background = if (isAsked) plate else null
        if (isAsked) words.surround(ui.dp(SIDE_DP), ui.dp(EDGE_DP)) else words.surround(0, 0)
    }

    private companion object {
        const val SIDE_DP = 12
        const val EDGE_DP = 8
    }
}
