package app.annabella.blind

import app.annabella.R
import app.annabella.core.GamePhase
import app.annabella.core.GameQuestion
import app.annabella.core.PieceKind
import app.annabella.core.store.GameStore
import app.annabella.game.GameActions
import app.annabella.settings.BlindBoard
import app.annabella.ui.Option
import app.annabella.ui.Ui

/** The commands of the page for blind play. */
class BlindMenu(private val ui: Ui, private val game: GameStore, private val listener: Listener) {
    /** What is chosen on the page around it. */
    interface Listener {
        fun ask(question: GameQuestion)

        /** What can be done in the game. */
        fun deeds(): List<GameActions.Action>

        fun setBoard(board: BlindBoard)

        fun step(by: Int)

        fun review()

        /** To the page of the scoresheet. */
        fun score()

        /** Lists what was said so far. */
        fun spokenLog()

        fun leaveToBoard()
    }

    /** A line of it; what opens further lines gives them. */
    class Item(val label: String, val more: (() -> List<Item>)? = null, val run: () -> Unit = {})

    fun items(): List<Item> = buildList {
        // the way out comes first
        add(item(R.string.blind_to_board) { listener.leaveToBoard() })
        add(question(R.string.blind_position, GameQuestion.Ranks))
        add(item(R.string.blind_where, ::pieces))
        add(question(R.string.blind_turn, GameQuestion.Turn))
        add(question(R.string.blind_last_moves, GameQuestion.LastMoves(LAST_MOVES)))
        add(question(R.string.blind_captured, GameQuestion.Captured))
        add(question(R.string.blind_legal_moves, GameQuestion.Moves(null)))
        add(item(R.string.blind_step_back) { listener.step(-1) })
        add(item(R.string.blind_step_on) { listener.step(1) })
        for (deed in listener.deeds()) add(item(deed.label) { deed.run() })
        val isOver = game.state.value.view.phase is GamePhase.Over
        if (isOver) add(item(R.string.blind_review) { listener.review() })
        add(item(R.string.score_title) { listener.score() })
        add(item(R.string.game_spoken) { listener.spokenLog() })
        add(item(R.string.blind_board, ::boards))
    }

    /** Shows lines in a list, as a screen reader or the eye reads them. */
    fun show(title: String, items: List<Item>) {
        val options = items.map { item ->
            Option({ item.more?.let { show(item.label, it()) } ?: item.run() }, item.label)
        }
        ui.dialogs.menu(title, options)
    }

    private fun pieces(): List<Item> = PIECES.map { (label, piece) ->
        question(label, GameQuestion.Where(null, piece))
    }

    private fun boards(): List<Item> = BOARDS.map { (label, board) ->
        item(label) { listener.setBoard(board) }
    }

    private fun question(label: Int, question: GameQuestion) = item(label) { listener.ask(question) }

    private fun item(label: Int, more: (() -> List<Item>)? = null, run: () -> Unit = {}) =
        Item(ui.text(label), more, run)

    private fun item(label: Int, run: () -> Unit) = item(label, more = null, run = run)

    private companion object {
        const val LAST_MOVES = 6u
        val PIECES = listOf(
            R.string.piece_king to PieceKind.KING,
            R.string.piece_queen to PieceKind.QUEEN,
            R.string.piece_rook to PieceKind.ROOK,
            R.string.piece_bishop to PieceKind.BISHOP,
            R.string.piece_knight to PieceKind.KNIGHT,
            R.string.piece_pawn to PieceKind.PAWN,
        )
        val BOARDS = listOf(
            R.string.blind_board_shown to BlindBoard.SHOWN,
            R.string.blind_board_dimmed to BlindBoard.DIMMED,
            R.string.blind_board_hidden to BlindBoard.HIDDEN,
        )
    }
}
