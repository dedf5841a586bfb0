package app.annabella.newgame

import android.view.View
import app.annabella.R
import app.annabella.settings.Agreement
import app.annabella.ui.Form
import app.annabella.ui.Option
import app.annabella.ui.Ui
import kotlin.reflect.KMutableProperty0

/**
 * What is agreed for a game by the Laws, and seldom: when draws may be agreed, when it begins,
 * and how long it is played.
 */
class TermChoices(
    private val ui: Ui,
    private val form: Form,
    private val agreed: Agreement,
    private val changed: () -> Unit,
) {
    private val draws = line(R.string.new_draws, agreed::drawsFrom, DRAWS) { move ->
        when {
            move == 0 -> ui.text(R.string.new_draws_always)
            move > 0 -> "${ui.text(R.string.new_draws_from)} $move"
            else -> ui.text(R.string.new_draws_never)
        }
    }
    private val session = line(R.string.new_session, agreed::sessionHours, HOURS) {
        if (it == 0) ui.text(R.string.new_session_none) else it.toString()
    }
    private val begins = line(R.string.new_begins, agreed::beginsIn, MINUTES) {
        if (it == 0) ui.text(R.string.new_begins_none) else it.toString()
    }
    private val late = line(R.string.new_late, agreed::lateAfter, LATE, Int::toString)

    val view: View = ui.column(draws, session, begins, late, gap = 0)

    /** Shows the lines that mean something now. */
    fun show() {
        view.visibility = seenIf(agreed.isStrict)
        late.visibility = seenIf(agreed.beginsIn > 0)
    }

    /** What is chosen and not usual. */
    fun summary(): List<Int> = buildList {
        if (!agreed.isStrict) return@buildList
        if (agreed.drawsFrom != 0) add(R.string.new_draws_summary)
        if (agreed.sessionHours > 0) add(R.string.new_session_summary)
        if (agreed.beginsIn > 0) add(R.string.new_begins_summary)
    }

    private fun line(
        name: Int,
        setting: KMutableProperty0<Int>,
        values: List<Int>,
        label: (Int) -> String,
    ): View = form.choice(
        ui.text(name),
        { values.map { Option(it, label(it)) } },
        setting::get,
    ) {
        setting.set(it)
        changed()
    }

    private fun seenIf(isSeen: Boolean) = if (isSeen) View.VISIBLE else View.GONE

    private companion object {
        val DRAWS = listOf(0, 10, 20, 30, 40, 50, 60, -1)
        val HOURS = (0..7).toList()
        val MINUTES = listOf(0, 1, 2, 5, 10, 15, 30, 60)
        val LATE = listOf(0, 5, 10, 15, 30, 60)
    }
}
