package app.annabella.newgame

import android.view.View
import app.annabella.R
import app.annabella.settings.Agreement
import app.annabella.ui.Form
import app.annabella.ui.Option
import app.annabella.ui.Ui

/** What is agreed for a board of stones: its lines, and how many captured stones win. */
class StoneChoice(private val ui: Ui, private val form: Form, private val agreed: Agreement) {
    val views: List<View> get() = listOf(lines(), target())

    private fun lines(): View {
        val offered = (LINES + agreed.lines).distinct().sorted()
        val options = offered.map { Option(it, "$it") }
        return form.options(ui.text(R.string.new_lines), options, agreed.lines) { agreed.lines = it }
    }

    private fun target(): View {
        val words =
            NumberChoice.Words(R.string.new_target, R.string.new_target_less, R.string.new_target_more)
        return NumberChoice(ui, form, words, USUAL, TARGETS, { agreed.target }) { agreed.target = it }.view
    }

    private companion object {
        val LINES = listOf(5, 7, 9, 13, 19)
        val USUAL = listOf(1, 3, 5, 10, 20)
        val TARGETS = 1..99
    }
}
