package app.annabella.result

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.drawable.GradientDrawable
import android.os.Build
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.LinearLayout
import android.widget.Space
import android.widget.TextView
import app.annabella.R
import app.annabella.game.ActionButtons
import app.annabella.game.GameActions
import app.annabella.platform.NewerAndroid
import app.annabella.ui.ButtonKind
import app.annabella.ui.EqualGrid
import app.annabella.ui.Sheet
import app.annabella.ui.ShieldedFrame
import app.annabella.ui.Ui
import app.annabella.ui.markHeading

/** How a game ended, over a page on which its last position stays to be seen, and what can be done now. */
class ResultPanel(private val ui: Ui, private val shape: Shape, deeds: Deeds) {
    /** What there is room for. */
    enum class Shape {
        /** All below each other. */
        PAGE,

        /** The same in a column. */
        COLUMN,

        /** The words beside the buttons. */
        BAND,
    }

    /** What its buttons do. */
    class Deeds(
        val again: () -> Unit,
        val review: () -> Unit,
        val share: () -> Unit,
        val home: () -> Unit,
        val close: (ResultPanel) -> Unit,
    )

    val sentence: TextView = ui.display("").apply {
        markHeading()
        isFocusable = true
        if (ui.isLow || shape != Shape.PAGE) setTextSize(TypedValue.COMPLEX_UNIT_SP, Ui.TITLE_SP)
    }
    private val reason = ui.body("").apply { setTextColor(ui.theme.muted) }
    private val rating = ui.body("").apply { visibility = View.GONE }
    private val total = ui.name("").apply { visibility = View.GONE }
    private val points = PointsLine(ui, isNarrow = shape == Shape.COLUMN)

    /** Who has signed the scoresheets. */
    private val signed = ui.body("").apply { visibility = View.GONE }

    /** What the end asks of the players, as to sign the scoresheets. */
    private val asked = ActionButtons(ui)
    private val close = ui.icon(R.drawable.ic_close, R.string.result_close) { deeds.close(this) }

    private val again = ui.button(ui.text(R.string.result_again), ButtonKind.PRIMARY, deeds.again)
    private val others = listOf(
        other(R.string.result_review, deeds.review),
        other(R.string.result_share, deeds.share),
        other(R.string.result_home, deeds.home),
    )
    private val buttons = if (shape == Shape.COLUMN) {
        // three of them have no room beside each other in a column
        ui.column(again, grid(others.take(2)), others.last(), gap = 8)
    } else {
        ui.column(again, grid(others), gap = 12)
    }

    val view: View = ShieldedFrame(ui.context).apply {
        visibility = View.GONE
        background = paper()
        elevation = ui.dp(if (ui.theme.needsLines) 0 else ELEVATION_DP).toFloat()
        addView(ui.scroll(content()))
        if (Build.VERSION.SDK_INT >= 28) name28(this)
    }

    val isOpen: Boolean get() = view.visibility == View.VISIBLE

    /** Rises from below, unless that [moves] nothing. */
    fun open(moves: Boolean) {
        (view as ShieldedFrame).changed()
        view.visibility = View.VISIBLE
        if (!moves) return
        // until it has its place it is not seen
        view.alpha = 0f
        view.post {
            view.alpha = 1f
            view.translationY = view.height.toFloat()
            view.animate().translationY(0f).setDuration(RISE_MS)
        }
    }

    fun close() {
        view.animate().cancel()
        view.translationY = 0f
        view.visibility = View.GONE
    }

    /** The points of this game, and what both have [inAll] where they have played others. */
    fun show(words: ResultWords, names: List<String>, inAll: String) {
        sentence.text = words.sentence
        reason.text = words.reason
        reason.visibility = if (words.reason.isEmpty()) View.GONE else View.VISIBLE
        points.show(names, words.points)
        total.text = inAll
        total.visibility = if (inAll.isEmpty()) View.GONE else View.VISIBLE
    }

    /** Who has signed, in words; empty where nobody has. */
    fun showSigned(told: String) {
        signed.text = told
        signed.visibility = if (told.isEmpty()) View.GONE else View.VISIBLE
    }

    fun ask(actions: List<GameActions.Action>) {
        asked.show(actions)
        asked.view.visibility = if (actions.isEmpty()) View.GONE else View.VISIBLE
    }

    /** How strong the player is by this game and those before. */
    fun showRating(told: String) {
        rating.text = told
        rating.visibility = View.VISIBLE
    }

    /** Who reads the page, or goes over it by keys, goes on here. */
    fun take(isRead: Boolean) {
        if (isRead) {
            sentence.performAccessibilityAction(
                AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS,
                null,
            )
        }
        if (!view.isInTouchMode) close.requestFocus()
    }

    private fun grid(beside: List<View>) =
        EqualGrid(ui.context, ui.dp(8), beside.size, isOneRow = true).apply { beside.forEach(::addView) }

    private fun other(label: Int, click: () -> Unit) = ui.button(ui.text(label), click = click).apply {
        setPadding(ui.dp(8), ui.dp(8), ui.dp(8), ui.dp(8))
    }

    private fun content(): View {
        val side = when {
            shape == Shape.COLUMN -> ui.dp(COLUMN_SIDE_DP)
            ui.isWide -> ui.dp(WIDE_SIDE_DP)
            else -> ui.dp(SIDE_DP)
        }
        val head = LinearLayout(ui.context).apply {
            addView(sentence, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f))
            addView(close)
        }
        val words = ui.column(head, reason, rating, points.view, total, signed, asked.view, gap = 8)
        val all = if (shape == Shape.BAND) {
            LinearLayout(ui.context).apply {
                addView(words, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f))
                val beside = LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f)
                beside.marginStart = ui.dp(24)
                beside.gravity = Gravity.CENTER_VERTICAL
                addView(buttons, beside)
            }
        } else {
            // a panel that is higher than it need be has its buttons at its foot
            val rest = Space(ui.context)
            rest.layoutParams = LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f)
            ui.column(words, rest, buttons, gap = 8)
        }
        val most = if (shape == Shape.BAND) Int.MAX_VALUE else ui.dp(Sheet.MOST_WIDTH_DP)
        return Narrowed(ui.context, side, most).apply {
            setPadding(0, ui.dp(12), 0, ui.dp(16))
            addView(all, LinearLayout.LayoutParams(MATCH_PARENT, MATCH_PARENT))
        }
    }

    private fun paper() = GradientDrawable().apply {
        setColor(ui.theme.surface)
        val round = ui.dp(ROUND_DP).toFloat()
        cornerRadii = floatArrayOf(round, round, round, round, 0f, 0f, 0f, 0f)
        if (ui.theme.needsLines) setStroke(ui.dp(2), ui.theme.line)
    }

    @NewerAndroid
    private fun name28(view: View) {
        view.accessibilityPaneTitle = ui.text(R.string.result_title)
    }

    private companion object {
        const val ROUND_DP = 28
        const val SIDE_DP = 20
        const val COLUMN_SIDE_DP = 12
        const val WIDE_SIDE_DP = 32
        const val ELEVATION_DP = 8
        const val RISE_MS = 240L
    }
}

/** What is in it is no wider than can be read at a glance, and a little away from the edges. */
@SuppressLint("ViewConstructor")
private class Narrowed(
    context: Context,
    private val side: Int,
    private val most: Int,
) : LinearLayout(context) {
    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val around = maxOf(side, (width - most) / 2)
        setPadding(around, paddingTop, around, paddingBottom)
        super.onMeasure(widthSpec, heightSpec)
    }
}
