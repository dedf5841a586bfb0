package app.annabella.newgame

import android.view.View
import app.annabella.R
import app.annabella.core.GameSide
import app.annabella.core.SpeechLanguage
import app.annabella.core.gameFeatures
import app.annabella.core.sideName
import app.annabella.game.GameLook
import app.annabella.settings.Agreement
import app.annabella.settings.BlindChoice
import app.annabella.settings.HiddenChoice
import app.annabella.settings.HiddenFrom
import app.annabella.ui.Card
import app.annabella.ui.Dialogs
import app.annabella.ui.Form
import app.annabella.ui.Option
import app.annabella.ui.Ui

/** Every rule that can be chosen by itself, in cards. */
class RuleChoices(
    private val ui: Ui,
    private val form: Form,
    dialogs: Dialogs,
    private val agreed: Agreement,
    private val isAgainstComputer: Boolean,
    private val language: SpeechLanguage,
    private val changed: () -> Unit,
) {
    private val hasLaws = gameFeatures(agreed.kind).hasLaws
    private val lines = RuleLines(ui, form) { show() }
    private val duties = DutyChoice(ui, dialogs, agreed)
    private val from = hiddenFrom()

    /** From above. */
    val views: List<View>

    init {
        val friendly = listOfNotNull(
            lines.switch(
                R.string.new_automatic_draws,
                article("9.2, 9.3").takeIf { hasLaws },
                agreed::automaticDraws,
            ) { R.string.rules_needs_friendly.takeIf { agreed.isStrict } }
                .takeIf { GameLook.of(agreed.kind).hasClaims },
            hidden(),
            from,
        )
        val ofLaws = if (hasLaws) byLaws() else emptyList()
        val ofClock = if (hasLaws) clock() else listOf(press())
        views = section(R.string.rules_clock, ofClock) + ofLaws + section(R.string.rules_friendly, friendly)
        showLines()
    }

    private fun show() {
        showLines()
        changed()
    }

    private fun showLines() {
        lines.show()
        val isSeen = !isAgainstComputer && agreed.hidden != HiddenChoice.NOTHING
        from.visibility = if (isSeen) View.VISIBLE else View.GONE
    }

    private fun byLaws(): List<View> =
        section(
            R.string.rules_score,
            listOf(lines.switch(R.string.new_score, article("8.1"), agreed::scoreByHand, ::laws)),
        ) + section(
            R.string.arbiter_title,
            listOf(
                lines.switch(R.string.new_unsupervised, appendix("A.4, B.3"), agreed::unsupervised) {
                    if (isAgainstComputer) R.string.rules_needs_people else laws()
                },
            ),
        ) + section(
            R.string.rules_draws,
            listOf(
                lines.choice(
                    R.string.new_draws,
                    article("9.1"),
                    DRAWS,
                    agreed::drawsFrom,
                    ::draws,
                    ::laws,
                ),
            ),
        ) + section(R.string.rules_blind, blind())

    private fun clock(): List<View> = listOf(
        press(),
        lines.choice(
            R.string.new_begins,
            article("6.5"),
            MINUTES,
            agreed::beginsIn,
            { if (it == 0) ui.text(R.string.new_begins_none) else it.toString() },
        ) { laws() ?: withClock() },
        lines.choice(
            R.string.new_late,
            article("6.6.a"),
            LATE,
            agreed::lateAfter,
            { if (it == 0) ui.text(R.string.new_late_none) else it.toString() },
        ) {
            laws() ?: withClock() ?: R.string.rules_needs_start.takeIf { agreed.beginsIn <= 0 }
        },
        lines.choice(
            R.string.new_session,
            ui.text(R.string.rules_guidelines),
            HOURS,
            agreed::sessionHours,
            { if (it == 0) ui.text(R.string.new_session_none) else it.toString() },
            ::laws,
        ),
    )

    private fun press(): View = lines.options(
        R.string.new_press,
        article("6.7").takeIf { hasLaws },
        listOf(
            Option(false, ui.text(R.string.new_press_app)),
            Option(true, ui.text(R.string.new_press_hand)),
        ),
        agreed::pressByHand,
        ::withClock,
    )

    private fun draws(move: Int): String = when {
        move == 0 -> ui.text(R.string.new_draws_always)
        move > 0 -> "${ui.text(R.string.new_draws_from)} $move"
        else -> ui.text(R.string.new_draws_never)
    }

    private fun blind(): List<View> = listOf(
        whoIsBlind(),
        lines.line(R.string.new_duties, appendix("E.2.9"), duties::value, ::withBlind, duties::choose),
        lines.switch(R.string.new_app_repeats, appendix("E.2.1"), agreed::appRepeats, ::withBlind),
        lines.switch(R.string.new_assists_sighted, appendix("E.2.10"), agreed::assistsSighted) {
            when {
                isAgainstComputer -> R.string.rules_needs_people
                else -> R.string.rules_needs_unassisted.takeUnless { agreed.canAssistSighted }
            }
        },
    )

    private fun whoIsBlind(): View {
        if (isAgainstComputer) {
            return lines.switch(R.string.new_play_blind, appendix("E"), agreed::playsBlind)
        }
        val options = listOf(
            Option(BlindChoice.NOBODY, ui.text(R.string.new_blind_nobody)),
            Option(BlindChoice.WHITE, sideName(agreed.kind, GameSide.FIRST, language)),
            Option(BlindChoice.BLACK, sideName(agreed.kind, GameSide.SECOND, language)),
            Option(BlindChoice.BOTH, ui.text(R.string.new_blind_both)),
        )
        return lines.options(R.string.new_blind, appendix("E"), options, agreed::blind)
    }

    private fun hidden(): View {
        val options = listOf(
            Option(HiddenChoice.NOTHING, ui.text(R.string.new_hidden_nothing)),
            Option(HiddenChoice.PIECES, ui.text(R.string.new_hidden_pieces)),
            Option(HiddenChoice.BOARD, ui.text(R.string.new_hidden_board)),
        )
        return lines.options(R.string.new_hidden, null, options, agreed::hidden)
    }

    private fun hiddenFrom(): View {
        val options = listOf(
            Option(HiddenFrom.BOTH, ui.text(R.string.new_blind_both)),
            Option(HiddenFrom.WHITE, sideName(agreed.kind, GameSide.FIRST, language)),
            Option(HiddenFrom.BLACK, sideName(agreed.kind, GameSide.SECOND, language)),
        )
        return lines.options(R.string.new_hidden_from, null, options, agreed::hiddenFrom)
    }

    private fun laws(): Int? = R.string.rules_needs_laws.takeUnless { agreed.isStrict }

    private fun withClock(): Int? = R.string.rules_needs_clock.takeUnless { agreed.hasClock }

    private fun withBlind(): Int? {
        val isBlind =
            if (isAgainstComputer) agreed.isPlayerBlind else agreed.whoIsBlind != BlindChoice.NOBODY
        return R.string.rules_needs_blind.takeUnless { isBlind }
    }

    private fun article(number: String) = "${ui.text(R.string.rules_article)} $number"

    private fun appendix(number: String) = "${ui.text(R.string.rules_appendix)} $number"

    private fun section(name: Int, rows: List<View>): List<View> = listOf(
        form.group(ui.text(name)),
        form.inset(ui.column(Card.ofRows(ui, rows, wordsAtDp = Card.INSET_DP))),
    )

    private companion object {
        val DRAWS = listOf(0, 10, 20, 30, 40, 50, 60, -1)
        val HOURS = (0..7).toList()
        val MINUTES = listOf(0, 1, 2, 5, 10, 15, 30, 60)
        val LATE = listOf(0, 5, 10, 15, 30, 60)
    }
}
