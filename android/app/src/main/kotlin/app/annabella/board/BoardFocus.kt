package app.annabella.board

import android.os.Bundle

/** Where keys and a screen reader are on a board, for the page that takes the place of this one. */
object BoardFocus {
    fun save(board: BoardView, into: Bundle) {
        into.putInt(CURSOR, board.cursor)
        into.putInt(READ, board.reader.square ?: NONE)
        into.putBoolean(FOCUSED, board.isFocused)
    }

    fun restore(board: BoardView, saved: Bundle) {
        board.moveCursor(saved.getInt(CURSOR, board.cursor))
        board.reader.goOn(saved.getInt(READ, NONE).takeIf { it != NONE })
        if (saved.getBoolean(FOCUSED)) board.post { board.requestFocus() }
    }

    private const val CURSOR = "cursor"
    private const val READ = "read"
    private const val FOCUSED = "focused"
    private const val NONE = -1
}
