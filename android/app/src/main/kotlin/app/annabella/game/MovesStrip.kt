package app.annabella.game

import android.annotation.SuppressLint
import android.text.SpannableStringBuilder
import android.text.Spanned.SPAN_EXCLUSIVE_EXCLUSIVE
import android.view.MotionEvent
import android.view.View
import android.widget.ScrollView
import android.widget.TextView
import app.annabella.core.GameKind
import app.annabella.core.ScoreRow
import app.annabella.platform.keepLineHeight
import app.annabella.ui.MarkSpan
import app.annabella.ui.Ui

/**
 * The moves of a game one after another in lines, of which the last are seen. A finger on a move
 * leads to the position after it; who uses keys or a screen reader has the bar for that.
 */
@SuppressLint("ClickableViewAccessibility")
class MovesStrip(private val ui: Ui, private val kind: GameKind, private val pick: (UInt) -> Unit) :
    MovesView {
    /** Where in the text each move ends, and which it is. */
    private val ends = ArrayList<Pair<Int, UInt>>()

    override val view: TextView = ui.body("").apply {
        fontFeatureSettings = "tnum"
        // moves are written from left to right in every language
        textDirection = View.TEXT_DIRECTION_LTR
        // all lines are as high, also those with signs of another font
        includeFontPadding = false
        keepLineHeight(this)
        val apart = (ui.dp(LINE_DP) - paint.getFontMetricsInt(null)).coerceAtLeast(0)
        setLineSpacing(apart.toFloat(), 1f)
        setPadding(0, apart / 2, 0, apart - apart / 2)
        setOnTouchListener { _, event ->
            // a finger that slides scrolls the lines
            if (event.actionMasked == MotionEvent.ACTION_UP) moveAt(event.x, event.y)?.let(pick)
            true
        }
        addOnLayoutChangeListener { lines, _, _, _, _, _, _, _, _ ->
            (lines.parent as? ScrollView)?.scrollTo(0, lines.height)
        }
    }

    override fun showAll(rows: List<ScoreRow>) {
        ends.clear()
        val text = SpannableStringBuilder()
        for (row in rows) {
            if (text.isNotEmpty()) text.append(APART)
            // a number stands at its move
            val line = row.line(kind).replaceFirst(' ', TOGETHER)
            row.first?.let { ends += text.length + "${row.number}. ${it.text}".length to it.ply }
            text.append(line)
            row.second?.let { ends += text.length to it.ply }
        }
        val last = rows.lastOrNull()?.let { it.second ?: it.first }
        if (last != null) {
            text.setSpan(MarkSpan(ui), text.length - last.text.length, text.length, SPAN_EXCLUSIVE_EXCLUSIVE)
        }
        view.text = text
        // a screen reader would spell the letters
        view.contentDescription =
            rows.flatMap { listOfNotNull(it.first, it.second) }.joinToString(" ") { it.phrase.printed }
    }

    private fun moveAt(x: Float, y: Float): UInt? {
        val at = view.getOffsetForPosition(x, y)
        return ends.find { it.first >= at }?.second
    }

    private companion object {
        const val APART = "  "
        const val TOGETHER = '\u00A0'
        const val LINE_DP = 40
    }
}
