package app.annabella.ui

import android.graphics.Typeface
import android.text.SpannableString
import android.text.Spanned
import android.text.style.AbsoluteSizeSpan
import android.text.style.ForegroundColorSpan
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.Button
import android.widget.LinearLayout
import android.widget.Switch
import android.widget.TextView

/** Makes the lines of a page on which things are chosen. */
class Form(private val ui: Ui, private val dialogs: Dialogs) {
    /** The name of a group of lines. */
    fun group(name: CharSequence): View = ui.section(name).apply {
        setPadding(ui.dp(INSET_DP), ui.dp(16), ui.dp(INSET_DP), 0)
    }

    /** What is no line stands as far from the edge as the words of lines do. */
    fun <V : View> inset(view: V): V = inset(ui, view)

    /** On or off. */
    fun switch(name: CharSequence, isOn: Boolean, set: (Boolean) -> Unit): Switch =
        Switch(ui.context).apply {
            text = name
            isChecked = isOn
            setTextSize(TypedValue.COMPLEX_UNIT_SP, ui.bodySp)
            setTextColor(ButtonFace.words(ui.theme, ButtonKind.SECONDARY))
            typeface = Typeface.DEFAULT
            ui.breakLongWords(this)
            textAlignment = View.TEXT_ALIGNMENT_VIEW_START
            minHeight = ui.dp(ROW_DP)
            minimumHeight = ui.dp(ROW_DP)
            switchPadding = ui.dp(16)
            setPadding(ui.dp(Card.INSET_DP), ui.dp(8), ui.dp(Card.INSET_DP), ui.dp(8))
            background = ButtonFace.bare(ui)
            SwitchFace.dress(ui, this)
            setOnCheckedChangeListener { _, checked -> set(checked) }
            layoutParams = line()
        }

    /** One of many, in a list that opens. */
    fun <T> choice(
        name: CharSequence,
        options: () -> List<Option<T>>,
        chosen: () -> T,
        pick: (T) -> Unit,
    ): Button {
        var line: Button? = null
        fun show() {
            line?.let { value(it, name, labelOf(options(), chosen())) }
        }
        val made = line(name) {
            dialogs.choose(name, options(), chosen()) {
                pick(it)
                show()
            }
        }
        line = made
        show()
        return made
    }

    /** A line that does something when it is touched; [value] says how it stands. */
    fun line(name: CharSequence, click: () -> Unit): Button = line(ui, name, click)

    /** How the line called [name] stands. */
    fun value(line: Button, name: CharSequence, value: CharSequence) = tell(line, name, listOf(value))

    /** What there is to know of what is called [name], below it and smaller. */
    fun tell(line: TextView, name: CharSequence, more: List<CharSequence>) {
        line.text = told(ui, name, more)
    }

    /** One of a few, all to be seen: beside each other in a trough, or in rows if they are many. */
    fun <T> options(
        name: CharSequence,
        options: List<Option<T>>,
        chosen: T,
        pick: (T) -> Unit,
    ): LinearLayout = marked(name, options, chosen, pick).view

    /** Options whose choice also changes elsewhere. */
    class Options<T>(val view: LinearLayout, val mark: (T) -> Unit)

    /** The same, to be marked anew. */
    fun <T> marked(
        name: CharSequence,
        options: List<Option<T>>,
        chosen: T,
        pick: (T) -> Unit,
    ): Options<T> {
        val isTrough = options.size <= MOST_SEGMENTS
        val grid = EqualGrid(
            ui.context,
            ui.dp(if (isTrough) 4 else 8),
            if (isTrough || options.size == ONE_ROW) options.size else COLUMNS,
            isOneRow = isTrough,
        )
        if (isTrough) {
            grid.background = Shape(ui, TROUGH_DP).still(ui.theme.wash)
            grid.setPadding(ui.dp(4), ui.dp(4), ui.dp(4), ui.dp(4))
        }
        val buttons = LinkedHashMap<T, Button>()
        fun mark(value: T) = buttons.forEach { (at, made) -> CheckableButton.choose(ui, made, at == value) }
        for (option in options) {
            val click = {
                mark(option.value)
                pick(option.value)
            }
            val made = if (isTrough) {
                CheckableButton.segment(ui, option.label, option.sign, click)
            } else {
                CheckableButton.cell(ui, option.label, click)
            }
            buttons[option.value] = made
            grid.addView(made)
        }
        mark(chosen)
        return Options(inset(ui.column(choiceName(ui, name), grid, gap = 8)), ::mark)
    }

    private fun <T> labelOf(options: List<Option<T>>, value: T): CharSequence =
        options.find { it.value == value }?.label ?: value.toString()

    companion object {
        private const val INSET_DP = 8
        private const val MOST_SEGMENTS = 3
        private const val COLUMNS = 4
        private const val ONE_ROW = 5
        private const val TROUGH_DP = 14
        const val ROW_DP = 56

        fun <V : View> inset(ui: Ui, view: V): V =
            view.apply { setPadding(ui.dp(INSET_DP), 0, ui.dp(INSET_DP), 0) }

        /** A name, and what there is to know below it and smaller. */
        fun told(
            ui: Ui,
            name: CharSequence,
            more: List<CharSequence>,
            isMuted: Boolean = true,
        ): CharSequence {
            val text = SpannableString((listOf(name) + more).joinToString("\n"))
            val (start, end) = minOf(name.length + 1, text.length) to text.length
            val small = TypedValue.applyDimension(
                TypedValue.COMPLEX_UNIT_SP,
                ui.smallSp,
                ui.context.resources.displayMetrics,
            )
            val tone = ForegroundColorSpan(ui.theme.muted).takeIf { isMuted }
            for (span in listOfNotNull(AbsoluteSizeSpan(small.toInt()), tone)) {
                text.setSpan(span, start, end, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)
            }
            return text
        }

        /** The name over some choices, to which a screen reader can jump. */
        fun choiceName(ui: Ui, name: CharSequence): View = ui.section(name)

        fun line(ui: Ui, text: CharSequence, click: () -> Unit): Button = ui.button(
            text,
            click = click,
        ).apply {
            typeface = ui.plain
            minHeight = ui.dp(ROW_DP)
            minimumHeight = ui.dp(ROW_DP)
            gravity = Gravity.START or Gravity.CENTER_VERTICAL
            // a value in another script stays below its name
            textAlignment = View.TEXT_ALIGNMENT_VIEW_START
            background = ButtonFace.bare(ui)
            setPadding(ui.dp(Card.INSET_DP), ui.dp(8), ui.dp(Card.INSET_DP), ui.dp(8))
            layoutParams = line()
        }

        private fun line() = LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT)
    }
}
