package app.annabella.game

import app.annabella.board.BoardPicture
import app.annabella.core.GameHint
import app.annabella.core.GameView
import app.annabella.core.HiddenBoard
import app.annabella.core.latestMove

/** What a board shows of a game, and of what is chosen in it. */
object GamePicture {
    fun of(view: GameView, input: MoveInput, hidden: HiddenBoard): BoardPicture {
        val hint = (view.hint as? GameHint.Given)?.squares
        val made = view.latestMove.takeUnless { view.awaitsRepetition }
        val last = made?.let { listOf(it.squares.from.toInt(), it.arrival.toInt()) }
        // marks would tell where pieces are
        val isHidden = hidden != HiddenBoard.Nothing
        return BoardPicture(
            pieces = view.board,
            lastMove = last.orEmpty(),
            check = if (isHidden) null else view.check?.toInt(),
            selected = input.from,
            targets = if (isHidden) emptySet() else input.targets(),
            // what is in the hand has a frame
            touched = view.touched.map(Byte::toInt).toSet() - setOfNotNull(input.from),
            hint = hint?.let { it.from.toInt() to it.to.toInt() },
            hidesPieces = isHidden,
        )
    }
}
