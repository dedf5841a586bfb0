package app.annabella.game

import app.annabella.board.BoardPicture
import app.annabella.core.GameHint
import app.annabella.core.GameView
import app.annabella.core.latestMove

/** What a board shows of a game, and of what is chosen in it. */
object GamePicture {
    fun of(view: GameView, input: MoveInput, hidesPieces: Boolean = false): BoardPicture {
        val hint = (view.hint as? GameHint.Given)?.squares
        val last = view.latestMove?.let { listOf(it.squares.from.toInt(), it.arrival.toInt()) }
        return BoardPicture(
            pieces = view.board,
            lastMove = last.orEmpty(),
            check = view.check?.toInt(),
            selected = input.from,
            targets = input.targets(),
            touched = input.touched(),
            hint = hint?.let { it.from.toInt() to it.to.toInt() },
            hidesPieces = hidesPieces,
        )
    }
}
