package app.annabella.game

import app.annabella.core.TimeMark
import app.annabella.core.timeMarks

/** The times left at which a player is told so, as the settings keep them. */
object TimeMarks {
    /** What can be chosen, the longest first. */
    val all: List<TimeMark> by lazy { timeMarks() }

    /** Those that are kept. */
    fun of(kept: String): List<TimeMark> = kept.split(' ').let { seconds ->
        all.filter { "${it.seconds}" in seconds }
    }

    fun kept(marks: Set<TimeMark>): String =
        all.filter { it in marks }.joinToString(" ") { "${it.seconds}" }
}
