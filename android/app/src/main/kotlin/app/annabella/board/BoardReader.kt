package app.annabella.board

import android.view.View

/** What a board tells a screen reader, a switch or the like, and what it is asked by them. */
class BoardReader(private val board: BoardView) {
    val events = BoardEvents(board)
    val focus = ReadingFocus(board, events)
    val nodes = BoardNodes(board, this)
    val hover = BoardHover(board, events)

    /** What each square is called with what is on it, a1 first; empty until it is known. */
    var labels: List<CharSequence> = emptyList()
        set(value) {
            field = value
            events.changed()
        }

    /** The words of the squares' states. */
    var words: SquareWords? = null

    /** What can be done on a square beside choosing it. */
    var actions: BoardActions = BoardActions.None

    /** The square that is read, or comes to be read again; null if the reader left the board. */
    val square: Int? get() = focus.kept.takeIf { it != View.NO_ID }

    fun labelOf(square: Int): CharSequence =
        labels.getOrElse(square) {
            val columns = board.picture.columns
            "${board.columnName(square % columns)}${square / columns + 1}"
        }

    fun stateOf(square: Int): String = words?.of(square, board.picture).orEmpty()

    /** Another square is chosen; who reads that one hears it. */
    fun chosen(square: Int?) {
        if (square != null && square == focus.at) events.stateChanged(square)
    }

    /** A piece has moved: the keys and the reader go with it if they were on it. */
    fun follow(from: Int, to: Int) {
        if (board.cursor == from) board.moveCursor(to)
        focus.follow(from, to)
    }

    /** Keys and reader go to a square, where something was done without them. */
    fun lead(to: Int) {
        board.moveCursor(to)
        square?.let { focus.follow(it, to) }
    }

    /** As on a board before this one: the square that was read there. */
    fun goOn(square: Int?) {
        focus.kept = square ?: View.NO_ID
    }
}
