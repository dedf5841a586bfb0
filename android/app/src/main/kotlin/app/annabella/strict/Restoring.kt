package app.annabella.strict

import android.view.View
import android.widget.LinearLayout
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardPicture
import app.annabella.board.StillBoard
import app.annabella.core.GameSide
import app.annabella.core.ScoreLetters
import app.annabella.core.ScoreRow
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.GameLook
import app.annabella.game.line
import app.annabella.ui.ButtonKind
import app.annabella.ui.Field
import app.annabella.ui.Form
import app.annabella.ui.Option
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/**
 * The arbiter restores a position (article 7.5): he says after which move, sees it with what falls
 * away, and only then does it.
 */
class Restoring(
    private val activity: MainActivity,
    private val game: GameStore,
    private val scope: CoroutineScope,
    private val restore: (UInt) -> Unit,
) {
    private val ui = activity.ui

    fun ask() {
        scope.launch {
            val rows = (game.score(ScoreLetters.LANGUAGE) as? Outcome.Done)?.value.orEmpty()
            ui.dialogs.write(
                ui.text(R.string.arbiter_restore),
                "",
                ui.text(R.string.arbiter_restore_help),
                Field.Kind.NUMBER,
                wrong = {
                    ui.text(R.string.arbiter_restore_wrong).takeIf { _ -> pliesOf(rows, it).isEmpty() }
                },
            ) { askWhose(rows, pliesOf(rows, it)) }
        }
    }

    /** After which moves of this number a position can be restored, by whose they are. */
    private fun pliesOf(rows: List<ScoreRow>, typed: String): Map<GameSide?, UInt> {
        val number = typed.toUIntOrNull() ?: return emptyMap()
        val made = rows.lastOrNull()?.let { it.second ?: it.first }?.ply ?: 0u
        if (number == 0u) return if (made > 0u) mapOf(null to 0u) else emptyMap()
        val row = rows.find { it.number == number } ?: return emptyMap()
        val plies = listOf(GameSide.FIRST to row.first, GameSide.SECOND to row.second)
        return plies.mapNotNull { (side, move) -> move?.let { side to it.ply } }
            .filter { (_, ply) -> ply < made }.toMap()
    }

    private fun askWhose(rows: List<ScoreRow>, plies: Map<GameSide?, UInt>) {
        if (null in plies) return show(rows, 0u)
        val options = plies.map { (side, ply) ->
            val name = if (side == GameSide.FIRST) R.string.game_white else R.string.game_black
            Option({ show(rows, ply) }, ui.text(name))
        }
        ui.dialogs.menu(ui.text(R.string.arbiter_restore), options)
    }

    private fun show(rows: List<ScoreRow>, ply: UInt) {
        scope.launch {
            val pieces = (game.boardAfter(ply) as? Outcome.Done)?.value ?: return@launch
            val question = (game.restoreQuestion(ply) as? Outcome.Done)?.value ?: return@launch
            val yes = ui.button(ui.text(R.string.arbiter_restore_do), ButtonKind.GRAVE) {
                ui.dialogs.close()
                restore(ply)
            }
            ui.dialogs.show(
                ui.text(R.string.arbiter_restore),
                Form.inset(ui, content(pieces, question.printed, falling(rows, ply))),
                listOf(ui.dialogs.cancel(R.string.answer_cancel), yes),
            )
        }
    }

    /** The moves that fall away, as the scoresheet has them. */
    private fun falling(rows: List<ScoreRow>, ply: UInt): String = rows.mapNotNull { row ->
        val (first, second) = listOf(row.first, row.second).map { move -> move?.takeIf { it.ply > ply } }
        if (first == null && second == null) return@mapNotNull null
        ScoreRow(row.number, first, second).line(game.state.value.view.kind)
    }.joinToString("  ")

    private fun content(pieces: ByteArray, question: String, falling: String): View {
        val view = game.state.value.view
        val board =
            StillBoard(activity, ui.theme, GameLook.of(view.kind).painter(ui.theme, activity.app.settings))
        board.picture = BoardPicture(pieces, columns = view.columns.toInt(), rows = view.rows.toInt())
        // the question says which position it is
        board.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        val side = ui.dp(BOARD_DP)
        board.layoutParams = LinearLayout.LayoutParams(side, side)
        val moves = ui.body("${ui.text(R.string.arbiter_restore_falls)} \u2066$falling\u2069")
        return ui.column(board, ui.body(question), moves, gap = 12)
    }

    private companion object {
        const val BOARD_DP = 220
    }
}
