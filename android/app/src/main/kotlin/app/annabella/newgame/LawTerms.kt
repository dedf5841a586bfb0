package app.annabella.newgame

import app.annabella.core.ClockPress
import app.annabella.core.GameSetup
import app.annabella.settings.Agreement
import app.annabella.settings.BlindChoice
import app.annabella.settings.HiddenChoice
import kotlin.time.Duration.Companion.milliseconds

/** What a set of rules by the Laws fixes; all else of an [Agreement] stays as it is. */
data class LawTerms(
    val clock: String,
    val pressByHand: Boolean,
    val unsupervised: Boolean,
    val scoreByHand: Boolean,
    /** 0 always, below that never. */
    val drawsFrom: Int,
    val sessionHours: Int,
    val blind: BlindChoice,
    /** Nothing without a blind player. */
    val duties: String,
    /** What no set has: another time for one side, a set time, help for the sighted, a hidden board. */
    val hasMore: Boolean = false,
) {
    /** One of two players is blind; which of them is theirs to choose. */
    val isOneBlind: Boolean get() = blind == BlindChoice.WHITE || blind == BlindChoice.BLACK

    /** Whether these are the same terms, whoever of the two is blind. */
    fun isSame(other: LawTerms): Boolean =
        this == if (isOneBlind && other.isOneBlind) other.copy(blind = blind) else other

    /** Makes the agreement one by the Laws on these terms. */
    fun fill(agreed: Agreement) {
        agreed.strict = true
        agreed.clock = clock
        agreed.hasOdds = false
        agreed.pressByHand = pressByHand
        agreed.unsupervised = unsupervised
        agreed.scoreByHand = scoreByHand
        agreed.drawsFrom = drawsFrom
        agreed.sessionHours = sessionHours
        agreed.beginsIn = 0
        agreed.lateAfter = 0
        if (!isOneBlind || !agreed.isOneBlind) agreed.blind = blind
        agreed.playsBlind = false
        agreed.appRepeats = false
        agreed.assistsSighted = false
        agreed.hidden = HiddenChoice.NOTHING
        if (blind != BlindChoice.NOBODY) agreed.duties = duties
    }

    companion object {
        /** Those of a game that is offered. */
        fun of(setup: GameSetup): LawTerms {
            val first = setup.first.conduct?.takeIf { it.isBlind }
            val second = setup.second.conduct?.takeIf { it.isBlind }
            return LawTerms(
                clock = setup.clock,
                pressByHand = setup.press == ClockPress.BY_HAND,
                unsupervised = !setup.isSupervised,
                scoreByHand = setup.isScoreByHand,
                drawsFrom = setup.drawsFromMove?.toInt() ?: NEVER,
                sessionHours = setup.sessionMs?.toLong()?.milliseconds?.inWholeHours?.toInt() ?: 0,
                blind = when {
                    first != null && second != null -> BlindChoice.BOTH
                    first != null -> BlindChoice.WHITE
                    second != null -> BlindChoice.BLACK
                    else -> BlindChoice.NOBODY
                },
                duties = DutyChoice.letters((first ?: second)?.assistant.orEmpty()),
            )
        }

        /** Those of what is agreed, as a game would begin with them. */
        fun of(agreed: Agreement, isAgainstComputer: Boolean): LawTerms {
            val blind = when {
                !isAgainstComputer -> agreed.whoIsBlind
                agreed.isPlayerBlind -> BlindChoice.WHITE
                else -> BlindChoice.NOBODY
            }
            val hasBlind = blind != BlindChoice.NOBODY
            return LawTerms(
                clock = agreed.clock,
                pressByHand = agreed.hasClock && agreed.pressByHand,
                unsupervised = !isAgainstComputer && agreed.unsupervised,
                scoreByHand = agreed.scoreByHand,
                drawsFrom = agreed.drawsFrom.coerceAtLeast(NEVER),
                sessionHours = agreed.sessionHours,
                blind = blind,
                duties = if (hasBlind) agreed.duties else "",
                hasMore = (agreed.hasClock && (agreed.hasOdds || agreed.beginsIn > 0)) ||
                    (hasBlind && agreed.appRepeats) ||
                    (!isAgainstComputer && agreed.canAssistSighted && agreed.assistsSighted) ||
                    agreed.hidden != HiddenChoice.NOTHING,
            )
        }

        private const val NEVER = -1
    }
}
