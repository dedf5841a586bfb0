package app.annabella.display

import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.widget.LinearLayout
import android.widget.TextView
import app.annabella.AnnabellaApp
import app.annabella.board.StillBoard
import app.annabella.core.GameKind
import app.annabella.core.GameQuestion
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.ScoreLetters
import app.annabella.core.ScoreRow
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.BoardAccess
import app.annabella.game.GameLayout
import app.annabella.game.GameLook
import app.annabella.game.LastBoard
import app.annabella.game.PlayerPanel
import app.annabella.game.PlayerPanels
import app.annabella.game.line
import app.annabella.settings.ClockPlace
import app.annabella.ui.Ui
import kotlinx.coroutines.flow.collectLatest

/**
 * A game for those who look on (article 6.14): the board, both clocks, whose turn it is and
 * the last moves. Nothing on it can be played, and nothing rests on it.
 */
class GameDisplay(
    private val ui: Ui,
    private val app: AnnabellaApp,
    private val kind: GameKind,
    bar: View,
    isWide: Boolean,
    private val isLarge: Boolean,
) {
    private val look = GameLook.of(kind)
    private val painter = look.painter(ui.theme, app.settings)
    private val board = StillBoard(ui.context, ui.theme, painter)
    private val players = PlayerPanels(ui, panel(), panel(), isForPlayers = false)
    private val standing = ui.body("")
    private val moves = ui.column(gap = 4)
    private var shown: GameView? = null

    val view: View

    init {
        standing.setTextSize(TypedValue.COMPLEX_UNIT_SP, if (isLarge) Ui.TITLE_SP else ui.bodySp)
        val below = LinearLayout(ui.context).apply {
            orientation = LinearLayout.VERTICAL
            setPadding(ui.dp(16), ui.dp(8), ui.dp(16), ui.dp(8))
            addView(standing)
            addView(moves)
        }
        view = GameLayout(
            ui.context,
            GameLayout.Parts(bar, players.farView, board, players.nearView, below),
            if (isWide) GameLayout.Arrangement.BESIDE else GameLayout.Arrangement.UPRIGHT,
            isLeftHanded = false,
        ).apply { keepScreenOn = true }
    }

    /** Black below; the players' places change with it. */
    var isFlipped: Boolean
        get() = board.isFlipped
        set(value) {
            board.isFlipped = value
            shown?.let(::showPlayers)
        }

    /** Shows this game until it is cancelled. */
    suspend fun follow(game: GameStore) {
        var plies: UInt? = null
        try {
            game.state.collectLatest { state ->
                val view = state.view
                shown = view
                board.picture = LastBoard.of(view).picture
                showPlayers(view)
                players.learnNames(game)
                if (plies != view.plies) {
                    showMoves((game.score(ScoreLetters.FIGURINES) as? Outcome.Done)?.value.orEmpty())
                    plies = view.plies
                }
                standing.text = answer(game, GameQuestion.MoveNumber)
                board.contentDescription = describe(game, view)
            }
        } finally {
            players.stop()
        }
    }

    private suspend fun answer(game: GameStore, question: GameQuestion): String =
        (game.ask(question) as? Outcome.Done)?.value.orEmpty().joinToString(" ") { it.printed }

    /** Who cannot see the board has the position in words. */
    private suspend fun describe(game: GameStore, view: GameView): CharSequence {
        val title = BoardAccess.title(ui.context, view, isForPlayer = false)
        if (!app.screenReader.isOn || board.picture.hidesPieces) return title
        return "$title. ${answer(game, look.tellsBoard)}"
    }

    /** Its clock is read from afar. */
    private fun panel() = PlayerPanel(ui, painter, ClockPlace.END).apply {
        clock.setTextSize(TypedValue.COMPLEX_UNIT_SP, if (isLarge) LARGE_CLOCK_SP else Ui.LARGE_SP)
    }

    private fun showPlayers(view: GameView) =
        players.show(view, if (isFlipped) GameSide.SECOND else GameSide.FIRST, isFarTurned = false)

    /** The last of them, each line one of the score. */
    private fun showMoves(rows: List<ScoreRow>) {
        val last = rows.takeLast(if (isLarge) MANY_ROWS else FEW_ROWS)
        while (moves.childCount > last.size) moves.removeViewAt(0)
        while (moves.childCount < last.size) moves.addView(line())
        last.forEachIndexed { index, row ->
            (moves.getChildAt(index) as TextView).run {
                text = row.line(kind)
                contentDescription =
                    listOfNotNull(row.first, row.second).joinToString(" ") { it.phrase.printed }
            }
        }
    }

    private fun line() = ui.body("").apply {
        if (isLarge) setTextSize(TypedValue.COMPLEX_UNIT_SP, Ui.TITLE_SP)
        fontFeatureSettings = "tnum"
        // moves are written from left to right in every language
        textDirection = View.TEXT_DIRECTION_LTR
        gravity = Gravity.START
    }

    companion object {
        private const val LARGE_CLOCK_SP = 44f
        private const val MANY_ROWS = 10
        private const val FEW_ROWS = 4
    }
}
