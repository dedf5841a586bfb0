package app.annabella.setup

/**
 * Pieces with their squares as somebody types them: `K e1, q d8`. A capital letter is
 * White's; the letters are those of English and of German notation, a square alone is empty.
 */
object TypedPieces {
    private val ENTRY = Regex("""(?:([A-Za-z])\s*)?([a-h])([1-8])""")
    private val KINDS = mapOf(
        'p' to 1, 'n' to 2, 'b' to 3, 'r' to 4, 'q' to 5, 'k' to 6,
        // Bauer stays out: its letter is the English bishop's
        's' to 2, 'l' to 3, 't' to 4, 'd' to 5,
    )
    private const val BLACK = 8

    /** What goes on which square, as bytes of a board; null if it cannot be read. */
    fun read(text: String): Map<Int, Byte>? {
        val entries = text.split(',', ';').map { it.trim() }.filter { it.isNotEmpty() }
        if (entries.isEmpty()) return null
        return entries.associate { entry ->
            val (letter, file, rank) = ENTRY.matchEntire(entry)?.destructured ?: return null
            val square = (rank[0] - '1') * 8 + (file[0] - 'a')
            square to (pieceOf(letter) ?: return null)
        }
    }

    private fun pieceOf(letter: String): Byte? {
        if (letter.isEmpty()) return 0
        val kind = KINDS[letter[0].lowercaseChar()] ?: return null
        return (if (letter[0].isUpperCase()) kind else kind + BLACK).toByte()
    }
}
