package app.annabella.game

import android.annotation.SuppressLint
import android.view.Gravity
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.FrameLayout
import android.widget.HorizontalScrollView
import android.widget.TextView
import app.annabella.core.GameKind
import app.annabella.core.ScoreRow
import app.annabella.ui.Ui

/**
 * The moves of a game in one line, of which the end is seen. A finger on a move leads to the
 * position after it; who uses keys or a screen reader has the bar for that.
 */
@SuppressLint("ClickableViewAccessibility")
class MovesStrip(ui: Ui, private val kind: GameKind, private val pick: (UInt) -> Unit) : MovesView {
    /** Where in the line each move ends, and which it is. */
    private val ends = ArrayList<Pair<Int, UInt>>()

    private val words: TextView = ui.body("").apply {
        fontFeatureSettings = "tnum"
        isSingleLine = true
        minHeight = ui.dp(Ui.TOUCH_DP)
        gravity = Gravity.CENTER_VERTICAL
        // moves are written from left to right in every language
        textDirection = View.TEXT_DIRECTION_LTR
        setOnTouchListener { _, event ->
            // a finger that slides scrolls the line
            if (event.actionMasked == MotionEvent.ACTION_UP) moveAt(event.x)?.let(pick)
            true
        }
    }

    override val view = HorizontalScrollView(ui.context).apply {
        isHorizontalScrollBarEnabled = false
        isFocusable = false
        // what is beyond the edge fades away
        isHorizontalFadingEdgeEnabled = true
        setFadingEdgeLength(ui.dp(24))
        // the usual width here is that of the parent, and would not grow with the words
        addView(words, FrameLayout.LayoutParams(WRAP_CONTENT, WRAP_CONTENT))
    }

    override fun showAll(rows: List<ScoreRow>) {
        ends.clear()
        var length = 0
        val lines = rows.map { row ->
            val line = row.line(kind)
            row.first?.let { ends += length + "${row.number}. ${it.text}".length to it.ply }
            row.second?.let { ends += length + line.length to it.ply }
            length += line.length + APART.length
            line
        }
        words.text = lines.joinToString(APART)
        // a screen reader would spell the letters
        words.contentDescription =
            rows.flatMap { listOfNotNull(it.first, it.second) }.joinToString(" ") { it.phrase.printed }
        view.post { view.fullScroll(View.FOCUS_RIGHT) }
    }

    private fun moveAt(x: Float): UInt? {
        val at = words.getOffsetForPosition(x, words.height / 2f)
        return ends.find { it.first >= at }?.second
    }

    private companion object {
        const val APART = "  "
    }
}
