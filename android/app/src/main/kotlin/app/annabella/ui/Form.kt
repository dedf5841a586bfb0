package app.annabella.ui

import android.content.res.ColorStateList
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

/** Makes the lines of a page on which things are chosen. */
class Form(private val ui: Ui, private val dialogs: Dialogs) {
    /** The name of a group of lines. */
    fun group(name: CharSequence): View = ui.heading(name).apply {
        setTextColor(ui.theme.accent)
        setPadding(ui.dp(INSET_DP), ui.dp(16), ui.dp(INSET_DP), 0)
    }

    /** What is no line stands as far from the edge as the words of lines do. */
    fun <V : View> inset(view: V): V = inset(ui, view)

    /** On or off. */
    fun switch(name: CharSequence, isOn: Boolean, set: (Boolean) -> Unit): Switch =
        Switch(ui.context).apply {
            text = name
            isChecked = isOn
            setTextSize(TypedValue.COMPLEX_UNIT_SP, Ui.BODY_SP)
            setTextColor(ui.theme.ink)
            typeface = Typeface.DEFAULT
            textAlignment = View.TEXT_ALIGNMENT_VIEW_START
            minHeight = ui.dp(Ui.TOUCH_DP)
            minimumHeight = ui.dp(Ui.TOUCH_DP)
            switchPadding = ui.dp(16)
            setPadding(ui.dp(INSET_DP), ui.dp(8), ui.dp(INSET_DP), ui.dp(8))
            background = ButtonFace.quiet(ui)
            thumbTintList = states(ui.theme.accent, ui.theme.line)
            trackTintList = states(ui.theme.accent, ui.theme.line)
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
    fun value(line: Button, name: CharSequence, value: CharSequence) {
        val text = SpannableString("$name\n$value")
        val end = text.length
        val small = TypedValue.applyDimension(
            TypedValue.COMPLEX_UNIT_SP,
            Ui.SMALL_SP,
            ui.context.resources.displayMetrics,
        )
        for (span in listOf(AbsoluteSizeSpan(small.toInt()), ForegroundColorSpan(ui.theme.mutedText))) {
            text.setSpan(span, name.length + 1, end, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)
        }
        line.text = text
    }

    /** One of a few, all to be seen. */
    fun <T> options(
        name: CharSequence,
        options: List<Option<T>>,
        chosen: T,
        pick: (T) -> Unit,
    ): View {
        val chips = FlowLayout(ui.context, ui.dp(8))
        val buttons = LinkedHashMap<T, Button>()
        fun mark(value: T) = buttons.forEach { (at, chip) -> CheckableButton.markChip(ui, chip, at == value) }
        for (option in options) {
            val chip = CheckableButton.chip(ui, option.label) {
                mark(option.value)
                pick(option.value)
            }
            buttons[option.value] = chip
            chips.addView(chip)
        }
        mark(chosen)
        return inset(ui.column(choiceName(ui, name), chips, gap = 4))
    }

    private fun <T> labelOf(options: List<Option<T>>, value: T): CharSequence =
        options.find { it.value == value }?.label ?: value.toString()

    private fun states(on: Int, off: Int) = ColorStateList(
        arrayOf(intArrayOf(android.R.attr.state_checked), intArrayOf()),
        intArrayOf(on, off),
    )

    companion object {
        private const val INSET_DP = 8

        fun <V : View> inset(ui: Ui, view: V): V =
            view.apply { setPadding(ui.dp(INSET_DP), 0, ui.dp(INSET_DP), 0) }

        /** The name over some choices, to which a screen reader can jump. */
        fun choiceName(ui: Ui, name: CharSequence): View = ui.small(name).apply { markHeading() }

        fun line(ui: Ui, text: CharSequence, click: () -> Unit): Button = ui.button(
            text,
            click = click,
        ).apply {
            gravity = Gravity.START or Gravity.CENTER_VERTICAL
            // a value in another script stays below its name
            textAlignment = View.TEXT_ALIGNMENT_VIEW_START
            background = ButtonFace.quiet(ui)
            setPadding(ui.dp(INSET_DP), ui.dp(8), ui.dp(INSET_DP), ui.dp(8))
            layoutParams = line()
        }

        private fun line() = LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT)
    }
}
