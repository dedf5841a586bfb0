package app.annabella.game

import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.Button
import app.annabella.R
import app.annabella.board.BoardView
import app.annabella.ui.ButtonKind
import app.annabella.ui.FlowLayout
import app.annabella.ui.Ui
import app.annabella.ui.passOverEarlyTouches

/**
 * What can be done now, as buttons. One that stays is not made anew, so that a focus on it
 * stays; whoever was on one that is gone goes on at the next step of his move, if that is new, else
 * at the [board], or without one at what is new.
 */
class ActionButtons(private val ui: Ui, private val board: BoardView? = null) {
    private val row = FlowLayout(ui.context, ui.dp(8))

    private var areAnswers = false

    val view: View get() = row

    /**
     * Shows these, which are in the same order whenever they are shown. The answers among them stand
     * out, all alike, where they are what is to be done now.
     */
    fun show(actions: List<GameActions.Action>, areToAnswer: Boolean = false) {
        // how a button looks is chosen as it is made
        if (areAnswers != areToAnswer) buttons().filter { it.tag in ANSWERS }.forEach { it.tag = null }
        areAnswers = areToAnswer
        val labels = actions.map { it.label }
        val before = buttons().map { it.tag }
        val (stay, gone) = buttons().partition { it.tag in labels }
        val wasFocused = gone.any { it.isFocused }
        val wasRead = gone.any { it.isAccessibilityFocused }
        gone.forEach(row::removeView)
        actions.forEachIndexed { index, action ->
            val button =
                row.getChildAt(index)?.takeIf { it.tag == action.label } ?: make(action, index)
            button.setOnClickListener { action.run() }
            // also one that has moved into the place of another
            if (before.getOrNull(index) != action.label) button.passOverEarlyTouches()
        }
        val new = buttons().filter { it !in stay }
        val to = new.find { it.tag in STEPS } ?: board ?: new.firstOrNull() ?: buttons().firstOrNull()
        if (wasFocused) to?.requestFocus()
        if (wasRead) to?.let(::read)
    }

    private fun read(view: View) {
        if (view is BoardView) {
            view.reader.focus.take(view.cursor)
        } else {
            view.performAccessibilityAction(AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null)
        }
    }

    private fun make(action: GameActions.Action, index: Int): Button =
        ui.button(ui.context.getString(action.label), kindOf(action)) {}.also {
            it.tag = action.label
            action.article?.let { article -> Articles.tell(ui, it, article) }
            if (action.label in ARRIVALS) it.minHeight = ui.dp(ARRIVAL_DP)
            row.addView(it, index)
        }

    private fun kindOf(action: GameActions.Action) =
        if (action.label in PRIMARY || (areAnswers && action.label in ANSWERS)) {
            ButtonKind.PRIMARY
        } else {
            ButtonKind.SECONDARY
        }

    private fun buttons(): List<View> = (0 until row.childCount).map(row::getChildAt)

    companion object {
        /** By which a question is answered. */
        val ANSWERS = setOf(
            R.string.answer_no,
            R.string.answer_yes,
            R.string.answer_refuse,
            R.string.answer_allow,
            R.string.game_decline,
            R.string.game_accept,
        )

        /** What one and the same person does one after the other. */
        private val STEPS = setOf(R.string.game_repeat, R.string.game_press_clock)

        /** Who comes to the board says so, for which his opponent may wait. */
        private val ARRIVALS = setOf(R.string.strict_white_arrives, R.string.strict_black_arrives)
        private const val ARRIVAL_DP = 64

        /** By which a game goes on. */
        private val PRIMARY = ARRIVALS + setOf(
            R.string.game_start,
            R.string.game_continue,
            R.string.strict_start_clocks,
            R.string.strict_go_on,
            R.string.game_back_to,
            R.string.post_send,
        )
    }
}
