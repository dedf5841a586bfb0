package app.annabella.game.keys

import android.view.KeyEvent
import app.annabella.board.BoardView
import app.annabella.core.GameDeed
import app.annabella.core.GameQuestion
import app.annabella.core.GameView
import app.annabella.core.PieceKind
import app.annabella.core.hidesBoard
import app.annabella.core.pieceAt

/** Does what the keys of a keyboard ask for on a board. */
class BoardKeys(private val board: BoardView, private val keys: Keys, private val table: Table) {
    interface Table {
        val view: GameView

        /** A screen reader says by itself where the keys have come to. */
        val isRead: Boolean

        fun ask(question: GameQuestion)

        /** Somebody does something who sits here, the one on move of two. */
        fun act(deed: GameDeed)

        fun flip()

        /** Lets something be typed. */
        fun type()

        fun help()

        /** Whether there was a choice to give up. */
        fun cancel(): Boolean
    }

    fun take(event: KeyEvent): Boolean {
        if (event.keyCode == KeyEvent.KEYCODE_ESCAPE) return table.cancel()
        val digit = KeyStroke.digitOf(event)
        if (digit != null) {
            line(digit - 1, isFile = event.isShiftPressed || event.isAltPressed)
            return true
        }
        val pressed = KeyStroke.of(event)
        val found = keys.find(pressed)
        if (found == null) {
            val isTyped = Keys.TYPE_TOO in pressed
            if (isTyped) table.type()
            return isTyped
        }
        val piece = found.command.piece
        when {
            piece != null -> jump(piece, found.isBackward)
            // a question that is held is asked once
            event.repeatCount == 0 -> run(found.command)
        }
        return true
    }

    private fun run(command: KeyCommand) {
        val question = command.question(board.cursor.toUByte())
        val deed = command.deed
        when {
            question != null -> table.ask(question)
            deed != null -> table.act(deed)
            command == KeyCommand.FLIP -> table.flip()
            command == KeyCommand.TYPE -> table.type()
            command == KeyCommand.HELP -> table.help()
        }
    }

    /** To the next piece of a kind, of either side, towards h8 or back, and around. */
    private fun jump(piece: PieceKind, isBackward: Boolean) {
        val from = board.cursor
        val next = if (table.view.hidesBoard) null else next(piece, from, isBackward)
        if (next != null) go(next)
        // where there is none, the core says so
        if (next == null || !table.isRead) {
            table.ask(GameQuestion.Next(piece, null, from.toUByte(), isBackward))
        }
    }

    private fun next(piece: PieceKind, from: Int, isBackward: Boolean): Int? = (1 until SQUARES)
        .map { if (isBackward) from - it else from + it }
        .map { it.mod(SQUARES) }
        .find { table.view.board.pieceAt(it.toUByte())?.kind == piece }

    /** To this file or rank; the other one stays. */
    private fun line(number: Int, isFile: Boolean) {
        val at = board.cursor
        val to = if (isFile) at / SIDE * SIDE + number else number * SIDE + at % SIDE
        go(to)
        if (!table.isRead) table.ask(GameQuestion.On(to.toUByte()))
    }

    private fun go(square: Int) {
        if (!board.isFocused) board.requestFocus()
        board.moveCursor(square)
    }

    private companion object {
        const val SIDE = 8
        const val SQUARES = 64
    }
}
