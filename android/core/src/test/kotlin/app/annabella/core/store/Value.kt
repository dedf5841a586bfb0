package app.annabella.core.store

/** What was asked for; an error is thrown. */
internal fun <T> Outcome<T>.value(): T = when (this) {
    is Outcome.Done -> value
    is Outcome.Failed -> throw error
}

/** What went wrong; null if nothing did. */
internal val Outcome<*>.error: Exception? get() = (this as? Outcome.Failed)?.error
