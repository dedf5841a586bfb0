package app.annabella.ui

import android.view.View
import android.widget.Button

/** Filters of a list, of which one holds: filled, and with a sign. */
class Chips<T>(
    private val ui: Ui,
    options: List<Option<T>>,
    chosen: T,
    private val pick: (T) -> Unit,
) {
    private val buttons: Map<T, Button> = options.associate { option ->
        option.value to CheckableButton.chip(ui, option.label) { choose(option.value) }
    }

    val view: View = FlowLayout(ui.context, ui.dp(8)).apply { buttons.values.forEach(::addView) }

    init {
        mark(chosen)
    }

    private fun choose(value: T) {
        mark(value)
        pick(value)
    }

    private fun mark(chosen: T) = buttons.forEach { (value, button) ->
        CheckableButton.chooseChip(ui, button, value == chosen)
    }
}
