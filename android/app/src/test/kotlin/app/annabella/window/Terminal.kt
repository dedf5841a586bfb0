package app.annabella.window

/** The lines that the window writes, for who started it and for a test that waits for them. */
object Terminal {
    private val lines = ArrayList<String>()

    /** How many there are. */
    val count: Int get() = synchronized(lines) { lines.size }

    fun line(text: String) {
        println(text)
        synchronized(lines) { lines += text }
    }

    /** Those from a number on. */
    fun from(number: Int): List<String> = synchronized(lines) { lines.drop(number) }
}
