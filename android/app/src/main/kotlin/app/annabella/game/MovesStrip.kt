package app.annabella.game

import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.FrameLayout
import android.widget.HorizontalScrollView
import android.widget.TextView
import app.annabella.core.store.GameStore
import app.annabella.ui.Ui

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

    /** Shows the moves of a game as they are made, and taken back. */
    suspend fun follow(game: GameStore) {
        val kind = game.state.value.view.kind
        game.followScore { rows ->
            words.text = rows.joinToString("  ") { it.line(kind) }
            // a screen reader would spell the letters
            words.contentDescription =
                rows.flatMap { listOfNotNull(it.first, it.second) }.joinToString(" ") { it.phrase.printed }
            view.post { view.fullScroll(View.FOCUS_RIGHT) }
        }
    }
}
