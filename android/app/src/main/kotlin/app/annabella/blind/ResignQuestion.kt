package app.annabella.blind

import app.annabella.R
import app.annabella.core.GameDeed
import app.annabella.core.GameView
import app.annabella.core.PlayerColor
import app.annabella.core.store.GameStore

/** Asks whoever wants to resign once more; to go on playing comes first. */
class ResignQuestion(private val questions: Questions, private val game: GameStore) {
    private var asked: PlayerColor? = null

    /** The game has changed. */
    fun changed(view: GameView) {
        val by = when {
            view.whiteResigning -> PlayerColor.WHITE
            view.blackResigning -> PlayerColor.BLACK
            else -> null
        }
        if (by == asked) return
        asked = by
        if (by == null) questions.close() else ask(by)
    }

    private fun ask(by: PlayerColor) = questions.ask(
        R.string.blind_resign_question,
        R.string.game_resign,
        cancelled = { game.act(by, GameDeed.Cancel) },
    ) { game.act(by, GameDeed.Confirm) }
}
