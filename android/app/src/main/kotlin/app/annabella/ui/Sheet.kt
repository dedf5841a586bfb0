package app.annabella.ui

import android.graphics.drawable.Drawable
import android.graphics.drawable.GradientDrawable
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.Button
import android.widget.LinearLayout
import android.widget.ScrollView
import app.annabella.R

/** What comes up from the lower edge of a page: a handle, a title with a way back, and what scrolls. */
class Sheet(private val ui: Ui) {
    fun of(title: CharSequence, content: View, answers: View?, back: () -> Unit): View =
        LinearLayout(ui.context).apply {
            orientation = LinearLayout.VERTICAL
            background = paper()
            clipToOutline = true
            val side = ui.dp(SIDE_DP)
            setPadding(side, ui.dp(8), side, ui.dp(12))
            addView(handle())
            addView(head(title, back), LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
            addView(
                ScrollView(context).apply {
                    addView(content)
                },
                LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f),
            )
            answers?.let {
                val below = LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT)
                below.topMargin = ui.dp(12)
                addView(it, below)
            }
        }

    private fun head(title: CharSequence, back: () -> Unit) = LinearLayout(ui.context).apply {
        gravity = Gravity.CENTER_VERTICAL
        val name = ui.cardTitle(title).apply { setPaddingRelative(ui.dp(8), 0, ui.dp(8), 0) }
        name.markHeading()
        addView(name, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f))
        addView(ui.icon(R.drawable.ic_close, R.string.answer_cancel, back))
    }

    /** It tells the eye where the sheet came from; a touch beside the sheet closes it. */
    private fun handle() = View(ui.context).apply {
        background = Shape(ui, HANDLE_DP).still(ui.theme.line)
        val place = LinearLayout.LayoutParams(ui.dp(HANDLE_WIDTH_DP), ui.dp(HANDLE_DP))
        place.gravity = Gravity.CENTER_HORIZONTAL
        layoutParams = place
    }

    /** Lines that belong together. */
    fun card(rows: List<Button>): View {
        val areSigned = rows.any { it.compoundDrawablesRelative[0] != null }
        val wordsAtDp = if (areSigned) Card.TEXT_DP else Card.INSET_DP
        return Card.ofRows(ui, rows, wordsAtDp, fill = ui.theme.paper)
    }

    /** In equal columns; null where there are none. */
    fun tiles(tiles: List<View>): View? = if (tiles.isEmpty()) {
        null
    } else {
        EqualGrid(ui.context, ui.dp(8), MOST_TILES).apply { tiles.forEach(::addView) }
    }

    /** What is often done: a sign over a word. */
    fun tile(option: Option<*>, click: () -> Unit): Button =
        ui.button(option.label, if (option.isGrave) ButtonKind.GRAVE else ButtonKind.SECONDARY, click).apply {
            setTextSize(TypedValue.COMPLEX_UNIT_SP, ui.smallSp)
            val fill = if (option.isGrave) ui.theme.warningWash else ui.theme.wash
            background = Shape(ui, Shape.TILE_DP).control(fill)
            gravity = Gravity.CENTER
            minHeight = ui.dp(TILE_DP)
            minimumHeight = ui.dp(TILE_DP)
            setPadding(ui.dp(4), ui.dp(8), ui.dp(4), ui.dp(8))
            compoundDrawablePadding = ui.dp(4)
            setCompoundDrawablesRelative(null, option.sign, null, null)
            if (option.isGrave) option.sign?.setTint(ui.theme.warning)
        }

    private fun paper(): Drawable = GradientDrawable().apply {
        setColor(ui.theme.surface)
        val round = ui.dp(ROUND_DP).toFloat()
        cornerRadii = floatArrayOf(round, round, round, round, 0f, 0f, 0f, 0f)
        if (ui.theme.needsLines) setStroke(ui.dp(2), ui.theme.line)
    }

    companion object {
        const val MOST_WIDTH_DP = 640
        private const val ROUND_DP = 28
        private const val SIDE_DP = 12
        private const val HANDLE_DP = 4
        private const val HANDLE_WIDTH_DP = 32
        private const val TILE_DP = 72
        private const val MOST_TILES = 4
    }
}
