package app.annabella.blind

import android.app.Dialog
import app.annabella.R
import app.annabella.core.GameDeed
import app.annabella.core.GameView
import app.annabella.core.PlayerColor
import app.annabella.game.MoveInput
import app.annabella.ui.Ui

/** Asks whoever wants to resign once more; to go on playing comes first. */
class ResignQuestion(private val ui: Ui, private val table: MoveInput.Table) {
    private var dialog: Dialog? = null

    /** The game has changed. */
    fun changed(view: GameView) {
        val by = when {
            view.whiteResigning -> PlayerColor.WHITE
            view.blackResigning -> PlayerColor.BLACK
            else -> return close()
        }
        if (dialog == null) ask(by)
    }

    private fun close() {
        dialog?.dismiss()
        dialog = null
    }

    private fun ask(by: PlayerColor) {
        dialog = ui.dialogs.ask(
            ui.text(R.string.blind_resign_question),
            "",
            ui.text(R.string.game_resign),
            cancelled = { table.act(by, GameDeed.Cancel) },
        ) { table.act(by, GameDeed.Confirm) }
    }
}
