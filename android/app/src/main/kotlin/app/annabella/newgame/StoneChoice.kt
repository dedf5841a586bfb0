package app.annabella.newgame

import android.view.Gravity
import android.view.View
import android.widget.Button
import app.annabella.R
import app.annabella.settings.Agreement
import app.annabella.ui.CheckableButton
import app.annabella.ui.EqualGrid
import app.annabella.ui.Form
import app.annabella.ui.Option
import app.annabella.ui.Shape
import app.annabella.ui.Ui

/** What is agreed for a board of stones: its lines, and how many captured stones win. */
class StoneChoice(private val ui: Ui, private val form: Form, private val agreed: Agreement) {
    val views: List<View> get() = listOf(lines(), target())

    private fun lines(): View {
        val offered = (LINES + agreed.lines).distinct().sorted()
        val options = offered.map { Option(it, "$it") }
        return form.options(ui.text(R.string.new_lines), options, agreed.lines) { agreed.lines = it }
    }

    /** Usual numbers at once, and all others by steps. */
    private fun target(): View {
        val cells = EqualGrid(ui.context, ui.dp(8), USUAL.size)
        val usual = LinkedHashMap<Int, Button>()
        val number = ui.number().apply {
            gravity = Gravity.CENTER
            minWidth = ui.dp(Ui.TOUCH_DP)
            textAlignment = View.TEXT_ALIGNMENT_CENTER
            // whoever steps hears where that leads
            accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        }

        fun show() {
            val target = agreed.target
            if ("${number.text}" != "$target") number.text = "$target"
            usual.forEach { (at, cell) -> CheckableButton.choose(ui, cell, at == target) }
        }

        fun set(target: Int) {
            agreed.target = target.coerceIn(TARGETS)
            show()
        }
        for (target in USUAL) {
            usual[target] = CheckableButton.cell(ui, "$target") { set(target) }.also(cells::addView)
        }
        val steps = ui.row(
            step(R.drawable.ic_minus, R.string.new_target_less) { set(agreed.target - 1) },
            number,
            step(R.drawable.ic_plus, R.string.new_target_more) { set(agreed.target + 1) },
        )
        show()
        return form.inset(ui.column(Form.choiceName(ui, ui.text(R.string.new_target)), cells, steps, gap = 8))
    }

    private fun step(sign: Int, name: Int, click: () -> Unit): View = ui.icon(sign, name, click).apply {
        background = Shape(ui, Ui.TOUCH_DP / 2).control(ui.theme.wash)
    }

    private companion object {
        val LINES = listOf(5, 7, 9, 13, 19)
        val USUAL = listOf(1, 3, 5, 10, 20)
        val TARGETS = 1..99
    }
}
