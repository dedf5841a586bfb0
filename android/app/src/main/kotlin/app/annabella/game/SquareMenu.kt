package app.annabella.game

import app.annabella.R
import app.annabella.board.BoardAction
import app.annabella.board.BoardActions
import app.annabella.board.BoardView
import app.annabella.core.GameMode
import app.annabella.core.GamePhase
import app.annabella.core.GameQuestion
import app.annabella.core.GameView
import app.annabella.core.hidesBoard
import app.annabella.core.movesFrom
import app.annabella.core.pieceAt
import app.annabella.core.store.GameStore

/**
 * What a screen reader's menu offers on a square: where its piece can go, and what can be
 * asked about it. In a game by the Laws nothing is offered that only advises; the core would
 * refuse it.
 */
class SquareMenu(
    private val game: GameStore,
    private val board: BoardView,
    private val input: MoveInput,
    private val label: (Int) -> String,
    private val ask: (GameQuestion) -> Unit,
) : BoardActions {
    /** Where the plays lead that were offered last, by the square from which. */
    private val offered = HashMap<Int, List<Int>>()

    override fun on(square: Int): List<BoardAction> =
        plays(game.state.value.view, square) +
            questions(game.state.value.view, square).map { BoardAction(it, label(LABELS.getValue(it))) }

    override fun run(square: Int, id: Int): Boolean {
        val question = questionOf(id, square.toUByte())
        if (question != null) {
            ask(question)
            return true
        }
        // what was read out is played, also if the board has changed meanwhile
        val to = offered[square]?.getOrNull(PLAYS.indexOf(id)) ?: return false
        input.play(square, to)
        return true
    }

    private fun plays(view: GameView, from: Int): List<BoardAction> {
        val mayPlay = MoveInput.isPersonsTurn(view) && !view.hidesBoard
        val targets = if (mayPlay) targets(view, from) else emptyList()
        // a menu of more is slower than two taps
        val few = targets.takeIf { it.size <= PLAYS.size }.orEmpty()
        offered[from] = few
        return few.mapIndexed { index, to ->
            BoardAction(PLAYS[index], "${label(R.string.action_play)} ${board.reader.labelOf(to)}")
        }
    }

    private fun targets(view: GameView, from: Int): List<Int> =
        view.movesFrom(from.toUByte()).map { it.arrival.toInt() }.distinct().sorted()

    private fun questions(view: GameView, square: Int): List<Int> = buildList {
        if (!view.hidesBoard) {
            if (view.board.pieceAt(square.toUByte()) != null) add(R.id.action_moves)
            if (mayAdvise(view)) {
                add(R.id.action_attackers)
                add(R.id.action_defenders)
            }
            add(R.id.action_lines)
        }
        add(R.id.action_repeat)
        if (view.clocks != null) add(R.id.action_clocks)
    }

    private fun questionOf(id: Int, square: UByte): GameQuestion? = when (id) {
        R.id.action_moves -> GameQuestion.Moves(square)
        R.id.action_attackers -> GameQuestion.Attackers(square)
        R.id.action_defenders -> GameQuestion.Defenders(square)
        R.id.action_lines -> GameQuestion.Lines(square)
        R.id.action_repeat -> GameQuestion.LastMoves(1u)
        R.id.action_clocks -> GameQuestion.Clocks
        else -> null
    }

    companion object {
        private val LABELS = mapOf(
            R.id.action_moves to R.string.action_moves,
            R.id.action_attackers to R.string.action_attackers,
            R.id.action_defenders to R.string.action_defenders,
            R.id.action_lines to R.string.action_lines,
            R.id.action_repeat to R.string.action_repeat,
            R.id.action_clocks to R.string.action_clocks,
        )
        private val PLAYS = listOf(
            R.id.action_play_1,
            R.id.action_play_2,
            R.id.action_play_3,
            R.id.action_play_4,
            R.id.action_play_5,
            R.id.action_play_6,
            R.id.action_play_7,
            R.id.action_play_8,
        )

        /** Whether the core answers what only advises. */
        fun mayAdvise(view: GameView): Boolean =
            view.mode == GameMode.CASUAL || view.phase is GamePhase.Over
    }
}
