package app.annabella.game

import android.app.Dialog
import android.view.KeyEvent
import android.view.View
import android.view.inputmethod.EditorInfo
import android.widget.TextView
import app.annabella.R
import app.annabella.speech.Announcer
import app.annabella.ui.ButtonKind
import app.annabella.ui.Field
import app.annabella.ui.Form
import app.annabella.ui.Ui
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/**
 * A line on which moves, questions and commands are typed. It stays until what is typed is
 * done, so that a slip can be put right, and shows what is said meanwhile.
 */
class TypedEntry(
    private val ui: Ui,
    private val lines: TypedLines,
    private val announcer: Announcer,
    private val scope: CoroutineScope,
    /** What can be typed, by examples. */
    private val hint: Int = R.string.typed_hint,
    private val typed: (String, Line) -> Unit,
) {
    /** One line from its beginning to its end; what comes later concerns no other line. */
    class Line internal constructor(
        internal val dialog: Dialog,
        internal val field: Field,
        private val answer: TextView,
        private val announcer: Announcer,
    ) {
        /** What was sent has no answer yet; an Enter can come as a key and as an action as well. */
        internal var isSent = false

        fun close() {
            if (dialog.isShowing) announcer.foreground.leaves()
            dialog.dismiss()
            answered()
        }

        /**
         * What was typed has its answer, and can be written anew; for the eye the answer stands
         * there at once, whatever has still to be said before it.
         */
        fun answered(words: String? = null) {
            words?.let { answer.text = it }
            if (isSent) announcer.foreground.answered()
            isSent = false
            field.edit.selectAll()
        }
    }

    private var shown: Line? = null

    fun show() {
        val field = Field(ui, ui.text(hint), "")
        field.onEnter(EditorInfo.IME_ACTION_GO, ::send)
        field.edit.setOnKeyListener { _, code, event -> bringBack(field, code, event) }
        lines.begin()
        val answer = ui.body("")
        val dialog = ui.dialogs.show(
            ui.text(R.string.typed_title),
            Form.inset(ui, ui.column(field.view, answer)),
            listOf(
                ui.dialogs.cancel(R.string.answer_cancel),
                ui.button(ui.text(R.string.typed_send), kind = ButtonKind.PRIMARY, click = ::send),
            ),
        )
        ui.dialogs.write(field, dialog)
        shown = Line(dialog, field, answer, announcer)
        val answering = scope.launch { announcer.answerOn(answer) }
        answer.addOnAttachStateChangeListener(object : View.OnAttachStateChangeListener {
            override fun onViewAttachedToWindow(view: View) = Unit

            override fun onViewDetachedFromWindow(view: View) {
                answering.cancel()
                // whoever gives it up has no answer to wait for
                shown?.takeIf { it.dialog === dialog }?.answered()
            }
        })
    }

    private fun send() {
        val line = shown ?: return
        if (line.isSent) return
        val text = line.field.text
        if (text.isEmpty()) return line.close()
        line.isSent = true
        announcer.asked()
        lines.add(text)
        typed(text, line)
    }

    /** The arrow up brings the last lines, the arrow down those after them. */
    private fun bringBack(field: Field, code: Int, event: KeyEvent): Boolean {
        if (event.action != KeyEvent.ACTION_DOWN) return false
        val line = when (code) {
            KeyEvent.KEYCODE_DPAD_UP -> lines.before()
            KeyEvent.KEYCODE_DPAD_DOWN -> lines.after()
            else -> null
        } ?: return false
        field.edit.setText(line)
        field.edit.setSelection(line.length)
        return true
    }
}
