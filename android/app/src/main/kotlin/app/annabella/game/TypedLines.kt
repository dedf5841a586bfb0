package app.annabella.game

/** What was typed before, the last line first to come back. */
class TypedLines {
    private val lines = ArrayList<String>()
    private var at = 0

    fun add(line: String) {
        lines.remove(line)
        lines += line
        if (lines.size > MOST) lines.removeAt(0)
        at = lines.size
    }

    /** A new line is begun. */
    fun begin() {
        at = lines.size
    }

    /** The line before; null if there is none. */
    fun before(): String? = if (at > 0) lines[--at] else null

    /** The line after, empty behind the last; null if nothing was gone back to. */
    fun after(): String? {
        if (at >= lines.size) return null
        at++
        return lines.getOrElse(at) { "" }
    }

    private companion object {
        const val MOST = 50
    }
}
