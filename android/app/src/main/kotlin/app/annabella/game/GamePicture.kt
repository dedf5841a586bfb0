package app.annabella.game

import app.annabella.board.BoardPicture
import app.annabella.core.GameHint
import app.annabella.core.GameView
import app.annabella.core.HiddenBoard
import app.annabella.core.from
import app.annabella.core.latestMove
import app.annabella.core.to

/** What a board shows of a game, and of what is chosen in it. */
object GamePicture {
    fun of(view: GameView, input: MoveInput, hidden: HiddenBoard): BoardPicture {
        val hint = (view.hint as? GameHint.Given)?.path
        val made = view.latestMove.takeUnless { view.awaitsRepetition }
        val last = made?.let { listOf(it.path.from, it.arrival) }
        // marks would tell where pieces are
        val isHidden = hidden != HiddenBoard.Nothing
        return BoardPicture(
            pieces = view.board,
            columns = view.columns.toInt(),
            rows = view.rows.toInt(),
            lastMove = last.orEmpty(),
            alarms = if (isHidden) emptyList() else view.alarms.map(UShort::toInt),
            selected = input.begun,
            targets = if (isHidden) emptySet() else input.targets(),
            // what is in the hand has a frame
            touched = view.touched.map(Byte::toInt).toSet() - input.begun.toSet(),
            hint = hint?.let { it.from to it.to },
            hidesPieces = isHidden,
        )
    }
}
