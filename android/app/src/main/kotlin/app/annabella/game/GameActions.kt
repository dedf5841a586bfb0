package app.annabella.game

import app.annabella.R
import app.annabella.core.DeedKind
import app.annabella.core.GameDeed
import app.annabella.core.GamePhase
import app.annabella.core.GameView
import app.annabella.core.MoveKind
import app.annabella.core.PlayerColor
import app.annabella.core.hasTwoPeople
import app.annabella.core.may
import app.annabella.core.movesFrom
import app.annabella.core.other
import app.annabella.core.ownSide
import app.annabella.core.store.GameStore

/** What can be done in a game beside moving. */
class GameActions(
    private val game: GameStore,
    /** Asks whether something is meant. */
    private val sure: (Int, () -> Unit) -> Unit,
) {
    /** Something to do; two with the same label are the same. */
    class Action(val label: Int, val run: () -> Unit) {
        override fun equals(other: Any?) = other is Action && other.label == label

        override fun hashCode() = label
    }

    /** What stands below the board: what the game waits for, and what is often wished. */
    fun buttons(view: GameView): List<Action> {
        val help = if (isRace(view)) emptyList() else deeds(view, HELP)
        return repeat(view) + deeds(view, OFTEN) + help + castle(view)
    }

    /** What is in the menu. */
    fun menu(view: GameView): List<Action> {
        val undo = if (isRace(view)) deeds(view, UNDO) else emptyList()
        return undo + deeds(view, SELDOM)
    }

    /** Does something for who sits here; what is grave is asked first. */
    fun perform(deed: GameDeed) {
        val view = game.state.value.view
        val act = { game.act(actor(game.state.value.view), deed) }
        val question = question(view, actor(view), deed)
        if (question == null) act() else sure(question, act)
    }

    private fun deeds(view: GameView, deeds: List<Triple<GameDeed, Int, DeedKind>>): List<Action> {
        val actor = actor(view)
        return deeds.filter { (_, _, name) -> view.may(actor, name) }
            .map { (deed, label, _) -> Action(label) { perform(deed) } }
    }

    /** The opponent's move is repeated as it was announced (article E2.1). */
    private fun repeat(view: GameView): List<Action> =
        listOfNotNull(Repetition.asAnnounced(view)).map { deed ->
            Action(R.string.game_repeat) { game.act(game.state.value.view.turn, deed) }
        }

    private fun castle(view: GameView): List<Action> = castlings(view).map { move ->
        val isShort = move.squares.to > move.squares.from
        val label = if (isShort) R.string.game_castle_short else R.string.game_castle_long
        Action(label) { game.act(game.state.value.view.turn, GameDeed.Move(move.squares)) }
    }

    private fun castlings(view: GameView) = if (MoveInput.isPersonsTurn(view)) {
        (0 until 64).flatMap { view.movesFrom(it.toUByte()) }.filter { it.kind == MoveKind.CASTLE }
    } else {
        emptyList()
    }

    /** Who acts with the buttons: the person, or of two people the one on move. */
    fun actor(view: GameView): PlayerColor = when {
        !view.hasTwoPeople -> view.ownSide
        // whoever was asked answers
        view.whiteResigning -> PlayerColor.WHITE
        view.blackResigning -> PlayerColor.BLACK
        view.may(view.turn.other, DeedKind.ACCEPT) -> view.turn.other
        view.may(view.turn.other, DeedKind.PRESS) -> view.turn.other
        else -> view.turn
    }

    companion object {
        /** Whether it helps somebody, and is done only when that was agreed. */
        fun isAgreed(view: GameView, by: PlayerColor, deed: GameDeed): Boolean =
            deed != GameDeed.Offer && question(view, by, deed) != null

        /**
         * An offer cannot be taken back (article 9.1); to resign is asked by the core, which also
         * says why something is not permitted.
         */
        private fun question(view: GameView, by: PlayerColor, deed: GameDeed): Int? {
            val isHelp = HELP.any { (help, _, name) -> help == deed && view.may(by, name) }
            return when {
                deed == GameDeed.Offer -> R.string.game_offer_draw
                isHelp && deed == GameDeed.Undo && view.phase is GamePhase.Over -> R.string.game_undo_over
                isHelp && isRace(view) -> R.string.game_both_agree
                else -> null
            }
        }

        /** Two people play against the clock, and neither helps himself. */
        private fun isRace(view: GameView) =
            view.hasTwoPeople && view.clocks != null && view.phase !is GamePhase.Over

        private val OFTEN = listOf(
            Triple(GameDeed.Start, R.string.game_start, DeedKind.START),
            // the way out comes first
            Triple(GameDeed.Cancel, R.string.answer_no, DeedKind.CANCEL),
            Triple(GameDeed.Confirm, R.string.answer_yes, DeedKind.CONFIRM),
            Triple(GameDeed.Press, R.string.game_press_clock, DeedKind.PRESS),
            Triple(GameDeed.Accept, R.string.game_accept, DeedKind.ACCEPT),
            Triple(GameDeed.Decline, R.string.game_decline, DeedKind.DECLINE),
            Triple(GameDeed.Continue, R.string.game_continue, DeedKind.CONTINUE),
        )
        private val UNDO = listOf(
            Triple(GameDeed.Undo, R.string.game_undo, DeedKind.UNDO),
            Triple(GameDeed.Redo, R.string.game_redo, DeedKind.REDO),
        )
        private val HELP = UNDO + Triple(GameDeed.Hint, R.string.game_hint, DeedKind.HINT)
        private val SELDOM = listOf(
            Triple(GameDeed.Offer, R.string.game_offer_draw, DeedKind.OFFER),
            Triple(GameDeed.Resign, R.string.game_resign, DeedKind.RESIGN),
            Triple(GameDeed.Pause, R.string.game_pause, DeedKind.PAUSE),
            Triple(GameDeed.Adjust(0uL), R.string.game_adjust, DeedKind.ADJUST),
            Triple(GameDeed.Peek, R.string.game_peek, DeedKind.PEEK),
        )
    }
}
