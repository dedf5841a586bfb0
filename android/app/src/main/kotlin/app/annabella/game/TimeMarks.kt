package app.annabella.game

/** The times left at which a player is told so, in seconds. */
object TimeMarks {
    /** What can be chosen: as many as the library takes. */
    val ALL: List<Int> = listOf(3600, 1800, 600, 300, 120, 60, 30, 10)

    /** Those that are kept, the longest first. */
    fun of(kept: String): List<Int> =
        kept.split(' ').mapNotNull(String::toIntOrNull).filter { it in ALL }.distinct().sortedDescending()

    fun kept(marks: Collection<Int>): String = marks.sortedDescending().joinToString(" ")

    /** As a clock shows it, `1:00:00` or `5:00`. */
    fun nameOf(seconds: Int): String {
        val (hours, minutes, rest) = Triple(seconds / 3600, seconds / 60 % 60, seconds % 60)
        return if (hours > 0) {
            "%d:%02d:%02d".format(null, hours, minutes, rest)
        } else {
            "%d:%02d".format(null, minutes, rest)
        }
    }
}
