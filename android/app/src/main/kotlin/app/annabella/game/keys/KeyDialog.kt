package app.annabella.game.keys

import android.app.AlertDialog
import android.util.TypedValue
import android.view.KeyEvent
import android.view.View
import android.widget.TextView
import app.annabella.R
import app.annabella.ui.Ui

/** Asks for the new key of a command, and tells why a key cannot be had. */
class KeyDialog(private val ui: Ui, private val changed: (KeyCommand, KeyStroke) -> Unit) {
    private val context = ui.context
    private var dialog: AlertDialog? = null

    fun ask(command: KeyCommand, keys: Keys) {
        val builder = AlertDialog.Builder(context)
        // in the dialog's own colours
        val message = TextView(builder.context).apply {
            text = context.getString(R.string.keys_press)
            setTextSize(TypedValue.COMPLEX_UNIT_SP, Ui.BODY_SP)
            accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE
            setPadding(ui.dp(24), ui.dp(8), ui.dp(24), 0)
        }
        dialog = builder
            .setTitle(command.label)
            .setView(message)
            .setNegativeButton(R.string.answer_cancel, null)
            .setOnKeyListener { _, _, event -> pressed(event, command, keys, message) }
            .setOnDismissListener { dialog = null }
            .show()
    }

    fun close() {
        dialog?.dismiss()
    }

    private fun pressed(event: KeyEvent, command: KeyCommand, keys: Keys, message: TextView): Boolean {
        // arrows, Enter and the like lead to the buttons
        val stroke = KeyStroke.of(event).lastOrNull { !it.isShift || it.sign.isLetter() } ?: return false
        if (event.action != KeyEvent.ACTION_DOWN) return true
        val taken = keys.takenBy(stroke, command)
        when {
            !Keys.isFree(stroke) -> message.text = context.getString(R.string.keys_not_free)
            taken != null -> {
                val words = listOf(R.string.keys_taken, taken.label)
                message.text = words.joinToString(" ") { context.getString(it) }
            }
            else -> {
                close()
                changed(command, stroke)
            }
        }
        return true
    }
}
