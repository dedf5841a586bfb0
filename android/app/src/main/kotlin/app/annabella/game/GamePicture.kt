package app.annabella.game

import app.annabella.board.BoardDrawing
import app.annabella.board.BoardPicture
import app.annabella.core.BoardMove
import app.annabella.core.GameHint
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.HiddenBoard
import app.annabella.core.from
import app.annabella.core.latestMove
import app.annabella.core.moves
import app.annabella.core.to

/** What a board shows of a game, and of what is chosen in it. */
object GamePicture {
    fun of(
        view: GameView,
        input: MoveInput,
        hidden: HiddenBoard,
        passed: Set<Int> = emptySet(),
        marksTargets: Boolean = true,
    ): BoardPicture {
        val places = GameLook.of(view.kind).places && view.isPersonsTurn
        // a pass has no points, and an arrow from another piece than the chosen one is in the way
        val hint = (view.hint as? GameHint.Given)?.path?.takeIf {
            it.points.isNotEmpty() && (places || input.begun.isEmpty() || input.begun.first() == it.from)
        }
        // what was played is marked on the board of the game alone
        val isOwn = input.ownBoard != null
        // marks would tell where pieces are
        val isHidden = hidden != HiddenBoard.Nothing
        val waiting = input.waiting
        return BoardPicture(
            pieces = onItsWay(input.boardOf(view), input.begun),
            columns = view.columns.toInt(),
            rows = view.rows.toInt(),
            lastMove = if (isOwn) emptyList() else lastMove(view),
            alarms = if (isHidden || isOwn) emptyList() else view.alarms.map(UShort::toInt),
            selected = input.begun + listOfNotNull(waiting?.arrival),
            targets = if (isHidden || !marksTargets || !view.hasAids) emptySet() else input.targets(),
            // what is in the hand has a frame
            touched = if (isOwn) emptySet() else view.touched.map(Byte::toInt).toSet() - input.begun.toSet(),
            hint = hint?.let { it.from to it.to },
            hidesPieces = isHidden,
            passed = passed,
            placed = if (places) stoneOf(view.turn) else BoardDrawing.EMPTY,
            waiting = waiting?.let { it.path.points.first().toInt() to it.arrival }.takeUnless { isHidden },
            forbidden = if (places && !isHidden) forbidden(view) else emptyList(),
        )
    }

    private fun stoneOf(side: GameSide): Byte =
        (if (side == GameSide.FIRST) BoardDrawing.Side.FIRST else BoardDrawing.Side.SECOND).stone

    /** The empty points on which nothing may be put. */
    private fun forbidden(view: GameView): List<Int> {
        val legal = view.moves.mapTo(HashSet()) { it.arrival }
        return view.board.indices.filter { view.board[it] == BoardDrawing.EMPTY && it !in legal }
    }

    /** The piece of a move that is begun stands where it has come so far. */
    private fun onItsWay(board: ByteArray, begun: List<Int>): ByteArray {
        if (begun.size < 2) return board
        return board.copyOf().also {
            it[begun.first()] = 0
            it[begun.last()] = board[begun.first()]
        }
    }

    /** The squares of the last move, as far as it may be seen. */
    fun lastMove(view: GameView): List<Int> =
        view.latestMove.takeUnless { view.awaitsRepetition }?.squares.orEmpty()

    /** Over which its piece goes, to where it stands afterwards: the king, where the path is castling's. */
    val BoardMove.squares: List<Int> get() = path.points.dropLast(1).map(UShort::toInt) + arrival
}
