package app.annabella.core.transcript

import app.annabella.core.GameAction
import app.annabella.core.GameActor
import app.annabella.core.parseAction

/** One line of a transcript, as docs/transcripts.md has them. */
internal sealed interface TranscriptLine {
    data object Nothing : TranscriptLine

    data class New(val text: String) : TranscriptLine

    data class Act(val time: ULong?, val action: GameAction) : TranscriptLine

    /** `white > seal "Kd2" with PASSPHRASE` */
    data class Seal(
        val time: ULong?,
        val by: GameActor,
        val text: String,
        val passphrase: String,
    ) : TranscriptLine

    /** `black > open with PASSPHRASE` */
    data class Open(val time: ULong?, val by: GameActor, val passphrase: String) : TranscriptLine

    data class Kill(val bytes: Long, val isFromEnd: Boolean) : TranscriptLine

    data class Load(val time: ULong?) : TranscriptLine

    data class Event(val text: String) : TranscriptLine

    data class Fact(val text: String) : TranscriptLine

    companion object {
        fun read(raw: String, shape: GameShape): TranscriptLine {
            val line = raw.trim()
            return when {
                line.isEmpty() || line.startsWith("#") -> Nothing
                line.startsWith("<") -> Event(line.trimStart('<').trim())
                line.startsWith("= ") -> Fact(line.drop(2).trim())
                line.startsWith("new ") -> New(line)
                else -> step(line, shape)
            }
        }

        private fun step(line: String, shape: GameShape): TranscriptLine {
            val time = readTime(line.substringBefore(' '))
            val rest = if (time == null) line else line.substringAfter(' ').trim()
            if (rest == "load") return Load(time)
            if (rest.startsWith("kill ")) {
                val bytes = rest.removePrefix("kill ")
                return Kill(bytes.removePrefix("-").toLong(), bytes.startsWith("-"))
            }
            val (by, deed) = rest.substringBefore('>').trim() to rest.substringAfter('>').trim()
            SEAL.matchEntire(deed)?.destructured?.let { (text, passphrase) ->
                return Seal(time, actor(by, shape), text, passphrase)
            }
            if (deed.startsWith(OPEN)) return Open(time, actor(by, shape), deed.removePrefix(OPEN))
            return Act(time, parseAction(shape.kind, "$by > $deed", shape.columns))
        }

        private fun actor(name: String, shape: GameShape): GameActor = parseAction(
            shape.kind,
            "$name > tick",
        ).by
    }
}

/** `minutes:seconds` or `hours:minutes:seconds`, in milliseconds; null for another text. */
internal fun readTime(text: String): ULong? {
    val match = TIME.matchEntire(text) ?: return null
    val (hours, minutes, seconds, decimals) = match.destructured
    val whole = (hours.ifEmpty { "0" }.toULong() * 60u + minutes.toULong()) * 60u + seconds.toULong()
    return whole * 1_000u + decimals.padEnd(3, '0').toULong()
}

private val SEAL = Regex("""seal "(.*?)" with (.*)""")

private const val OPEN = "open with "

private val TIME = Regex("""(?:(\d+):)?(\d+):(\d\d)(?:\.(\d{1,3}))?""")
