package app.annabella.game

import android.view.View
import app.annabella.core.ScoreRow

/** The moves of a game on its page; a tap on one leads to the position after it. */
interface MovesView {
    val view: View

    /** Shows all of them, of which the last is marked. */
    fun showAll(rows: List<ScoreRow>)
}
