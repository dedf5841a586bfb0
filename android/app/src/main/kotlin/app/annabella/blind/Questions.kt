package app.annabella.blind

import android.app.Dialog
import app.annabella.R
import app.annabella.ui.Ui

/**
 * Asks whether something is meant, and offers first to cancel: in a dialog where a screen
 * reader reads it, and by ear where there is none.
 */
class Questions(
    private val ui: Ui,
    private val menu: SpokenMenu,
    private val isRead: () -> Boolean,
) {
    private var dialog: Dialog? = null
    private var items: List<BlindMenu.Item> = emptyList()

    fun ask(question: Int, yes: Int, cancelled: () -> Unit = {}, act: () -> Unit) {
        if (isRead()) {
            dialog = ui.dialogs.ask(ui.text(question), "", ui.text(yes), cancelled, act = act)
            return
        }
        items = listOf(
            BlindMenu.Item(ui.text(R.string.answer_cancel), run = cancelled),
            BlindMenu.Item(ui.text(yes), run = act),
        )
        menu.open(items, ui.text(question), cancelled)
    }

    /** It was answered in another way. */
    fun close() {
        dialog?.dismiss()
        dialog = null
        if (menu.shows(items)) menu.close()
    }
}
