package app.annabella.newgame

import android.view.View
import android.widget.Button
import app.annabella.R
import app.annabella.core.OfferedLaws
import app.annabella.settings.Agreement
import app.annabella.settings.BlindChoice
import app.annabella.ui.Card
import app.annabella.ui.CheckableButton
import app.annabella.ui.Form
import app.annabella.ui.Option
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

    /** Who of the two is blind, below each set in which one is. */
    private val blind = sets.offered.filter(sets::hasOneBlind).associateWith { whoIsBlind() }

    val view: View = Card.ofRows(
        ui,
        listOf(friendly) + named.flatMap { (laws, row) -> listOfNotNull(row, blind[laws]?.view) } + own,
        wordsAtDp = WORDS_DP,
    )

    init {
        show()
    }

    /** Marks the one that is agreed. */
    fun show() {
        val chosen = sets.chosen
        CheckableButton.mark(ui, friendly, !agreed.isStrict)
        CheckableButton.mark(ui, own, agreed.isStrict && chosen == null)
        for ((laws, row) in named) CheckableButton.mark(ui, row, laws == chosen)
        for ((laws, choice) in blind) {
            choice.view.visibility = if (laws == chosen) View.VISIBLE else View.GONE
            choice.mark(agreed.blind)
        }
    }

    private fun whoIsBlind(): Form.Options<BlindChoice> {
        val options = listOf(
            Option(BlindChoice.WHITE, ui.text(R.string.new_blind_white)),
            Option(BlindChoice.BLACK, ui.text(R.string.new_blind_black)),
        )
        return form.marked(ui.text(R.string.new_blind), options, agreed.blind) {
            agreed.blind = it
            taken()
        }
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
