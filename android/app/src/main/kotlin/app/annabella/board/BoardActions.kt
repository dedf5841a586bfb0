package app.annabella.board

/** Something that can be done on a square beside choosing it; from a screen reader's menu. */
class BoardAction(val id: Int, val label: CharSequence)

/** Knows what can be done on each square. */
interface BoardActions {
    /** On this square, in the order in which they are offered; never two of the same id. */
    fun on(square: Int): List<BoardAction>

    /** Does what was offered there last under this id; false if nothing was. */
    fun run(square: Int, id: Int): Boolean

    /** Nothing on any square. */
    object None : BoardActions {
        override fun on(square: Int): List<BoardAction> = emptyList()

        override fun run(square: Int, id: Int): Boolean = false
    }
}
