package app.annabella.newgame

import app.annabella.R
import app.annabella.core.AssistantTask
import app.annabella.settings.Agreement
import app.annabella.ui.Dialogs
import app.annabella.ui.Option
import app.annabella.ui.Ui

/** What the app does for a blind player as an assistant (article E2.9). */
class DutyChoice(private val ui: Ui, private val dialogs: Dialogs, private val agreed: Agreement) {
    /** What was agreed, in words. */
    val value: String
        get() = DUTIES.filter { it.letter in agreed.duties }.map { ui.text(it.label) }
            .ifEmpty { listOf(ui.text(R.string.new_duties_none)) }
            .joinToString(", ")

    fun choose(changed: () -> Unit) {
        val options = DUTIES.map { Option(it.task, ui.text(it.label)) }
        dialogs.chooseSome(ui.text(R.string.new_duties), options, tasks(agreed.duties).toSet()) { picked ->
            agreed.duties = letters(picked)
            changed()
        }
    }

    private class Duty(val letter: Char, val task: AssistantTask, val label: Int)

    companion object {
        private val DUTIES = listOf(
            Duty('a', AssistantTask.BOARDS, R.string.new_duty_boards),
            Duty('b', AssistantTask.ANNOUNCEMENTS, R.string.new_duty_announcements),
            Duty('c', AssistantTask.SCORE, R.string.new_duty_score),
            Duty('d', AssistantTask.INFORMATION, R.string.new_duty_information),
            Duty('e', AssistantTask.CLAIMS, R.string.new_duty_claims),
            Duty('f', AssistantTask.ADJOURNMENT, R.string.new_duty_adjournment),
        )

        /** Those that a sighted player can have done for him (article E2.10). */
        val SIGHTED = listOf(AssistantTask.BOARDS, AssistantTask.ANNOUNCEMENTS)

        /** The duties of letters such as `abc`. */
        fun tasks(letters: String): List<AssistantTask> =
            DUTIES.filter { it.letter in letters }.map { it.task }

        /** The letters of duties, in their order. */
        fun letters(tasks: Collection<AssistantTask>): String =
            DUTIES.filter { it.task in tasks }.joinToString("") { it.letter.toString() }
    }
}
