package app.annabella.game.keys

import android.view.KeyEvent
import android.view.View
import android.widget.TextView
import app.annabella.R
import app.annabella.core.GameKind
import app.annabella.core.KeyAnswer
import app.annabella.core.KeyRow
import app.annabella.core.changeKey
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Form
import app.annabella.ui.Ui

/** Asks for the new key of a command, and tells why a key cannot be had. */
class KeyDialog(private val ui: Ui, private val changed: (GameKind, String) -> Unit) {
    /** Asks for that of a row, where [keys] are those of the settings for this game. */
    fun ask(kind: GameKind, row: KeyRow, keys: String) {
        val message = ui.body(ui.text(R.string.keys_press)).apply {
            accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE
        }
        ui.dialogs.show(
            row.name,
            Form.inset(ui, message),
            listOf(ui.dialogs.cancel(R.string.answer_cancel)),
            key = { pressed(it, kind, row, keys, message) },
        )
    }

    private fun pressed(
        event: KeyEvent,
        kind: GameKind,
        row: KeyRow,
        keys: String,
        message: TextView,
    ): Boolean {
        val language = SpeechChoices.languageOf(ui.text(R.string.language_code))
        val answer = changeKey(kind, keys, row.command, KeyStroke.of(event), language)
        // arrows, Enter and the like lead to the buttons
        if (answer == KeyAnswer.NoKey) return false
        if (event.action != KeyEvent.ACTION_DOWN) return true
        when (answer) {
            KeyAnswer.NoKey, KeyAnswer.NotFree -> message.text = ui.text(R.string.keys_not_free)
            is KeyAnswer.Taken -> message.text = "${ui.text(R.string.keys_taken)} ${answer.by}"
            is KeyAnswer.Changed -> {
                ui.dialogs.close()
                changed(kind, answer.keys)
            }
        }
        return true
    }
}
