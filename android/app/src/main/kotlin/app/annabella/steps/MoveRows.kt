package app.annabella.steps

import android.content.res.ColorStateList
import android.graphics.Color
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.Button
import android.widget.LinearLayout
import android.widget.ScrollView
import app.annabella.R
import app.annabella.core.ScoreEntry
import app.annabella.core.ScoreRow
import app.annabella.game.MovesView
import app.annabella.ui.ButtonKind
import app.annabella.ui.Shape
import app.annabella.ui.Ui

/** The moves of a game in rows, of which one is the last before what is looked at; a tap leads to another. */
class MoveRows(
    private val ui: Ui,
    /** All rows are of one line, in which long moves are smaller. */
    private val isOneLine: Boolean = false,
    private val pick: (UInt) -> Unit,
) : MovesView {
    private val moves = HashMap<UInt, Button>()
    private var current: Button? = null
    private var marked: UInt? = null
    private var shown: List<ScoreRow> = emptyList()

    /** Another move is marked, and the rows have still to find their places. */
    private var isDue = false

    /** How far they were scrolled when the marked row came into sight; somebody may have scrolled since. */
    private var broughtTo = 0

    /** Where the rows scroll has another height, what was in sight in it need not be any more. */
    private val frame = View.OnLayoutChangeListener { _, _, top, _, bottom, _, topBefore, _, bottomBefore ->
        if (bottom - top != bottomBefore - topBefore) keepInSight()
    }

    override val view: LinearLayout = ui.column(gap = 0).apply {
        // moves are written from left to right in every language
        layoutDirection = View.LAYOUT_DIRECTION_LTR
        addOnLayoutChangeListener { _, _, top, _, bottom, _, topBefore, _, bottomBefore ->
            if (isDue) {
                bringIntoSight()
            } else if (bottom - top != bottomBefore - topBefore) {
                keepInSight()
            }
        }
        addOnAttachStateChangeListener(
            object : View.OnAttachStateChangeListener {
                override fun onViewAttachedToWindow(rows: View) {
                    (rows.parent as? View)?.addOnLayoutChangeListener(frame)
                }

                override fun onViewDetachedFromWindow(rows: View) {
                    (rows.parent as? View)?.removeOnLayoutChangeListener(frame)
                }
            },
        )
    }

    /** Shows these; rows that are the same as before are left as they are. */
    fun show(rows: List<ScoreRow>) {
        val same = shown.zip(rows).takeWhile { (before, now) -> before == now }.size
        shown.drop(same).flatMap { listOfNotNull(it.first, it.second) }.forEach { moves.remove(it.ply) }
        view.removeViews(same, view.childCount - same)
        shown = rows
        for (row in rows.drop(same)) {
            val line = LinearLayout(ui.context).apply { gravity = Gravity.CENTER_VERTICAL }
            val number = ui.small("${row.number}.").apply {
                fontFeatureSettings = "tnum"
                maxLines = 1
                minWidth = ui.dp(NUMBER_DP)
            }
            line.addView(number, LinearLayout.LayoutParams(WRAP_CONTENT, WRAP_CONTENT))
            for (entry in listOf(row.first, row.second)) {
                val cell = entry?.let(::cell) ?: View(ui.context)
                line.addView(cell, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f))
            }
            view.addView(line, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
        }
    }

    override fun showAll(rows: List<ScoreRow>) {
        show(rows)
        mark(rows.lastOrNull()?.let { it.second?.ply ?: it.first?.ply } ?: 0u)
    }

    /** The move of this number as players write it, `12. Nf3` or `12… Nf6`; none for 0. */
    fun nameOf(ply: UInt): String? = shown.firstNotNullOfOrNull { row ->
        row.first?.takeIf { it.ply == ply }?.let { "${row.number}. ${it.text}" }
            ?: row.second?.takeIf { it.ply == ply }?.let { "${row.number}… ${it.text}" }
    }

    /** Marks the move of this number, none for 0; where it is another one it comes into sight. */
    fun mark(ply: UInt) {
        val isOther = ply != marked
        marked = ply
        current?.isSelected = false
        current = moves[ply]?.apply { isSelected = true }
        if (!isOther) return
        isDue = true
        if (!view.isLayoutRequested) bringIntoSight()
    }

    /** Who has scrolled to other rows goes on to see those. */
    private fun keepInSight() {
        if (scroll?.scrollY == broughtTo) bringIntoSight()
    }

    private val scroll: ScrollView? get() = view.parent as? ScrollView

    /** Scrolls these rows and not the page, on which nothing moves. */
    private fun bringIntoSight() {
        val scroll = scroll ?: return
        isDue = false
        val line = current?.parent as? View
        val top = line?.top ?: 0
        val bottom = line?.bottom ?: 0
        val free = scroll.height - scroll.paddingTop - scroll.paddingBottom
        when {
            top < scroll.scrollY -> scroll.scrollTo(0, top)
            bottom > scroll.scrollY + free -> {
                // the row that is seen first is whole as well
                val tops = (0 until view.childCount).map { view.getChildAt(it).top }
                scroll.scrollTo(0, minOf(tops.firstOrNull { it >= bottom - free } ?: top, top))
            }
        }
        broughtTo = scroll.scrollY
    }

    /** How high a row of one line is. */
    val lineHeight: Int by lazy {
        val any = View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED)
        plain("e4") {}.apply { measure(any, any) }.measuredHeight
    }

    private fun plain(words: String, click: () -> Unit): Button =
        ui.button(words, ButtonKind.QUIET, click).apply {
            typeface = ui.plain
            setPadding(ui.dp(SIDE_DP), ui.dp(4), ui.dp(SIDE_DP), ui.dp(4))
        }

    private fun keepToOneLine(cell: Button) {
        cell.minHeight = lineHeight
        cell.maxLines = 1
        cell.setPadding(ui.dp(NARROW_DP), 0, ui.dp(NARROW_DP), 0)
        cell.setAutoSizeTextTypeUniformWithConfiguration(
            LEAST_SP,
            ui.bodySp.toInt(),
            1,
            TypedValue.COMPLEX_UNIT_SP,
        )
    }

    private fun cell(entry: ScoreEntry): Button = plain(entry.text) { pick(entry.ply) }.apply {
        if (isOneLine) keepToOneLine(this)
        val shape = Shape(ui, Shape.SMALL_DP)
        background = shape.control(
            Color.TRANSPARENT,
            chosen = shape.face(ui.theme.ink, ui.theme.ink, 0),
            needsLine = false,
        )
        setTextColor(
            ColorStateList(
                arrayOf(intArrayOf(android.R.attr.state_selected), intArrayOf()),
                intArrayOf(ui.theme.surface, ui.theme.ink),
            ),
        )
        gravity = Gravity.START or Gravity.CENTER_VERTICAL
        textAlignment = View.TEXT_ALIGNMENT_VIEW_START
        // a screen reader would spell the letters
        val words = entry.phrase.printed
        contentDescription =
            if (entry.hasComment) "$words ${ui.text(R.string.steps_commented)}" else words
        if (entry.hasComment) markComment(this)
        moves[entry.ply] = this
    }

    /** Something was said of the move. */
    private fun markComment(cell: Button) {
        val size = ui.dp(SIGN_DP)
        val sign = ui.context.getDrawable(R.drawable.ic_comment)?.mutate()?.apply {
            setBounds(0, 0, size, size)
        }
        sign?.setTintList(cell.textColors)
        cell.setCompoundDrawablesRelative(null, null, sign, null)
        cell.compoundDrawablePadding = ui.dp(4)
    }

    private companion object {
        const val SIGN_DP = 16
        const val SIDE_DP = 12
        const val NARROW_DP = 6
        const val LEAST_SP = 8
        const val NUMBER_DP = 44
    }
}
