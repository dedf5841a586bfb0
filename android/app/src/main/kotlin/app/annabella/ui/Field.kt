package app.annabella.ui

import android.graphics.drawable.StateListDrawable
import android.text.Editable
import android.text.InputType
import android.text.TextWatcher
import android.text.method.PasswordTransformationMethod
import android.util.TypedValue
import android.view.KeyEvent
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.EditText
import android.widget.LinearLayout

/** A line to write on. */
class Field(ui: Ui, name: CharSequence, value: CharSequence, kind: Kind = Kind.TEXT) {
    /** What is written. */
    enum class Kind(val type: Int) {
        TEXT(InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_FLAG_NO_SUGGESTIONS),
        NUMBER(InputType.TYPE_CLASS_NUMBER),
        SECRET(InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_VARIATION_PASSWORD),
    }

    val edit: EditText = EditText(ui.context).apply {
        id = View.generateViewId()
        // what is typed here is in the settings, and nowhere else
        isSaveEnabled = false
        inputType = kind.type
        if (kind == Kind.SECRET) {
            importantForAutofill = View.IMPORTANT_FOR_AUTOFILL_NO
            transformationMethod = HiddenLetters
        }
        setTextSize(TypedValue.COMPLEX_UNIT_SP, ui.bodySp)
        setTextColor(ui.theme.ink)
        textAlignment = View.TEXT_ALIGNMENT_VIEW_START
        highlightColor = (ui.theme.accent and 0xFFFFFF) or SELECTION_ALPHA
        minHeight = ui.dp(HEIGHT_DP)
        minimumHeight = ui.dp(HEIGHT_DP)
        setPadding(ui.dp(16), ui.dp(8), ui.dp(16), ui.dp(8))
        background = StateListDrawable().apply {
            addState(intArrayOf(android.R.attr.state_focused), face(ui, ui.theme.accent, 3))
            addState(intArrayOf(), face(ui, ui.theme.line, 2))
        }
        layoutParams = LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT)
        setText(value)
    }

    val text: String get() = edit.text.toString().trim()

    private val label = ui.small(name).apply { labelFor = edit.id }

    /** The line with its name above it. */
    val view: LinearLayout = ui.column(label, edit, gap = 4)

    /** Calls back with every change. */
    fun onChange(changed: (String) -> Unit) = edit.addTextChangedListener(object : TextWatcher {
        override fun beforeTextChanged(text: CharSequence, start: Int, count: Int, after: Int) = Unit

        override fun onTextChanged(text: CharSequence, start: Int, before: Int, count: Int) = Unit

        override fun afterTextChanged(text: Editable) = changed(text.toString().trim())
    })

    /** Calls back when the line is done: by this button of the keyboard's, or by Enter. */
    fun onEnter(button: Int, entered: () -> Unit) {
        edit.imeOptions = button
        edit.setOnEditorActionListener { _, action, key ->
            // a key has the action with it on newer systems, also as it comes up
            val isKey = key?.action == KeyEvent.ACTION_DOWN && key.repeatCount == 0
            if (isKey || (key == null && action == button)) entered()
            true
        }
    }

    /** All letters are hidden; a password of Android's shows the last one for a moment. */
    private object HiddenLetters : PasswordTransformationMethod() {
        override fun getTransformation(source: CharSequence, view: View): CharSequence = Dots(source)

        private class Dots(private val source: CharSequence) : CharSequence {
            override val length: Int get() = source.length

            override fun get(index: Int): Char = DOT

            override fun subSequence(startIndex: Int, endIndex: Int): CharSequence =
                "$DOT".repeat(endIndex - startIndex)

            override fun toString(): String = "$DOT".repeat(length)
        }

        private const val DOT = '\u2022'
    }

    private fun face(ui: Ui, edge: Int, width: Int) =
        Shape(ui, Shape.SMALL_DP).face(ui.theme.surface, edge, width)

    private companion object {
        const val HEIGHT_DP = 52
        const val SELECTION_ALPHA = 0x55000000
    }
}
