package app.annabella.game.keys

import android.view.KeyEvent
import app.annabella.board.BoardView
import app.annabella.core.GameDeed
import app.annabella.core.GameQuestion
import app.annabella.core.PieceKind
import app.annabella.core.hidesBoard
import app.annabella.core.pieceAt
import app.annabella.core.store.GameStore
import app.annabella.platform.ScreenReader

/** Does what the keys of a keyboard ask for on a board. */
class BoardKeys(
    private val game: GameStore,
    private val board: BoardView,
    private val keys: Keys,
    private val screenReader: ScreenReader,
    private val listener: Listener,
) {
    interface Listener {
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
        if (event.keyCode == KeyEvent.KEYCODE_ESCAPE) return listener.cancel()
        val digit = KeyStroke.digitOf(event)
        if (digit != null) {
            line(digit - 1, isFile = event.isShiftPressed || event.isAltPressed)
            return true
        }
        val pressed = KeyStroke.of(event)
        val found = keys.find(pressed)
        if (found == null) {
            val isTyped = Keys.TYPE_TOO in pressed
            if (isTyped) listener.type()
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
            question != null -> listener.ask(question)
            deed != null -> listener.act(deed)
            command == KeyCommand.FLIP -> listener.flip()
            command == KeyCommand.TYPE -> listener.type()
            command == KeyCommand.HELP -> listener.help()
        }
    }

    /** To the next piece of a kind, of either side, towards h8 or back, and around. */
    private fun jump(piece: PieceKind, isBackward: Boolean) {
        val from = board.cursor
        val next = if (game.state.value.view.hidesBoard) null else next(piece, from, isBackward)
        if (next != null) go(next)
        // the core says where there is none; a screen reader says by itself where the keys are
        if (next == null || !screenReader.isOn) {
            listener.ask(GameQuestion.Next(piece, null, from.toUByte(), isBackward))
        }
    }

    private fun next(piece: PieceKind, from: Int, isBackward: Boolean): Int? = (1 until SQUARES)
        .map { if (isBackward) from - it else from + it }
        .map { it.mod(SQUARES) }
        .find { game.state.value.view.board.pieceAt(it.toUByte())?.kind == piece }

    /** To this file or rank; the other one stays. */
    private fun line(number: Int, isFile: Boolean) {
        val at = board.cursor
        val to = if (isFile) at / SIDE * SIDE + number else number * SIDE + at % SIDE
        go(to)
        if (!screenReader.isOn) listener.ask(GameQuestion.On(to.toUByte()))
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
