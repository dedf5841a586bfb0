package app.annabella.newgame

import android.view.Gravity
import android.view.View
import android.widget.Button
import app.annabella.R
import app.annabella.ui.CheckableButton
import app.annabella.ui.EqualGrid
import app.annabella.ui.Form
import app.annabella.ui.Shape
import app.annabella.ui.Ui

/** A number: the usual ones at once, and all others by steps. */
class NumberChoice(
    private val ui: Ui,
    private val form: Form,
    private val words: Words,
    private val usual: List<Int>,
    private val range: IntRange,
    private val chosen: () -> Int,
    private val choose: (Int) -> Unit,
) {
    /** What it is called, and the steps down and up. */
    class Words(val name: Int, val less: Int, val more: Int)

    private val cells = usual.associateWith { at -> CheckableButton.cell(ui, "$at") { set(at) } }

    private val number = ui.number().apply {
        gravity = Gravity.CENTER
        minWidth = ui.dp(Ui.TOUCH_DP)
        textAlignment = View.TEXT_ALIGNMENT_CENTER
        // whoever steps hears where that leads
        accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
    }

    val view: View = make().also { show() }

    private fun make(): View {
        val grid = EqualGrid(ui.context, ui.dp(8), usual.size)
        cells.values.forEach { cell: Button -> grid.addView(cell) }
        val steps = ui.row(
            step(R.drawable.ic_minus, words.less) { set(chosen() - 1) },
            number,
            step(R.drawable.ic_plus, words.more) { set(chosen() + 1) },
        )
        return form.inset(ui.column(Form.choiceName(ui, ui.text(words.name)), grid, steps, gap = 8))
    }

    private fun set(value: Int) {
        choose(value.coerceIn(range))
        show()
    }

    private fun show() {
        val now = chosen()
        if ("${number.text}" != "$now") number.text = "$now"
        cells.forEach { (at, cell) -> CheckableButton.choose(ui, cell, at == now) }
    }

    private fun step(sign: Int, name: Int, click: () -> Unit): View = ui.icon(sign, name, click).apply {
        background = Shape(ui, Ui.TOUCH_DP / 2).control(ui.theme.wash)
    }
}
