package app.annabella.game.keys

import android.os.Bundle
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import android.widget.LinearLayout.LayoutParams
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameKind
import app.annabella.core.KeyRow
import app.annabella.core.gameName
import app.annabella.core.keyRows
import app.annabella.game.GameLook
import app.annabella.rules.SayingsScreen
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Card
import app.annabella.ui.Form
import app.annabella.ui.PageScreen
import app.annabella.ui.Ui

/** What each key of a keyboard does in a game; most can be changed here. */
class KeysScreen(activity: MainActivity) : PageScreen(activity) {
    private val rows = LinearLayout(activity).apply { orientation = LinearLayout.VERTICAL }
    private val commands = HashMap<Pair<GameKind, String>, Row>()
    private val dialog = KeyDialog(ui, ::change)

    override val title: CharSequence get() = text(R.string.keys_title)

    private val language get() = SpeechChoices.languageOf(text(R.string.language_code))

    private fun keys(kind: GameKind): List<KeyRow> = keyRows(kind, keptKeys(kind), language)

    private fun keptKeys(kind: GameKind) = GameLook.of(kind).keys.get(app.settings)

    override fun content(saved: Bundle?): View {
        rows.addView(card(FIXED.map { (label, shown) -> Row(text(label), text(shown)) }))
        for (kind in games()) {
            rows.addView(Form(ui, dialogs).group(gameName(kind, language)))
            rows.addView(card(keys(kind).map { changeable(kind, it) }))
        }
        return ui.column(
            Form.inset(ui, ui.body(text(R.string.keys_explained))),
            Form.inset(ui, ui.column(ui.button(text(R.string.sayings_title)) { toSayings() })),
            rows,
            Form.inset(ui, ui.column(ui.button(text(R.string.keys_reset)) { reset() })),
            gap = 16,
        )
    }

    private fun toSayings() = activity.screens.go(SayingsScreen.place(played ?: GameKind.CHESS))

    private val played: GameKind? get() = app.games.current.value?.state?.value?.view?.kind

    private fun card(rows: List<Row>): View {
        val card = Card.ofRows(ui, rows.map { it.view }, wordsAtDp = Card.INSET_DP)
        return Form.inset(ui, ui.column(card))
    }

    /** Each game that has keys of its own, that on the table first. */
    private fun games(): List<GameKind> {
        val played = played ?: return GameLook.GAMES
        return GameLook.GAMES.sortedByDescending { GameLook.of(it) === GameLook.of(played) }
    }

    private fun changeable(kind: GameKind, key: KeyRow): Row {
        val row = Row(key.name, key.key)
        row.view.isFocusable = true
        row.view.setOnClickListener { dialog.ask(kind, key, keptKeys(kind)) }
        row.view.tag = key
        commands[kind to key.command] = row
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
            setPadding(ui.dp(Card.INSET_DP), ui.dp(8), ui.dp(Card.INSET_DP), ui.dp(8))
            addView(ui.body(name).apply(::pass), LayoutParams(0, WRAP_CONTENT, 1f))
            addView(shown, LayoutParams(WRAP_CONTENT, WRAP_CONTENT).apply { marginStart = ui.dp(16) })
        }

        init {
            pass(shown)
            show(key)
        }

        /** The row says it. */
        private fun pass(words: View) {
            words.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        }

        fun show(key: String) {
            shown.text = key
            view.contentDescription = "$name, $key"
        }
    }

    private fun reset() = GameLook.GAMES.forEach { change(it, "") }

    private fun change(kind: GameKind, changed: String) {
        GameLook.of(kind).keys.set(app.settings, changed)
        // the rows stay, and whoever is on one of them, with keys or a reader
        for (key in keys(kind)) commands[kind to key.command]?.show(key.key)
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
            R.string.key_square to R.string.keys_square,
            R.string.key_digits to R.string.keys_digits,
            R.string.key_boards to R.string.keys_boards,
            R.string.key_help to R.string.keys_help,
        )
    }
}
