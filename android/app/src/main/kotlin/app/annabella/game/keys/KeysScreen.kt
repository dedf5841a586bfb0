package app.annabella.game.keys

import android.os.Bundle
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import android.widget.LinearLayout.LayoutParams
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.ui.ButtonFace
import app.annabella.ui.Screen
import app.annabella.ui.Ui

/** What each key of a keyboard does in a game; most can be changed here. */
class KeysScreen(activity: MainActivity) : Screen(activity) {
    private val rows = LinearLayout(activity).apply { orientation = LinearLayout.VERTICAL }
    private val dialog = KeyDialog(ui, ::change)

    override val title: CharSequence get() = text(R.string.keys_title)

    private var keys: Keys
        get() = Keys.of(app.settings.keys)
        set(value) {
            app.settings.keys = value.kept()
        }

    override fun view(saved: Bundle?): View {
        fill()
        val content = ui.column(
            ui.body(text(R.string.keys_explained)),
            rows,
            ui.button(text(R.string.keys_reset)) { reset() },
            gap = 16,
        )
        content.setPadding(ui.dp(16), ui.dp(8), ui.dp(16), ui.dp(24))
        return LinearLayout(activity).apply {
            orientation = LinearLayout.VERTICAL
            addView(ui.bar(title, { activity.goBack() }))
            addView(ui.scroll(content), LayoutParams(MATCH_PARENT, 0, 1f))
        }
    }

    private fun fill() {
        rows.removeAllViews()
        for ((label, shown) in FIXED) rows.addView(row(text(label), text(shown)))
        for (command in KeyCommand.entries) {
            val row = row(text(command.label), keys.strokeOf(command).shown)
            row.background = ButtonFace.quiet(ui)
            row.isFocusable = true
            row.setOnClickListener { dialog.ask(command, keys) }
            row.tag = command
            rows.addView(row)
        }
    }

    private fun row(name: String, key: String) = LinearLayout(activity).apply {
        gravity = Gravity.CENTER_VERTICAL
        minimumHeight = ui.dp(Ui.TOUCH_DP)
        setPaddingRelative(ui.dp(8), ui.dp(4), ui.dp(8), ui.dp(4))
        addView(ui.body(name), LayoutParams(0, WRAP_CONTENT, 1f))
        val shown = ui.heading(key).apply {
            gravity = Gravity.END
            maxWidth = ui.dp(MOST_KEY_DP)
        }
        addView(shown, LayoutParams(WRAP_CONTENT, WRAP_CONTENT).apply { marginStart = ui.dp(16) })
        contentDescription = "$name, $key"
    }

    private fun change(command: KeyCommand, stroke: KeyStroke) {
        keys = keys.with(command, stroke)
        fill()
        // who came with the keys goes on where he was
        rows.findViewWithTag<View>(command)?.requestFocus()
    }

    private fun reset() {
        keys = Keys.of("")
        fill()
    }

    private companion object {
        const val MOST_KEY_DP = 160

        /** What the keys do that cannot be changed. */
        val FIXED = listOf(
            R.string.key_arrows to R.string.keys_arrows,
            R.string.key_choose to R.string.keys_choose,
            R.string.key_cancel to R.string.keys_cancel,
            R.string.key_ranks to R.string.keys_ranks,
            R.string.key_files to R.string.keys_files,
        )
    }
}
