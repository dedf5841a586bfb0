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
import app.annabella.game.part
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
            val rows = score()
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

    private fun show(rows: List<ScoreRow>, ply: UInt, hasGoneOn: Boolean = false) {
        scope.launch {
            val asked = (game.restoreQuestion(ply) as? Outcome.Done)?.value
            val pieces = (game.boardAfter(ply) as? Outcome.Done)?.value
            // the game may have gone back behind it meanwhile
            if (asked == null || pieces == null) {
                ui.dialogs.tell(ui.text(R.string.arbiter_restore), ui.text(R.string.arbiter_restore_wrong))
                return@launch
            }
            val yes = ui.button(ui.text(R.string.arbiter_restore_do), ButtonKind.GRAVE) {
                ui.dialogs.close()
                restoreUnlessGoneOn(rows, ply)
            }
            val board = board(pieces, asked.position.joinToString(" ") { it.printed })
            val news = if (hasGoneOn) "${ui.text(R.string.arbiter_restore_again)} " else ""
            val question = ui.body(news + asked.question.printed)
            ui.dialogs.show(
                ui.text(R.string.arbiter_restore),
                Form.inset(ui, ui.column(board, question, falling(rows, ply), gap = 12)),
                listOf(ui.dialogs.cancel(R.string.answer_cancel), yes),
            )
        }
    }

    /** What was made while he was asked does not fall away unseen. */
    private fun restoreUnlessGoneOn(asked: List<ScoreRow>, ply: UInt) {
        scope.launch {
            val rows = score()
            if (rows == asked) restore(ply) else show(rows, ply, hasGoneOn = true)
        }
    }

    private suspend fun score(): List<ScoreRow> =
        (game.score(ScoreLetters.LANGUAGE) as? Outcome.Done)?.value.orEmpty()

    /** The moves that fall away, as the scoresheet has them; in words for who does not see them. */
    private fun falling(rows: List<ScoreRow>, ply: UInt): View {
        val kind = game.state.value.view.kind
        val falling = rows.mapNotNull { it.part(after = ply) }
        return ui.body("\u2066${falling.joinToString("  ") { it.line(kind) }}\u2069").apply {
            contentDescription =
                falling.flatMap { listOfNotNull(it.first, it.second) }.joinToString(" ") { it.phrase.printed }
        }
    }

    private fun board(pieces: ByteArray, position: String): View {
        val view = game.state.value.view
        val painter = GameLook.of(view.kind).painter(ui.theme, activity.app.settings)
        val side = ui.dp(BOARD_DP)
        return StillBoard(activity, ui.theme, painter).apply {
            picture = BoardPicture(pieces, columns = view.columns.toInt(), rows = view.rows.toInt())
            contentDescription = position
            importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_YES
            layoutParams = LinearLayout.LayoutParams(side, side)
        }
    }

    private companion object {
        const val BOARD_DP = 220
    }
}
