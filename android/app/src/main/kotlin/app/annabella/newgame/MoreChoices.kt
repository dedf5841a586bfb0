package app.annabella.newgame

import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameKind
import app.annabella.core.GameSide
import app.annabella.core.gameFeatures
import app.annabella.core.sideName
import app.annabella.game.GameLook
import app.annabella.game.NewGames
import app.annabella.settings.BlindChoice
import app.annabella.settings.HiddenChoice
import app.annabella.settings.HiddenFrom
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Dialogs
import app.annabella.ui.Field
import app.annabella.ui.Form
import app.annabella.ui.Option
import kotlin.random.Random

/** What is rarely changed before a game. */
class MoreChoices(
    private val activity: MainActivity,
    private val form: Form,
    private val dialogs: Dialogs,
    private val clocks: ClockChoice,
    private val isAgainstComputer: Boolean,
) {
    private val settings = activity.app.settings
    private val agreed = settings.agreed(isAgainstComputer)
    private val ui = activity.ui
    private val look = GameLook.of(agreed.kind)
    private val features = gameFeatures(agreed.kind)
    private val language = SpeechChoices.languageOf(text(R.string.language_code))
    private var changed: () -> Unit = {}
    private val terms = TermChoices(ui, form, agreed) { changed() }

    fun fill(section: ExpandableSection) {
        val start = start960()
        val black = form.inset(clocks.forSecond(look.oddsClock))
        val score = form.switch(text(R.string.new_score), agreed.scoreByHand) {
            set { agreed.scoreByHand = it }
        }
        val press =
            twoOf(R.string.new_press, R.string.new_press_app, R.string.new_press_hand, agreed.pressByHand) {
                agreed.pressByHand = it
            }
        val odds = form.switch(text(look.odds), agreed.hasOdds) { set { agreed.hasOdds = it } }
        val repeats = form.switch(text(R.string.new_app_repeats), agreed.appRepeats) {
            set { agreed.appRepeats = it }
        }
        val unsupervised = form.switch(text(R.string.new_unsupervised), agreed.unsupervised) {
            set { agreed.unsupervised = it }
        }
        val draws = form.switch(text(R.string.new_automatic_draws), agreed.automaticDraws) {
            set { agreed.automaticDraws = it }
        }
        val duties = DutyChoice(ui, form, dialogs, agreed) { changed() }.view
        val sighted = form.switch(text(R.string.new_assists_sighted), agreed.assistsSighted) {
            set { agreed.assistsSighted = it }
        }
        val from = hiddenFrom()
        changed = {
            start.visibility = seenIf(agreed.kind == GameKind.CHESS960)
            black.visibility = seenIf(agreed.hasClock && agreed.hasOdds)
            press.visibility = seenIf(agreed.hasClock)
            odds.visibility = seenIf(agreed.hasClock)
            score.visibility = seenIf(agreed.isStrict)
            unsupervised.visibility = seenIf(canBeUnsupervised)
            terms.show()
            draws.visibility = seenIf(!agreed.isStrict && look.hasClaims)
            repeats.visibility = seenIf(isBlind)
            duties.visibility = seenIf(isBlind)
            sighted.visibility = seenIf(!isAgainstComputer && agreed.canAssistSighted)
            from.visibility = seenIf(!isAgainstComputer && agreed.hidden != HiddenChoice.NOTHING)
            section.summarize(summary())
        }
        val lines = listOf(
            starts().takeIf { features.hasStarts },
            start,
            rules().takeIf { features.hasLaws },
            score,
            unsupervised,
            terms.view,
            draws,
            press,
            odds,
            black,
            blind().takeIf { features.hasLaws },
            repeats,
            duties,
            sighted,
            hidden(),
            from,
            ownName().takeIf { isAgainstComputer },
        ).filterNotNull()
        val content = ui.column(*lines.toTypedArray(), gap = 16)
        section.content.addView(content)
        clocks.changed = changed
        changed()
    }

    /** Two people by the Laws can do without an arbiter; against the computer the app is fair. */
    private val canBeUnsupervised: Boolean get() = agreed.isStrict && !isAgainstComputer

    private val isBlind: Boolean
        get() = if (isAgainstComputer) agreed.isPlayerBlind else agreed.whoIsBlind != BlindChoice.NOBODY

    private fun twoOf(name: Int, no: Int, yes: Int, isChosen: Boolean, choose: (Boolean) -> Unit): View =
        form.options(text(name), listOf(Option(false, text(no)), Option(true, text(yes))), isChosen) {
            set { choose(it) }
        }

    private fun starts() =
        twoOf(R.string.new_game, R.string.new_chess, R.string.new_chess960, agreed.chess960) {
            agreed.chess960 = it
        }

    private fun rules() =
        twoOf(R.string.new_rules, R.string.new_friendly, R.string.new_strict, agreed.strict) {
            agreed.strict = it
        }

    /** Which of the 960 starts. */
    private fun start960(): View {
        val field = Field(ui, text(R.string.new_start_number), numberText(), Field.Kind.NUMBER)
        field.onChange { typed ->
            val number = typed.toIntOrNull()
            val isThere = number != null && number in 0 until NewGames.STARTS
            if (isThere) agreed.start960 = checkNotNull(number)
            field.edit.error = if (isThere || typed.isEmpty()) null else text(R.string.new_start_wrong)
        }
        val dice = ui.icon(R.drawable.ic_dice, R.string.new_dice) {
            field.edit.setText(Random.nextInt(NewGames.STARTS).toString())
        }
        val row = LinearLayout(activity).apply {
            gravity = Gravity.BOTTOM
            addView(field.view, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f))
            addView(dice)
        }
        form.inset(row).visibility = seenIf(agreed.start960 >= 0)
        val byLot = form.switch(text(R.string.new_start_by_lot), agreed.start960 < 0) { isByLot ->
            agreed.start960 = if (isByLot) BY_LOT else Random.nextInt(NewGames.STARTS)
            field.edit.setText(numberText())
            row.visibility = seenIf(!isByLot)
        }
        return ui.column(byLot, row)
    }

    private fun numberText() = if (agreed.start960 < 0) "" else agreed.start960.toString()

    private fun blind(): View = if (isAgainstComputer) {
        form.switch(text(R.string.new_play_blind), agreed.playsBlind) { set { agreed.playsBlind = it } }
    } else {
        val options = listOf(
            Option(BlindChoice.NOBODY, text(R.string.new_blind_nobody)),
            Option(BlindChoice.WHITE, sideName(agreed.kind, GameSide.FIRST, language)),
            Option(BlindChoice.BLACK, sideName(agreed.kind, GameSide.SECOND, language)),
            Option(BlindChoice.BOTH, text(R.string.new_blind_both)),
        )
        form.options(text(R.string.new_blind), options, agreed.blind) { set { agreed.blind = it } }
    }

    private fun hidden(): View {
        val options = listOf(
            Option(HiddenChoice.NOTHING, text(R.string.new_hidden_nothing)),
            Option(HiddenChoice.PIECES, text(R.string.new_hidden_pieces)),
            Option(HiddenChoice.BOARD, text(R.string.new_hidden_board)),
        )
        return form.options(text(R.string.new_hidden), options, agreed.hidden) {
            set { agreed.hidden = it }
        }
    }

    private fun hiddenFrom(): View {
        val options = listOf(
            Option(HiddenFrom.BOTH, text(R.string.new_blind_both)),
            Option(HiddenFrom.WHITE, sideName(agreed.kind, GameSide.FIRST, language)),
            Option(HiddenFrom.BLACK, sideName(agreed.kind, GameSide.SECOND, language)),
        )
        return form.options(text(R.string.new_hidden_from), options, agreed.hiddenFrom) {
            agreed.hiddenFrom = it
        }
    }

    private fun ownName(): View {
        val field = Field(ui, text(R.string.new_own_name), settings.ownName)
        field.onChange { settings.ownName = it }
        return form.inset(field.view)
    }

    /** What is chosen and not usual. */
    private fun summary(): List<CharSequence> = buildList {
        if (agreed.kind == GameKind.CHESS960) add(text(R.string.new_chess960))
        if (agreed.isStrict) add(text(R.string.new_strict))
        if (agreed.isStrict && agreed.scoreByHand) add(text(R.string.new_score_summary))
        if (canBeUnsupervised && agreed.unsupervised) add(text(R.string.new_unsupervised_summary))
        addAll(terms.summary().map(::text))
        if (!agreed.isStrict && agreed.automaticDraws &&
            look.hasClaims
        ) {
            add(text(R.string.new_automatic_draws_summary))
        }
        if (agreed.hasClock && agreed.pressByHand) add(text(R.string.new_press_hand_summary))
        if (agreed.hasClock && agreed.hasOdds) add(text(look.odds))
        if (isBlind) add(text(R.string.new_blind_summary))
        if (agreed.hidden != HiddenChoice.NOTHING) add(text(R.string.new_hidden_summary))
    }

    private inline fun set(change: () -> Unit) {
        change()
        changed()
    }

    private fun seenIf(isSeen: Boolean) = if (isSeen) View.VISIBLE else View.GONE

    private fun text(id: Int): String = activity.getString(id)

    private companion object {
        const val BY_LOT = -1
    }
}
