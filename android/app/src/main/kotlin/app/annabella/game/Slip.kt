package app.annabella.game

import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.FrameLayout
import android.widget.LinearLayout
import android.widget.TextView
import app.annabella.ui.Shape
import app.annabella.ui.Ui

/**
 * The card at the board: what was said last, and under it the moves, or in their place what the
 * game waits for.
 */
class Slip(ui: Ui, moves: View, private val answers: ActionButtons) {
    /** Two lines are kept for it. */
    val status: TextView = ui.body("").apply {
        minLines = if (ui.isLow) 1 else 2
        setPadding(ui.dp(16), ui.dp(10), ui.dp(16), ui.dp(10))
    }

    private val moves = moves.apply { setPadding(ui.dp(12), 0, ui.dp(12), 0) }

    val view = LinearLayout(ui.context).apply {
        orientation = LinearLayout.VERTICAL
        background = Shape(ui, Shape.CARD_DP).still(ui.theme.surface)
        addView(status, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
        val hair = View(ui.context).apply { setBackgroundColor(ui.theme.hair) }
        addView(hair, LinearLayout.LayoutParams(MATCH_PARENT, ui.dp(1)))
        val under = FrameLayout(ui.context).apply {
            minimumHeight = ui.dp(UNDER_DP)
            addView(moves, FrameLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
            addView(answers.view, FrameLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
        }
        answers.view.setPadding(ui.dp(12), ui.dp(6), ui.dp(12), ui.dp(6))
        addView(under, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
    }

    /** Shows what the game waits for; nothing leaves the moves. */
    fun show(actions: List<GameActions.Action>) {
        answers.show(actions)
        answers.view.visibility = if (actions.isEmpty()) View.GONE else View.VISIBLE
        moves.visibility = if (actions.isEmpty()) View.VISIBLE else View.INVISIBLE
    }

    private companion object {
        const val UNDER_DP = 60
    }
}
