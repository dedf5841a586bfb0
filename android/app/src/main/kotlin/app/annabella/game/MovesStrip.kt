package app.annabella.game

import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.FrameLayout
import android.widget.HorizontalScrollView
import android.widget.TextView
import app.annabella.core.ScoreLetters
import app.annabella.core.ScoreRow
import app.annabella.core.latestMove
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.ui.Ui
import kotlinx.coroutines.flow.distinctUntilChangedBy
import kotlinx.coroutines.flow.map

/** The moves of a game in one line, of which the end is seen. */
class MovesStrip(ui: Ui) {
    private val words: TextView = ui.body("").apply {
        fontFeatureSettings = "tnum"
        isSingleLine = true
        minHeight = ui.dp(Ui.TOUCH_DP)
        gravity = Gravity.CENTER_VERTICAL
        // moves are written from left to right in every language
        textDirection = View.TEXT_DIRECTION_LTR
    }

    val view = HorizontalScrollView(ui.context).apply {
        isHorizontalScrollBarEnabled = false
        isFocusable = false
        // what is beyond the edge fades away
        isHorizontalFadingEdgeEnabled = true
        setFadingEdgeLength(ui.dp(24))
        // the usual width here is that of the parent, and would not grow with the words
        addView(words, FrameLayout.LayoutParams(WRAP_CONTENT, WRAP_CONTENT))
    }

    private val rows = ArrayList<ScoreRow>()

    /** Shows the moves of a game as they are made, and taken back. */
    suspend fun follow(game: GameStore) = game.state.map { it.view }
        .distinctUntilChangedBy { it.plies to it.latestMove }
        .collect { show(game, it.plies) }

    private suspend fun show(game: GameStore, plies: UInt) {
        val known = rows.lastOrNull()?.let { it.second?.ply ?: it.first?.ply } ?: 0u
        // what was taken back, or missed, is told anew from the beginning
        val from = if (known > 0u && plies == known + 1u) plies else 0u
        val new = (game.score(ScoreLetters.FIGURINES, from) as? Outcome.Done)?.value ?: return
        if (from == 0u) rows.clear()
        for (row in new) {
            if (rows.lastOrNull()?.number == row.number) rows.removeAt(rows.lastIndex)
            rows += row
        }
        val kind = game.state.value.view.kind
        words.text = rows.joinToString("  ") { it.line(kind) }
        // a screen reader would spell the letters
        words.contentDescription =
            rows.flatMap { listOfNotNull(it.first, it.second) }.joinToString(" ") { it.phrase.printed }
        view.post { view.fullScroll(View.FOCUS_RIGHT) }
    }
}
