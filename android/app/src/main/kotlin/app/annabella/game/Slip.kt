package app.annabella.game

import android.graphics.Color
import android.text.TextUtils
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.FrameLayout
import android.widget.LinearLayout
import android.widget.TextView
import app.annabella.R
import app.annabella.ui.ButtonKind
import app.annabella.ui.Shape
import app.annabella.ui.Ui
import app.annabella.ui.YieldingScroll

/**
 * The card at the board: what was said last, and under it the moves, or in their place what the
 * game waits for. Moves take all the height that there is, and scroll; where they are rows, what
 * the game waits for stands below them. It is always in sight: a long sentence scrolls then.
 */
class Slip(
    private val ui: Ui,
    moves: View,
    private val answers: ActionButtons,
    private val areRows: Boolean = false,
    toResult: () -> Unit = {},
) {
    /** Over and under words; large letters need the room themselves. */
    private val inset = ui.dp(if (ui.hasLargeLetters) 6 else 10)

    /** Two lines are kept for it. */
    val status: TextView = ui.body("").apply {
        minLines = if (ui.isLow) 1 else 2
        setPadding(ui.dp(16), inset, ui.dp(16), inset)
    }
    private val ink = status.currentTextColor

    /** What is asked stands there for as long as it can be answered. */
    private val question: TextView = ui.name("").apply {
        maxLines = if (ui.isLow) 1 else 2
        ellipsize = TextUtils.TruncateAt.END
        visibility = View.GONE
        setPadding(ui.dp(16), inset, ui.dp(16), inset)
    }

    private val moves = moves
        .apply { setPadding(ui.dp(12), paddingTop, ui.dp(12), paddingBottom) }
        .let { YieldingScroll(ui.context, it, ui.dp(if (areRows) LEAST_ROWS_DP else LEAST_LINES_DP)) }

    /** Beside the moves, or below their rows: how the game has ended. */
    private val result = ui.button(ui.text(R.string.result_title), ButtonKind.QUIET, toResult).apply {
        visibility = View.GONE
        setPadding(ui.dp(16), ui.dp(8), ui.dp(16), ui.dp(8))
    }

    private val sheet = LinearLayout(ui.context).apply {
        orientation = if (areRows) LinearLayout.VERTICAL else LinearLayout.HORIZONTAL
        gravity = if (areRows) Gravity.CENTER_VERTICAL else Gravity.TOP
        val place = if (areRows) {
            LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT, 1f)
        } else {
            LinearLayout.LayoutParams(0, MATCH_PARENT, 1f)
        }
        addView(this@Slip.moves, place)
        addView(result)
    }

    private val words = YieldingWords(ui.context, status, question, isNarrow = ui.hasLargeLetters)

    val view: View = SlipColumn().apply {
        orientation = LinearLayout.VERTICAL
        background = Shape(ui, Shape.CARD_DP).still(ui.theme.surface)
        addView(words, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
        val hair = View(ui.context).apply { setBackgroundColor(ui.theme.hair) }
        addView(hair, LinearLayout.LayoutParams(MATCH_PARENT, ui.dp(1)))
        answers.view.setPadding(ui.dp(12), ui.dp(6), ui.dp(12), ui.dp(6))
        if (areRows) {
            addView(sheet, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT, 1f))
            addView(answers.view)
        } else {
            val under = FrameLayout(ui.context).apply { minimumHeight = ui.dp(UNDER_DP) }
            under.addView(sheet, FrameLayout.LayoutParams(MATCH_PARENT, MATCH_PARENT))
            under.addView(answers.view, FrameLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
            addView(under, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT, 1f))
        }
    }

    /** Shows what the game waits for, and what it asks; nothing leaves the moves. */
    fun show(actions: List<GameActions.Action>, asked: CharSequence = "") {
        ask(asked)
        answers.show(actions)
        answers.view.visibility = if (actions.isEmpty()) View.GONE else View.VISIBLE
        sheet.visibility = if (areRows || actions.isEmpty()) View.VISIBLE else View.INVISIBLE
    }

    private fun ask(words: CharSequence) {
        val isAsked = words.isNotEmpty()
        if (question.text.toString() != words.toString()) question.text = words
        question.visibility = if (isAsked) View.VISIBLE else View.GONE
        // a reader says what is said all the same
        status.setTextColor(if (isAsked) Color.TRANSPARENT else ink)
        status.maxLines = if (isAsked) status.minLines else Int.MAX_VALUE
    }

    /**
     * Whether there is a result to go to. The button has its place from the end of the game on:
     * beside the moves, below their rows, or with large letters in their stead.
     */
    fun showResult(isOver: Boolean) {
        result.visibility = if (isOver) View.VISIBLE else View.GONE
        val hasNoRoom = isOver && !areRows && ui.hasLargeLetters
        moves.visibility = if (hasNoRoom) View.GONE else View.VISIBLE
    }

    /** Where something waits, the words have what it leaves. */
    private inner class SlipColumn : LinearLayout(ui.context) {
        override fun onMeasure(widthSpec: Int, heightSpec: Int) {
            val waits = answers.view.visibility == View.VISIBLE
            words.most = when {
                !waits -> Int.MAX_VALUE
                MeasureSpec.getMode(heightSpec) != MeasureSpec.EXACTLY -> words.least
                else -> MeasureSpec.getSize(heightSpec) - others(widthSpec)
            }
            super.onMeasure(widthSpec, heightSpec)
        }

        private fun others(widthSpec: Int): Int {
            val any = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)
            val asWide = MeasureSpec.makeMeasureSpec(MeasureSpec.getSize(widthSpec), MeasureSpec.EXACTLY)
            val below = (0 until childCount).map(::getChildAt).filter { it !== words }
            below.forEach { it.measure(asWide, any) }
            return ui.dp(1) + below.drop(1).sumOf { it.measuredHeight }
        }
    }

    private companion object {
        const val UNDER_DP = 60
        const val LEAST_ROWS_DP = 96
        const val LEAST_LINES_DP = 48
    }
}
