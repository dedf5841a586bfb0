package app.annabella.newgame

import app.annabella.R
import app.annabella.core.OfferedLaws
import app.annabella.core.SpeechLanguage
import app.annabella.core.clockTold
import app.annabella.core.gameFeatures
import app.annabella.core.lawSets
import app.annabella.game.GameLook
import app.annabella.settings.Agreement
import app.annabella.settings.BlindChoice
import app.annabella.settings.HiddenChoice
import app.annabella.ui.Ui

/** By which rules a game is agreed: friendly, by a set of the Laws that has a name, or by others of them. */
class RuleSets(
    private val ui: Ui,
    private val agreed: Agreement,
    private val isAgainstComputer: Boolean,
    private val language: SpeechLanguage,
) {
    /** Those with a name, in a game that has Laws. */
    val offered: List<OfferedLaws> =
        if (gameFeatures(agreed.kind).hasLaws) lawSets(language) else emptyList()

    private val terms = offered.associateWith { LawTerms.of(it.setup) }

    /** The set that is agreed, if it is one with a name and nothing of it was changed. */
    val chosen: OfferedLaws?
        get() {
            if (!agreed.isStrict) return null
            val now = LawTerms.of(agreed, isAgainstComputer)
            return offered.find { needs(it) == null && terms[it]?.isSame(now) == true }
        }

    /** What is missing before a set can be taken; the app is fair to whoever plays against it. */
    fun needs(laws: OfferedLaws): Int? {
        val ofPeople = terms[laws]?.run { unsupervised || blind != BlindChoice.NOBODY } ?: false
        return R.string.rules_needs_people.takeIf { isAgainstComputer && ofPeople }
    }

    /** Whether one of the two players is blind by it, and who that is can be chosen. */
    fun hasOneBlind(laws: OfferedLaws): Boolean = terms[laws]?.isOneBlind == true

    /** Agrees on a set that has a name. */
    fun take(laws: OfferedLaws) {
        keepFriendlyClock()
        terms[laws]?.fill(agreed)
    }

    /** Agrees on a friendly game: what belongs to the Laws goes, and a clock that came with a set. */
    fun takeFriendly() {
        if (agreed.isStrict) {
            agreed.pressByHand = false
            agreed.blind = BlindChoice.NOBODY
            agreed.playsBlind = false
            if (terms.values.any { it.clock == agreed.clock }) agreed.clock = agreed.friendlyClock
        }
        agreed.strict = false
    }

    /** Agrees on the Laws, with all else as it is. */
    fun takeOwn() {
        keepFriendlyClock()
        agreed.strict = true
    }

    private fun keepFriendlyClock() {
        if (!agreed.isStrict) agreed.friendlyClock = agreed.clock
    }

    /** What is agreed, in a few words; with the clock, which a set brings with it. */
    fun told(): String {
        val edition = ui.text(R.string.rules_edition)
        chosen?.let {
            val clock = clockTold(agreed.clock, language)
            return listOfNotNull(it.name, blindPlayer()?.let(ui::text), clock, edition).joinToString(", ")
        }
        val name = if (agreed.isStrict) R.string.rules_changed else R.string.new_friendly
        val told = (listOf(name) + unusual()).map(ui::text) + listOf(edition).filter { agreed.isStrict }
        return told.joinToString(", ")
    }

    /** Which of two players is blind. */
    private fun blindPlayer(): Int? = when (agreed.whoIsBlind.takeUnless { isAgainstComputer }) {
        BlindChoice.WHITE -> R.string.new_blind_white
        BlindChoice.BLACK -> R.string.new_blind_black
        else -> null
    }

    /** What is chosen and not usual. */
    private fun unusual(): List<Int> = buildList {
        if (agreed.isStrict) addAll(unusualByLaws())
        if (!agreed.isStrict && agreed.automaticDraws && GameLook.of(agreed.kind).hasClaims) {
            add(R.string.new_automatic_draws_summary)
        }
        if (agreed.hasClock && agreed.pressByHand) add(R.string.new_press_hand_summary)
        val isBlind =
            if (isAgainstComputer) agreed.isPlayerBlind else agreed.whoIsBlind != BlindChoice.NOBODY
        if (isBlind) add(blindPlayer() ?: R.string.new_blind_summary)
        if (agreed.hidden != HiddenChoice.NOTHING) add(R.string.new_hidden_summary)
    }

    private fun unusualByLaws(): List<Int> = buildList {
        if (agreed.scoreByHand) add(R.string.new_score_summary)
        if (!isAgainstComputer && agreed.unsupervised) add(R.string.new_unsupervised_summary)
        if (agreed.drawsFrom != 0) add(R.string.new_draws_summary)
        if (agreed.sessionHours > 0) add(R.string.new_session_summary)
        if (agreed.hasClock && agreed.beginsIn > 0) add(R.string.new_begins_summary)
    }
}
