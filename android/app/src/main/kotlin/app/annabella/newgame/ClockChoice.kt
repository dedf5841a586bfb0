package app.annabella.newgame

import android.view.View
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameException
import app.annabella.core.clockTold
import app.annabella.core.frequentClocks
import app.annabella.core.readClock
import app.annabella.game.GameOpener
import app.annabella.game.NewGames
import app.annabella.settings.Agreement
import app.annabella.speech.SpeechChoices
import app.annabella.ui.CheckableButton
import app.annabella.ui.Dialogs
import app.annabella.ui.EqualGrid
import app.annabella.ui.Form
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** The time of each side: one of a few, or as somebody writes it. */
class ClockChoice(
    private val activity: MainActivity,
    private val dialogs: Dialogs,
    private val scope: CoroutineScope,
    private val agreed: Agreement,
) {
    private val settings = activity.app.settings
    private val ui = activity.ui

    /** Called when another clock is chosen. */
    var changed: () -> Unit = {}

    val view: View = chips(R.string.new_clock, listOf(NewGames.NO_CLOCK) + frequentClocks(), agreed.clock) {
        agreed.clock = it
        changed()
    }

    /** A clock of its own for the second player, under this name. */
    fun forSecond(name: Int): View = chips(name, frequentClocks(), agreed.blackClock) {
        agreed.blackClock = it
    }

    /** The chips, of which one is always marked. */
    private inner class Chips(
        private val usual: List<String>,
        private var now: String,
        private val pick: (String) -> Unit,
    ) {
        private val buttons = usual.map { clock -> CheckableButton.cell(ui, nameOf(clock)) { take(clock) } }
        private val other = CheckableButton.cell(ui, text(R.string.new_clock_other)) { write(now, ::take) }

        /** What was written, in words. */
        private val told = ui.small("")
        private val grid =
            EqualGrid(activity, ui.dp(8), COLUMNS).apply { (buttons + other).forEach(::addView) }

        val view = ui.column(grid, told, gap = 8)

        init {
            mark()
        }

        private fun take(clock: String) {
            now = clock
            pick(clock)
            mark()
        }

        private fun mark() {
            buttons.forEachIndexed { at, chip -> CheckableButton.choose(ui, chip, usual[at] == now) }
            val isOther = now !in usual
            other.text = if (isOther) now else text(R.string.new_clock_other)
            val words = if (isOther) inWords(now) else ""
            told.text = words
            told.visibility = if (words.isEmpty()) View.GONE else View.VISIBLE
            CheckableButton.choose(ui, other, isOther)
        }
    }

    private fun chips(name: Int, usual: List<String>, chosen: String, pick: (String) -> Unit): View =
        ui.column(Form.choiceName(ui, text(name)), Chips(usual, chosen, pick).view, gap = 8)

    private fun inWords(clock: String): String =
        clockTold(clock, SpeechChoices.languageOf(text(R.string.language_code)))

    private fun nameOf(clock: String) =
        if (clock == NewGames.NO_CLOCK) text(R.string.new_clock_none) else clock

    private fun write(now: String, done: (String) -> Unit) {
        val value = if (now == NewGames.NO_CLOCK) "" else now
        ask(text(R.string.new_clock_write), text(R.string.new_clock_help), value, done)
    }

    private fun ask(title: String, help: CharSequence, value: String, done: (String) -> Unit) {
        dialogs.write(title, value, help) { typed ->
            scope.launch {
                try {
                    done(read(typed))
                } catch (error: GameException) {
                    val why = "${GameOpener.textOf(activity, error)}\n\n${text(R.string.new_clock_help)}"
                    ask(text(R.string.new_clock_wrong), why, typed, done)
                }
            }
        }
    }

    private suspend fun read(typed: String): String = withContext(Dispatchers.IO) {
        readClock(typed, SpeechChoices.settings(text(R.string.language_code), settings))
    }

    private fun text(id: Int): String = activity.getString(id)

    private companion object {
        const val COLUMNS = 4
    }
}
