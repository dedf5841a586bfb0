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

    fun ask(
        question: CharSequence,
        yes: Int,
        no: Int = R.string.answer_cancel,
        cancelled: () -> Unit = {},
        act: () -> Unit,
    ) {
        if (isRead()) {
            dialog = ui.dialogs.ask(question, "", ui.text(yes), cancelled, no = no, act = act)
            return
        }
        items = listOf(
            BlindMenu.Item(ui.text(no), run = cancelled),
            BlindMenu.Item(ui.text(yes), run = act),
        )
        menu.open(items, "$question", cancelled)
    }

    /** It was answered in another way. */
    fun close() {
        dialog?.dismiss()
        dialog = null
        if (menu.shows(items)) menu.close()
    }
}
