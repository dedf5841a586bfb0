package app.annabella.steps

import android.graphics.drawable.ClipDrawable
import android.graphics.drawable.Drawable
import android.graphics.drawable.GradientDrawable
import android.graphics.drawable.LayerDrawable
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import android.widget.TextView
import app.annabella.R
import app.annabella.core.ScoreRow
import app.annabella.ui.StepSlider
import app.annabella.ui.Ui

/** Which move is looked at, of how many, and a slider to any other one. Time runs to the right in all languages. */
class MoveSlider(private val ui: Ui, pick: (UInt) -> Unit) {
    /** The number of the move that each position comes after, the beginning left out. */
    private var numbers: List<UInt> = emptyList()

    private val slider = StepSlider(ui, ui.text(R.string.game_moves), ::track) { pick(it.toUInt()) }.apply {
        layoutDirection = View.LAYOUT_DIRECTION_LTR
    }
    private val words: TextView = ui.small("").apply {
        fontFeatureSettings = "tnum"
        // the slider says it
        importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        // the slider stays as it is when there are more moves
        minWidth = paint.measureText(wordsFor(WIDEST, WIDEST)).toInt() + 1
    }

    val view: LinearLayout = LinearLayout(ui.context).apply {
        val isLarge = ui.hasLargeLetters
        orientation = if (isLarge) LinearLayout.VERTICAL else LinearLayout.HORIZONTAL
        gravity = Gravity.CENTER_VERTICAL
        addView(words)
        val place = if (isLarge) {
            LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT)
        } else {
            LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f)
        }
        addView(slider, place)
    }

    /** These moves were made. */
    fun show(rows: List<ScoreRow>) {
        numbers = rows.flatMap { row -> listOfNotNull(row.first, row.second).map { row.number } }
    }

    /** The position after so many of them is looked at. */
    fun mark(ply: UInt) {
        slider.isEnabled = numbers.isNotEmpty()
        slider.show(numbers.size + 1, ply.toInt(), ::wordsOf)
        words.text = wordsOf(ply.toInt())
    }

    private fun wordsOf(ply: Int): String {
        val number = numbers.getOrNull(ply - 1) ?: return ui.text(R.string.steps_first)
        return wordsFor(number, numbers.last())
    }

    private fun wordsFor(number: UInt, last: UInt) =
        "${ui.text(R.string.steps_move)} $number ${ui.text(R.string.steps_of)} $last"

    /** A line, which is thicker and filled as far as the handle has come. */
    private fun track(): Drawable = LayerDrawable(
        arrayOf(
            line(ui.theme.line),
            ClipDrawable(line(ui.theme.accent), Gravity.START, ClipDrawable.HORIZONTAL),
        ),
    ).apply {
        setId(0, android.R.id.background)
        setId(1, android.R.id.progress)
        for ((at, height) in listOf(TRACK_DP, FILLED_DP).withIndex()) {
            setLayerHeight(at, ui.dp(height))
            setLayerGravity(at, Gravity.CENTER_VERTICAL or Gravity.FILL_HORIZONTAL)
        }
    }

    private fun line(color: Int) = GradientDrawable().apply {
        setColor(color)
        cornerRadius = ui.dp(FILLED_DP).toFloat()
    }

    private companion object {
        const val TRACK_DP = 2
        const val FILLED_DP = 4

        /** No usual game has more moves. */
        const val WIDEST = 888u
    }
}
