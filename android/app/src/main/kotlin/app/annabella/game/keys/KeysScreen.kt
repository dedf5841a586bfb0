package app.annabella.game.keys

import android.os.Bundle
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import android.widget.LinearLayout.LayoutParams
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.ui.ButtonFace
import app.annabella.ui.Form
import app.annabella.ui.PageScreen
import app.annabella.ui.Ui

/** What each key of a keyboard does in a game; most can be changed here. */
class KeysScreen(activity: MainActivity) : PageScreen(activity) {
    private val rows = LinearLayout(activity).apply { orientation = LinearLayout.VERTICAL }
    private val commands = LinkedHashMap<KeyCommand, Row>()
    private val dialog = KeyDialog(ui, ::change)

    override val title: CharSequence get() = text(R.string.keys_title)

    private var keys: Keys
        get() = Keys.of(app.settings.keys)
        set(value) {
            app.settings.keys = value.kept()
        }

    override fun content(saved: Bundle?): View {
        for ((label, shown) in FIXED) rows.addView(Row(text(label), text(shown)).view)
        for (command in KeyCommand.entries) rows.addView(changeable(command).view)
        return ui.column(
            Form.inset(ui, ui.body(text(R.string.keys_explained))),
            rows,
            Form.inset(ui, ui.column(ui.button(text(R.string.keys_reset)) { reset() })),
            gap = 16,
        )
    }

    private fun changeable(command: KeyCommand): Row {
        val row = Row(text(command.label), keys.strokeOf(command).shown)
        row.view.background = ButtonFace.quiet(ui)
        row.view.isFocusable = true
        row.view.setOnClickListener { dialog.ask(command, keys) }
        row.view.tag = command
        commands[command] = row
        return row
    }

    /** What a key is for, and which one it is. */
    private inner class Row(private val name: String, key: String) {
        private val shown = ui.heading("").apply {
            textAlignment = View.TEXT_ALIGNMENT_VIEW_END
            maxWidth = ui.dp(MOST_KEY_DP)
        }

        val view = LinearLayout(activity).apply {
            gravity = Gravity.CENTER_VERTICAL
            minimumHeight = ui.dp(Ui.TOUCH_DP)
            setPadding(ui.dp(8), ui.dp(8), ui.dp(8), ui.dp(8))
            addView(ui.body(name), LayoutParams(0, WRAP_CONTENT, 1f))
            addView(shown, LayoutParams(WRAP_CONTENT, WRAP_CONTENT).apply { marginStart = ui.dp(16) })
        }

        init {
            show(key)
        }

        fun show(key: String) {
            shown.text = key
            view.contentDescription = "$name, $key"
        }
    }

    private fun change(command: KeyCommand, stroke: KeyStroke) {
        keys = keys.with(command, stroke)
        showKeys()
    }

    private fun reset() {
        keys = Keys.of("")
        showKeys()
    }

    // the rows stay, and whoever is on one of them, with keys or a reader
    private fun showKeys() = commands.forEach { (command, row) -> row.show(keys.strokeOf(command).shown) }

    private companion object {
        const val MOST_KEY_DP = 160

        /** What the keys do that cannot be changed. */
        val FIXED = listOf(
            R.string.key_arrows to R.string.keys_arrows,
            R.string.key_choose to R.string.keys_choose,
            R.string.key_cancel to R.string.keys_cancel,
            R.string.key_ranks to R.string.keys_ranks,
            R.string.key_files to R.string.keys_files,
            R.string.key_digits to R.string.keys_digits,
        )
    }
}
