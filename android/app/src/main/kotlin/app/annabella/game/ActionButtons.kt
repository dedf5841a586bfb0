package app.annabella.game

import android.view.View
import android.widget.Button
import app.annabella.board.BoardView
import app.annabella.ui.FlowLayout
import app.annabella.ui.Ui

/** What can be done now, as buttons. One that stays is not made anew, so that a focus on it stays. */
class ActionButtons(private val ui: Ui, private val board: BoardView) {
    private val row = FlowLayout(ui.context, ui.dp(8))

    val view: View get() = row

    /** Shows these, which are in the same order whenever they are shown. */
    fun show(actions: List<GameActions.Action>) {
        val labels = actions.map { it.label }
        buttons().filter { it.tag !in labels }.forEach(::remove)
        actions.forEachIndexed { index, action ->
            val button = row.getChildAt(index)?.takeIf { it.tag == action.label } ?: make(action, index)
            button.setOnClickListener { action.run() }
        }
    }

    private fun make(action: GameActions.Action, index: Int): Button =
        ui.button(ui.context.getString(action.label)) {}.also {
            it.tag = action.label
            row.addView(it, index)
        }

    /** Whoever was on a button that is gone goes on at the board. */
    private fun remove(button: View) {
        val wasFocused = button.isFocused
        val wasRead = button.isAccessibilityFocused
        row.removeView(button)
        if (wasFocused) board.requestFocus()
        if (wasRead) board.reader.focus.take(board.cursor)
    }

    private fun buttons(): List<View> = (0 until row.childCount).map(row::getChildAt)
}
