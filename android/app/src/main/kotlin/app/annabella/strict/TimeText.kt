package app.annabella.strict

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
}
