package app.annabella.newgame

import android.os.Bundle
import android.view.View
import android.widget.LinearLayout
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.gameFeatures
import app.annabella.settings.Opponent
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Form
import app.annabella.ui.PageScreen

/** By which rules a game is played: a set of them by its name, and each of them by itself. */
class RulesScreen(activity: MainActivity, opponent: Opponent) : PageScreen(activity) {
    private val isAgainstComputer = opponent == Opponent.COMPUTER
    private val agreed = app.settings.agreed(opponent)
    private val form = Form(ui, dialogs)
    private val language = SpeechChoices.languageOf(text(R.string.language_code))

    override val title: CharSequence get() = text(R.string.new_rules)

    override fun content(saved: Bundle?): View {
        val choices = ui.column()
        var rows: RuleSetRows? = null
        fun marked() {
            rows?.show()
        }
        val sets = RuleSets(ui, agreed, isAgainstComputer, language)
        if (sets.offered.isNotEmpty()) {
            // the focus stays on the set, and all below is as it says
            rows = RuleSetRows(ui, form, sets, agreed) {
                marked()
                fill(choices, ::marked)
            }
        }
        fill(choices, ::marked)
        // of the articles that stand with the rules below
        val edition = form.inset(ui.column(ui.small(text(R.string.rules_edition))))
            .takeIf { gameFeatures(agreed.kind).hasLaws }
        val views = listOfNotNull(rows?.let { form.inset(ui.column(it.view)) }, edition, choices)
        return ui.column(*views.toTypedArray(), gap = 12)
    }

    private fun fill(choices: LinearLayout, changed: () -> Unit) {
        val views = RuleChoices(ui, form, dialogs, agreed, isAgainstComputer, language, changed).views
        choices.removeAllViews()
        choices.addView(ui.column(*views.toTypedArray(), gap = 12))
    }
}
