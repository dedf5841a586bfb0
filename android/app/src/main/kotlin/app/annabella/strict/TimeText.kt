package app.annabella.strict

import app.annabella.R
import app.annabella.ui.Field
import app.annabella.ui.Ui

/** Times as people type them. */
object TimeText {
    private val PATTERN = Regex("""(?:(\d{1,4}):)?(\d{1,4})(?::(\d{1,2}))?""")

    /** `12:30`, `1:02:30`, or whole minutes as `5`, in milliseconds; null if it is no time. */
    fun read(text: String): ULong? {
        val parts = text.trim().split(':').map { it.toULongOrNull() ?: return null }
        if (!PATTERN.matches(text.trim())) return null
        val seconds = when (parts.size) {
            1 -> parts[0] * 60u
            2 -> parts[0] * 60u + parts[1]
            else -> (parts[0] * 60u + parts[1]) * 60u + parts[2]
        }
        return seconds * 1000u
    }

    /** Asks for a time until it is one. */
    fun ask(ui: Ui, title: CharSequence, done: (ULong) -> Unit) = ui.dialogs.write(
        title,
        "",
        ui.text(R.string.arbiter_time_help),
        wrong = { ui.text(R.string.arbiter_time_wrong).takeIf { _ -> read(it) == null } },
    ) { read(it)?.let(done) }
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
