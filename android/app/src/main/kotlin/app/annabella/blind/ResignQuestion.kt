package app.annabella.blind

import android.app.AlertDialog
import app.annabella.R
import app.annabella.core.GameDeed
import app.annabella.core.GameView
import app.annabella.core.PlayerColor
import app.annabella.game.MoveInput
import app.annabella.ui.Ui

/** Asks whoever wants to resign once more; to go on playing comes first. */
class ResignQuestion(private val ui: Ui, private val table: MoveInput.Table) {
    private var dialog: AlertDialog? = null

    /** The game has changed. */
    fun changed(view: GameView) {
        val by = when {
            view.whiteResigning -> PlayerColor.WHITE
            view.blackResigning -> PlayerColor.BLACK
            else -> return close()
        }
        if (dialog == null) ask(by)
    }

    fun close() {
        dialog?.dismiss()
        dialog = null
    }

    private fun ask(by: PlayerColor) {
        val shown = AlertDialog.Builder(ui.context)
            .setTitle(R.string.blind_resign_question)
            .setNegativeButton(R.string.answer_cancel) { _, _ -> table.act(by, GameDeed.Cancel) }
            .setPositiveButton(R.string.game_resign) { _, _ -> table.act(by, GameDeed.Confirm) }
            .setOnCancelListener { table.act(by, GameDeed.Cancel) }
            .show()
        shown.getButton(AlertDialog.BUTTON_NEGATIVE).apply {
            // also where fingers are used
            isFocusableInTouchMode = true
            requestFocus()
        }
        dialog = shown
    }
}
