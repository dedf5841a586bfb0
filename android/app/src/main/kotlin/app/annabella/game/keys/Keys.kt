package app.annabella.game.keys

/** Which key does what: the usual keys and those that the player has changed. */
class Keys(private val strokes: Map<KeyCommand, KeyStroke>) {
    /** What an event asks for: the command, and whether Shift turns it round. */
    class Found(val command: KeyCommand, val isBackward: Boolean)

    fun strokeOf(command: KeyCommand): KeyStroke = strokes.getValue(command)

    /** The command of the first of these keys that has one. */
    fun find(pressed: List<KeyStroke>): Found? =
        pressed.firstNotNullOfOrNull { find(it) }

    private fun find(stroke: KeyStroke): Found? {
        commandOf(stroke)?.let { return Found(it, isBackward = false) }
        if (!stroke.isShift) return null
        val command = commandOf(stroke.copy(isShift = false))?.takeIf { it.piece != null }
        return command?.let { Found(it, isBackward = true) }
    }

    private fun commandOf(stroke: KeyStroke): KeyCommand? =
        strokes.entries.find { it.value == stroke }?.key

    /** Which other command has a key already. */
    fun takenBy(stroke: KeyStroke, wished: KeyCommand): KeyCommand? {
        val wanted = turned(wished, stroke)
        return strokes.entries.find { (command, own) ->
            command != wished && turned(command, own).any(wanted::contains)
        }?.key
    }

    /** The same keys but for one. */
    fun with(command: KeyCommand, stroke: KeyStroke): Keys = Keys(strokes + (command to stroke))

    /** What differs from the usual keys, for the settings. */
    fun kept(): String = KeyCommand.entries
        .filter { strokeOf(it).toString() != it.usual }
        .joinToString("\n") { "${it.name} ${strokeOf(it)}" }

    // a piece's key counts with Shift, too
    private fun turned(command: KeyCommand, stroke: KeyStroke): List<KeyStroke> =
        if (command.piece == null) listOf(stroke) else listOf(stroke, stroke.copy(isShift = true))

    companion object {
        /** The usual keys with these changes; what another version kept may mean nothing. */
        fun of(kept: String): Keys {
            val changed = kept.lines().mapNotNull { line ->
                val (name, key) = line.split(' ').takeIf { it.size == 2 } ?: return@mapNotNull null
                val command = KeyCommand.entries.find { it.name == name } ?: return@mapNotNull null
                KeyStroke.of(key)?.let { command to it }
            }
            return Keys(USUAL + changed)
        }

        private val USUAL: Map<KeyCommand, KeyStroke> =
            KeyCommand.entries.associateWith { requireNotNull(KeyStroke.of(it.usual)) }

        /** Begins a text, as in many games; always the same. */
        val TYPE_TOO = KeyStroke('/')

        /** Digits are ranks and, with Shift or Alt, files; they cannot be given away. */
        fun isFree(stroke: KeyStroke): Boolean = stroke.sign !in '0'..'9' && stroke != TYPE_TOO
    }
}
