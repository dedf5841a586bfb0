package app.annabella.game

import app.annabella.R
import app.annabella.core.ArticleName
import app.annabella.core.DeedKind
import app.annabella.core.DeedQuestion
import app.annabella.core.GameAction
import app.annabella.core.GameActor
import app.annabella.core.GameDeed
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.MoveKind
import app.annabella.core.from
import app.annabella.core.moves
import app.annabella.core.pathOver
import app.annabella.core.seat
import app.annabella.core.store.GameStore
import app.annabella.core.to

/** What can be done in a game beside moving. */
class GameActions(
    private val game: GameStore,
    /** Asks whether something is meant. */
    private val sure: (Question) -> Unit,
    /** Shares what was played with the player on another device. */
    private val send: () -> Unit,
) {
    /** What is asked before [deed] is done for [by]: he, or his opponent, if [isForBoth]. */
    class Question(
        val label: Int,
        val deed: DeedKind?,
        val by: GameSide,
        val isForBoth: Boolean,
        /** How often it is taken back. */
        val times: Int,
        val act: () -> Unit,
    ) {
        /** Whether his opponent answers it; once the game of [view] is over nobody has to. */
        fun asksOpponent(view: GameView): Boolean = isForBoth && view.phase !is GamePhase.Over

        /** How many moves would go back: one less than it is done where the end of [view] goes first. */
        fun played(view: GameView): Int = if (view.seat(by).ownTakeback == 0u) times - 1 else times
    }

    /** Something to do, maybe by an article of the Laws; two with the same label are the same. */
    class Action(val label: Int, val article: ArticleName? = null, val run: () -> Unit) {
        override fun equals(other: Any?) = other is Action && other.label == label

        override fun hashCode() = label
    }

    /** What the game waits for from a player, and what is often wished. */
    fun buttons(view: GameView, by: GameSide = view.actor): List<Action> =
        repeat(view, by) + deeds(view, by, view.seat(by).buttons) + ofArbiter(view)

    /** What else he can do. */
    fun menu(view: GameView, by: GameSide = view.actor): List<Action> =
        castle(view, by) + deeds(view, by, view.seat(by).menu)

    /** A move without a stone, where it is the turn of somebody who may pass. */
    fun pass(view: GameView, by: GameSide = view.actor): Action? {
        val mayPass = GameLook.of(view.kind).places && view.isPersonsTurn && view.turn == by &&
            view.moves.any { it.path.points.isEmpty() }
        if (!mayPass) return null
        return Action(R.string.game_pass) { perform(PASS, by) }
    }

    /** Does something for a player; what is grave is asked first, or what takes from his opponent. */
    fun perform(
        deed: GameDeed,
        by: GameSide = game.state.value.view.actor,
        takesFromOpponent: Boolean = false,
    ) {
        if (deed == GameDeed.Send) return send()
        val view = game.state.value.view
        val question = asked(view, by, deed) ?: R.string.game_both_agree.takeIf { takesFromOpponent }
        if (question == null) {
            game.act(by, deed)
            return
        }
        // no more than there are, and the end
        val most = view.plies.toInt() + if (view.phase is GamePhase.Over) 1 else 0
        val times = (deed as? GameDeed.Undo)?.times?.toInt()?.coerceAtMost(most) ?: 1
        val isForBoth = view.hasTwoPeople && (takesFromOpponent || isAgreed(view, by, deed))
        sure(Question(question, kindOf(deed), by, isForBoth, times) { game.act(by, deed) })
    }

    /** What is asked before; a pass is a move lost, and its key and button are soon hit. */
    private fun asked(view: GameView, by: GameSide, deed: GameDeed): Int? = when {
        deed == PASS && pass(view, by) != null -> R.string.game_pass_sure
        deed == GameDeed.ClaimFlag && view.correspondence != null -> R.string.post_claim_sure
        else -> question(view, by, deed)?.let { labelOf(view, it) }
    }

    private fun labelOf(view: GameView, question: DeedQuestion) =
        if (question == DeedQuestion.OFFER) GameLook.of(view.kind).asksOffer else LABELS.getValue(question)

    private fun deeds(view: GameView, by: GameSide, kinds: List<DeedKind>) = kinds.mapNotNull { kind ->
        DEEDS[kind]?.let { (deed, usual) ->
            val label = if (kind == DeedKind.OFFER) GameLook.of(view.kind).offers else usual
            Action(label) { perform(deed, by) }
        }
    }

    /** Whoever watches starts the clocks again, or lets a game without any go on (article 6.12.c). */
    private fun ofArbiter(view: GameView): List<Action> {
        if (!view.arbiterStarts) return emptyList()
        val label = if (view.clocks == null) R.string.strict_go_on else R.string.strict_start_clocks
        return listOf(Action(label) { game.send(GameAction(GameActor.ARBITER, GameDeed.Continue)) })
    }

    /** The opponent's move is repeated as it was announced (article E2.1). */
    private fun repeat(view: GameView, by: GameSide): List<Action> =
        listOf(Action(R.string.game_repeat) { Repetition(game).makeAsAnnounced() })
            .filter { by == view.turn && Repetition.isDue(view) }

    private fun castle(view: GameView, by: GameSide): List<Action> = castlings(view, by).map { move ->
        val isShort = move.path.to > move.path.from
        val label = if (isShort) R.string.game_castle_short else R.string.game_castle_long
        Action(label) { game.act(game.state.value.view.turn, GameDeed.Move(move.path)) }
    }

    private fun castlings(view: GameView, by: GameSide) = if (view.isPersonsTurn && by == view.turn) {
        view.moves.filter { it.kind == MoveKind.CASTLE }
    } else {
        emptyList()
    }

    companion object {
        /** Whether it helps somebody, and is done only when that was agreed. */
        fun isAgreed(view: GameView, by: GameSide, deed: GameDeed): Boolean =
            question(view, by, deed).let { it != null && it !in OF_OFFERS }

        private fun question(view: GameView, by: GameSide, deed: GameDeed): DeedQuestion? =
            view.seat(by).questions.find { it.deed == kindOf(deed) }?.question

        private fun kindOf(deed: GameDeed): DeedKind? = when (deed) {
            is GameDeed.Undo -> DeedKind.UNDO
            else -> DEEDS.entries.find { it.value.first == deed }?.key
        }

        private val PASS = GameDeed.Move(pathOver(emptyList()))

        /** Whoever makes or takes an offer is asked himself. */
        private val OF_OFFERS = setOf(DeedQuestion.OFFER, DeedQuestion.ACCEPT)
        private val LABELS = mapOf(
            DeedQuestion.ACCEPT to R.string.game_accept_sure,
            DeedQuestion.GO_ON to R.string.game_undo_over,
            DeedQuestion.BOTH_AGREE to R.string.game_both_agree,
        )
        private val DEEDS = mapOf(
            DeedKind.START to (GameDeed.Start to R.string.game_start),
            DeedKind.CANCEL to (GameDeed.Cancel to R.string.answer_no),
            DeedKind.CONFIRM to (GameDeed.Confirm to R.string.answer_yes),
            DeedKind.PRESS to (GameDeed.Press to R.string.game_press_clock),
            DeedKind.ACCEPT to (GameDeed.Accept to R.string.game_accept),
            DeedKind.DECLINE to (GameDeed.Decline to R.string.game_decline),
            DeedKind.CONTINUE to (GameDeed.Continue to R.string.game_continue),
            DeedKind.UNDO to (GameDeed.Undo(1u) to R.string.game_undo),
            DeedKind.REDO to (GameDeed.Redo to R.string.game_redo),
            DeedKind.HINT to (GameDeed.Hint to R.string.game_hint),
            DeedKind.OFFER to (GameDeed.Offer to R.string.game_offer_draw),
            DeedKind.RESIGN to (GameDeed.Resign to R.string.game_resign),
            DeedKind.PAUSE to (GameDeed.Pause to R.string.game_pause),
            DeedKind.ADJUST to (GameDeed.Adjust(0uL) to R.string.game_adjust),
            DeedKind.PEEK to (GameDeed.Peek to R.string.game_peek),
            DeedKind.SEND to (GameDeed.Send to R.string.post_send),
            DeedKind.CLAIM_FLAG to (GameDeed.ClaimFlag to R.string.post_claim),
        )
    }
}
