package app.annabella.blind

import app.annabella.R
import app.annabella.core.GameDeed
import app.annabella.core.GameView
import app.annabella.core.PlayerColor
import app.annabella.game.MoveInput

/** Asks whoever wants to resign once more; to go on playing comes first. */
class ResignQuestion(private val questions: Questions, private val table: MoveInput.Table) {
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
        cancelled = { table.act(by, GameDeed.Cancel) },
    ) { table.act(by, GameDeed.Confirm) }
}
