package app.annabella.blind

import app.annabella.R
import app.annabella.core.GamePhase
import app.annabella.core.GameQuestion
import app.annabella.core.GameView
import app.annabella.core.store.GameStore
import app.annabella.game.Boards
import app.annabella.game.GameActions
import app.annabella.game.GameLook
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

        /** Where else to go, of several boards. */
        val boards: Boards

        fun review()

        /** To the page of the scoresheet. */
        fun score()

        /** Lists what was said so far. */
        fun spokenLog()

        fun leaveToBoard()
    }

    /** A line of it; what opens further lines gives them. */
    class Item(val label: String, val more: (() -> List<Item>)? = null, val run: () -> Unit = {})

    private val view: GameView get() = game.state.value.view
    private val look: GameLook get() = GameLook.of(view.kind)

    fun items(): List<Item> = buildList {
        // the way out comes first
        add(item(R.string.blind_to_board) { listener.leaveToBoard() })
        if (listener.boards.areSeveral) {
            add(item(R.string.boards_next) { listener.boards.step(1) })
            add(item(R.string.boards_previous) { listener.boards.step(-1) })
        }
        add(question(R.string.blind_position, look.readsBoard))
        add(item(R.string.blind_where, ::pieces))
        add(question(R.string.blind_turn, GameQuestion.Turn))
        add(question(R.string.blind_last_moves, GameQuestion.LastMoves(LAST_MOVES)))
        add(question(R.string.blind_captured, GameQuestion.Captured))
        add(question(look.moves, look.asksMoves))
        add(item(R.string.blind_step_back) { listener.step(-1) })
        add(item(R.string.blind_step_on) { listener.step(1) })
        for (deed in listener.deeds()) add(item(deed.label) { deed.run() })
        if (view.phase is GamePhase.Over) add(item(R.string.blind_review) { listener.review() })
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

    private fun pieces(): List<Item> = look.asksPieces.map { (label, where) -> question(label, where) }

    private fun boards(): List<Item> = BOARDS.map { (label, board) ->
        item(label) { listener.setBoard(board) }
    }

    private fun question(label: Int, question: GameQuestion) = item(label) { listener.ask(question) }

    private fun item(label: Int, more: (() -> List<Item>)? = null, run: () -> Unit = {}) =
        Item(ui.text(label), more, run)

    private fun item(label: Int, run: () -> Unit) = item(label, more = null, run = run)

    private companion object {
        const val LAST_MOVES = 6u
        val BOARDS = listOf(
            R.string.blind_board_shown to BlindBoard.SHOWN,
            R.string.blind_board_dimmed to BlindBoard.DIMMED,
            R.string.blind_board_hidden to BlindBoard.HIDDEN,
        )
    }
}
