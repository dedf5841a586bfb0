package app.annabella.game

import android.app.AlertDialog
import android.content.Context
import android.text.InputType
import android.util.TypedValue
import android.view.KeyEvent
import android.view.View
import android.view.WindowManager
import android.view.inputmethod.EditorInfo
import android.widget.EditText
import android.widget.TextView
import app.annabella.R
import app.annabella.ui.Ui

/**
 * A line on which moves, questions and commands are typed. It stays until what is typed is
 * done, so that a slip can be put right, and shows what is said to it.
 */
class TypedEntry(private val ui: Ui, private val typed: (String) -> Unit) {
    private var dialog: AlertDialog? = null
    private var field: EditText? = null
    private var answer: TextView? = null

    fun show() {
        close()
        val builder = AlertDialog.Builder(ui.context)
        val field = field(builder.context)
        // in the dialog's own colours
        val answer = TextView(builder.context).apply {
            setTextSize(TypedValue.COMPLEX_UNIT_SP, Ui.BODY_SP)
            visibility = View.GONE
        }
        val content = ui.column(field, answer)
        content.setPadding(ui.dp(24), ui.dp(8), ui.dp(24), 0)
        val shown = builder
            .setTitle(R.string.typed_title)
            .setView(content)
            .setNegativeButton(R.string.answer_cancel, null)
            .setPositiveButton(R.string.typed_send, null)
            .create()
        this.field = field
        this.answer = answer
        dialog = shown
        shown.window?.setSoftInputMode(WindowManager.LayoutParams.SOFT_INPUT_STATE_VISIBLE)
        shown.show()
        // it closes only when what was typed is done
        shown.getButton(AlertDialog.BUTTON_POSITIVE).setOnClickListener { send() }
        field.requestFocus()
    }

    private fun field(context: Context) = EditText(context).apply {
        hint = context.getString(R.string.typed_hint)
        inputType = InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_FLAG_NO_SUGGESTIONS
        imeOptions = EditorInfo.IME_ACTION_GO
        setTextSize(TypedValue.COMPLEX_UNIT_SP, Ui.BODY_SP)
        minimumHeight = ui.dp(Ui.TOUCH_DP)
        setOnEditorActionListener { _, action, event ->
            val isEnter = event != null && event.action == KeyEvent.ACTION_DOWN
            if (action == EditorInfo.IME_ACTION_GO || isEnter) send()
            true
        }
    }

    fun close() {
        dialog?.dismiss()
        dialog = null
        field = null
        answer = null
    }

    /** Shows what is said to the text, which can be written anew. */
    fun answer(words: String) {
        answer?.run {
            text = words
            visibility = if (words.isEmpty()) View.GONE else View.VISIBLE
        }
        field?.selectAll()
    }

    private fun send() {
        val text = field?.text.toString().trim()
        if (text.isEmpty()) close() else typed(text)
    }
}
