package app.annabella.newgame

import android.view.View
import android.widget.Button
import app.annabella.R
import app.annabella.core.OfferedLaws
import app.annabella.settings.Agreement
import app.annabella.ui.Card
import app.annabella.ui.CheckableButton
import app.annabella.ui.Form
import app.annabella.ui.Ui

/** The sets of rules, of which one is chosen: its name, and what it says. */
class RuleSetRows(
    private val ui: Ui,
    private val form: Form,
    private val sets: RuleSets,
    private val agreed: Agreement,
    private val taken: () -> Unit,
) {
    private val friendly = row(R.string.new_friendly, R.string.rules_friendly_told) { sets.takeFriendly() }
    private val named = sets.offered.associateWith(::row)
    private val own = row(R.string.new_strict, R.string.rules_own_told) { sets.takeOwn() }

    val view: View = Card.ofRows(ui, listOf(friendly) + named.values + own, wordsAtDp = WORDS_DP)

    init {
        show()
    }

    /** Marks the one that is agreed. */
    fun show() {
        val chosen = sets.chosen
        CheckableButton.mark(ui, friendly, !agreed.isStrict)
        CheckableButton.mark(ui, own, agreed.isStrict && chosen == null)
        for ((laws, row) in named) CheckableButton.mark(ui, row, laws == chosen)
    }

    private fun row(laws: OfferedLaws): Button {
        val needs = sets.needs(laws)
        return row(laws.name, listOfNotNull(laws.about, needs?.let(ui::text))) { sets.take(laws) }
            .apply { isEnabled = needs == null }
    }

    private fun row(name: Int, told: Int, take: () -> Unit) =
        row(ui.text(name), listOf(ui.text(told)), take)

    private fun row(name: String, told: List<String>, take: () -> Unit): Button =
        CheckableButton.row(ui, name, CheckableButton.Kind.ONE, isMarked = false) {
            take()
            taken()
        }.apply { form.tell(this, name, told) }

    private companion object {
        const val WORDS_DP = 56
    }
}
