package app.annabella.game

import app.annabella.R
import app.annabella.core.DeedName
import app.annabella.core.GameDeed
import app.annabella.core.GamePlayer
import app.annabella.core.GameView
import app.annabella.core.PlayerColor
import app.annabella.core.may

/** What can be done in a game beside moving, as buttons. */
class GameActions(private val screen: GameScreen) {
    /** A button; two with the same label are the same. */
    class Action(val label: Int, val run: () -> Unit) {
        override fun equals(other: Any?) = other is Action && other.label == label

        override fun hashCode() = label
    }

    fun of(view: GameView): List<Action> = buildList {
        val actor = actor(view)
        for ((deed, label, name) in DEEDS) {
            if (view.may(actor, name)) add(Action(label) { screen.act(actor(screen.view), deed) })
        }
        add(Action(R.string.game_flip) { screen.flip() })
    }

    /** Who acts with the buttons: the person, or of two people the one on move. */
    private fun actor(view: GameView): PlayerColor = when {
        view.white is GamePlayer.Computer -> PlayerColor.BLACK
        view.black is GamePlayer.Computer -> PlayerColor.WHITE
        else -> view.turn
    }

    private companion object {
        val DEEDS = listOf(
            Triple(GameDeed.Start, R.string.game_start, DeedName.START),
            Triple(GameDeed.Confirm, R.string.answer_yes, DeedName.CONFIRM),
            Triple(GameDeed.Cancel, R.string.answer_no, DeedName.CANCEL),
            Triple(GameDeed.Press, R.string.game_press_clock, DeedName.PRESS),
            Triple(GameDeed.Accept, R.string.game_accept, DeedName.ACCEPT),
            Triple(GameDeed.Decline, R.string.game_decline, DeedName.DECLINE),
            Triple(GameDeed.Continue, R.string.game_continue, DeedName.CONTINUE),
            Triple(GameDeed.Undo, R.string.game_undo, DeedName.UNDO),
            Triple(GameDeed.Redo, R.string.game_redo, DeedName.REDO),
            Triple(GameDeed.Hint, R.string.game_hint, DeedName.HINT),
            Triple(GameDeed.Offer, R.string.game_offer_draw, DeedName.OFFER),
            Triple(GameDeed.Pause, R.string.game_pause, DeedName.PAUSE),
            Triple(GameDeed.Resign, R.string.game_resign, DeedName.RESIGN),
        )
    }
}
