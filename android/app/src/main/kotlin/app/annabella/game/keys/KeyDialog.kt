package app.annabella.game.keys

import android.view.KeyEvent
import android.view.View
import android.widget.TextView
import app.annabella.R
import app.annabella.ui.Form
import app.annabella.ui.Ui

/** Asks for the new key of a command, and tells why a key cannot be had. */
class KeyDialog(private val ui: Ui, private val changed: (KeyCommand, KeyStroke) -> Unit) {
    fun ask(command: KeyCommand, keys: Keys) {
        val message = ui.body(ui.text(R.string.keys_press)).apply {
            accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE
        }
        ui.dialogs.show(
            ui.text(command.label),
            Form.inset(ui, message),
            listOf(ui.dialogs.cancel(R.string.answer_cancel)),
            key = { pressed(it, command, keys, message) },
        )
    }

    private fun pressed(event: KeyEvent, command: KeyCommand, keys: Keys, message: TextView): Boolean {
        // arrows, Enter and the like lead to the buttons
        val stroke = KeyStroke.of(event).lastOrNull { !it.isShift || it.sign.isLetter() } ?: return false
        if (event.action != KeyEvent.ACTION_DOWN) return true
        val taken = keys.takenBy(stroke, command)
        val isFree = Keys.isFree(stroke) && KeyStroke.digitOf(event) == null
        when {
            !isFree -> message.text = ui.text(R.string.keys_not_free)
            taken != null -> message.text = "${ui.text(R.string.keys_taken)} ${ui.text(taken.label)}"
            else -> {
                ui.dialogs.close()
                changed(command, stroke)
            }
        }
        return true
    }
}
