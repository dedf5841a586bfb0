package app.annabella.ui

import android.graphics.drawable.GradientDrawable
import android.graphics.drawable.LayerDrawable
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.widget.Button

/**
 * What is often done, at the foot of a page, or in [columns] as cards: each thing in its place as
 * long as the page is there. What cannot be done now stays, and is muted.
 */
class GameBar(
    private val ui: Ui,
    private val items: List<Item>,
    private val columns: Int? = null,
    /** Each has its word or its sign and not both, as letters are so large. */
    private val isLarge: Boolean = false,
) {
    /** A sign over a word, of which there may be a shorter one for where it has no room. */
    class Item(val label: Int, val short: Int? = null) {
        val icon: Int = checkNotNull(Signs[label]) { "what stands in a bar has a sign" }
    }

    private val buttons = items.map(::button)

    val view: View = grid()

    private fun grid(): View = EqualGrid(
        ui.context,
        ui.dp(if (columns == null) 0 else 8),
        columns ?: buttons.size,
        // rather columns that are not equal than one of its words in a second line
        keepsLines = columns == null,
        fit = { view, width -> if (isLarge) chooseFace(view as Button, width) },
    ).apply {
        if (columns == null) {
            setPadding(ui.dp(4), ui.dp(4), ui.dp(4), ui.dp(4))
            background = face()
        }
        buttons.forEach(::addView)
    }

    /** What each does now, by its label; the others cannot be done. */
    fun show(deeds: Map<Int, () -> Unit>) {
        for ((item, button) in items.zip(buttons)) {
            val deed = deeds[item.label]
            if (button.isEnabled != (deed != null)) enable(button, item, deed != null)
            button.setOnClickListener { deed?.invoke() }
        }
    }

    private fun enable(button: Button, item: Item, isEnabled: Boolean) {
        button.isEnabled = isEnabled
        sign(button, item)
    }

    private fun button(item: Item): Button = ui.button(ui.text(item.label), ButtonKind.QUIET) {}.apply {
        setTextSize(TypedValue.COMPLEX_UNIT_SP, ui.barSp)
        setTextColor(ButtonFace.words(ui.theme, ButtonKind.SECONDARY))
        val height = ui.dp(if (ui.isLow || areStacked) LOW_DP else HEIGHT_DP)
        minHeight = height
        minimumHeight = height
        gravity = Gravity.CENTER
        val inset = ui.dp(if (ui.isLow || isLarge) 2 else 8)
        setPadding(ui.dp(4), inset, ui.dp(4), inset)
        compoundDrawablePadding = ui.dp(if (ui.isLow) 0 else 4)
        background =
            if (columns == null) ButtonFace.bare(ui) else Shape(ui, Shape.TILE_DP).control(ui.theme.surface)
        if (isLarge) {
            contentDescription = text
            text = ""
            minWidth = ui.dp(LOW_DP)
            minimumWidth = ui.dp(LOW_DP)
        }
        sign(this, item)
    }

    /** Who needs large letters gets words, wherever they have room with no word broken. */
    private fun chooseFace(button: Button, width: Int) {
        val item = items[buttons.indexOf(button)]
        val room = width - button.paddingLeft - button.paddingRight
        val names = listOfNotNull(item.label, item.short).map(ui::text)
        val face = names.firstNotNullOfOrNull { inLines(it, room, button) }.orEmpty()
        if ("${button.text}" == face) return
        button.text = face
        sign(button, item)
    }

    /** Words in lines that fit; null where they do not. */
    private fun inLines(name: String, room: Int, button: Button): String? {
        val fits = { words: String -> button.paint.measureText(words) <= room }
        val lines = name.split(' ').fold(emptyList<String>()) { lines, word ->
            val longer = lines.lastOrNull()?.let { "$it $word" }
            if (longer != null && fits(longer)) lines.dropLast(1) + longer else lines + word
        }
        val hasRoom = lines.size <= (if (areStacked) 1 else MOST_LINES) && lines.all(fits)
        return if (hasRoom) lines.joinToString("\n") else null
    }

    /** One below the other, each has room for one line. */
    private val areStacked: Boolean get() = columns == 1

    private fun sign(button: Button, item: Item) {
        val drawable = ui.context.getDrawable(item.icon)?.mutate()?.apply {
            setTint(if (button.isEnabled) ui.theme.ink else ui.theme.muted)
            alpha = if (button.isEnabled) FULL else FAINT
            setBounds(0, 0, ui.dp(ICON_DP), ui.dp(ICON_DP))
        }
        if (isLarge) {
            if (button.text.isNotEmpty()) {
                button.foreground = null
                return
            }
            val side = ui.dp(SIGN_DP)
            button.foreground = LayerDrawable(arrayOf(drawable)).apply {
                setLayerSize(0, side, side)
                setLayerGravity(0, Gravity.CENTER)
            }
            return
        }
        button.setCompoundDrawablesRelative(null, drawable, null, null)
    }

    /** A surface with a hair along its upper edge. */
    private fun face() = LayerDrawable(
        arrayOf(
            GradientDrawable().apply { setColor(ui.theme.hair) },
            GradientDrawable().apply { setColor(ui.theme.surface) },
        ),
    ).apply { setLayerInset(1, 0, ui.dp(1), 0, 0) }

    private companion object {
        const val HEIGHT_DP = 64
        const val LOW_DP = 48
        const val ICON_DP = 24
        const val SIGN_DP = 40
        const val MOST_LINES = 2
        const val FULL = 255
        const val FAINT = 140
    }
}
