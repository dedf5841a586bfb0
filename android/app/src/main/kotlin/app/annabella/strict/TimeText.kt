package app.annabella.strict

import app.annabella.R
import app.annabella.core.readTime
import app.annabella.ui.Field
import app.annabella.ui.Ui

/** Times as people type them. */
object TimeText {
    /** Asks for a time until it is one. */
    fun ask(ui: Ui, title: CharSequence, done: (ULong) -> Unit) = ui.dialogs.write(
        title,
        "",
        ui.text(R.string.arbiter_time_help),
        wrong = { ui.text(R.string.arbiter_time_wrong).takeIf { _ -> readTime(it) == null } },
    ) { readTime(it)?.let(done) }
}

/** Numbers as people type them. */
object NumberText {
    /** Asks for a whole number until it is one. */
    fun ask(ui: Ui, title: CharSequence, help: CharSequence, done: (UInt) -> Unit) = ui.dialogs.write(
        title,
        "",
        help,
        Field.Kind.NUMBER,
        wrong = { ui.text(R.string.arbiter_number_wrong).takeIf { _ -> it.toUIntOrNull() == null } },
    ) { it.toUIntOrNull()?.let(done) }
}
