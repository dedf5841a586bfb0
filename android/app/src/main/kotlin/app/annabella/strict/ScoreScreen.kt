package app.annabella.strict

import android.os.Bundle
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.DeedKind
import app.annabella.core.GameSide
import app.annabella.core.ScoreLetters
import app.annabella.core.ScoreRow
import app.annabella.core.may
import app.annabella.core.player
import app.annabella.core.seatName
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.line
import app.annabella.game.part
import app.annabella.game.standingPrinted
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Card
import app.annabella.ui.Form
import app.annabella.ui.PageScreen
import app.annabella.ui.markHeading
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.launch

/**
 * The scoresheet, open to players and arbiter at all times (article 8.2); both of them where
 * the players write. One line for each move, in words for a screen reader.
 */
class ScoreScreen(activity: MainActivity) : PageScreen(activity) {
    private val game: GameStore = app.games.onTable
    private lateinit var status: TextView
    private lateinit var players: TextView
    private lateinit var sheets: LinearLayout
    private var watching: Job? = null

    override val title: CharSequence get() = text(R.string.score_title)

    override fun content(saved: Bundle?): View {
        status = ui.body("")
        players = ui.cardTitle("").apply { markHeading() }
        sheets = ui.column(gap = 0)
        return ui.column(Form(ui, dialogs).inset(ui.column(status, Card.of(ui, players, sheets), gap = 16)))
    }

    override fun show() {
        watching = scope.launch {
            launch { app.announcer.showOn(status, before = game::standingPrinted) }
            launch { players.text = pairing() }
            game.state.collectLatest {
                status.keepScreenOn = it.view.isInPlay
                fill(game)
            }
        }
    }

    override fun hide() {
        watching?.cancel()
    }

    /** `Anna – Bella`. */
    private suspend fun pairing(): String {
        val view = game.state.value.view
        val language = SpeechChoices.languageOf(text(R.string.language_code))
        return GameSide.entries.map { side ->
            val name = (game.playerName(side) as? Outcome.Done)?.value.orEmpty()
            seatName(view.kind, view.player(side), side, name, isReader = false, language)
        }.joinToString(" – ")
    }

    private suspend fun fill(game: GameStore) {
        val rows = (game.score(ScoreLetters.LANGUAGE) as? Outcome.Done)?.value.orEmpty()
        val isByHand = (game.setup() as? Outcome.Done)?.value?.isScoreByHand == true
        val views = if (isByHand) {
            GameSide.entries.flatMap { sheet(game, it, rows, written(game, it)) }
        } else {
            linesOf(game, rows).ifEmpty { listOf(ui.body(text(R.string.score_empty))) }
        }
        show(views)
    }

    // what has not changed keeps its view, and a reader's place with it
    private fun show(views: List<View>) {
        val same = (0 until sheets.childCount).map(sheets::getChildAt).zip(views)
            .takeWhile { (old, new) -> isSame(old, new) }.size
        sheets.removeViews(same, sheets.childCount - same)
        views.drop(same).forEach { sheets.addView(it) }
    }

    private fun isSame(old: View, new: View) = old.javaClass == new.javaClass &&
        (old as TextView).text.toString() == (new as TextView).text.toString()

    private suspend fun written(game: GameStore, side: GameSide): UInt =
        (game.written(side) as? Outcome.Done)?.value ?: 0u

    private fun sheet(game: GameStore, side: GameSide, rows: List<ScoreRow>, written: UInt): List<View> {
        val isWhite = side == GameSide.FIRST
        val name = ui.heading(text(if (isWhite) R.string.score_white else R.string.score_black))
        name.setPadding(0, ui.dp(16), 0, ui.dp(4))
        val lines = linesOf(game, rows, written)
        if (!game.state.value.view.may(side, DeedKind.RECORD)) return listOf(name) + lines
        val label = if (isWhite) R.string.score_write_white else R.string.score_write_black
        val write = ui.button(text(label)) { Recording(ui, game, app.scope).ask(side) }
        val wide = LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT)
        wide.topMargin = ui.dp(8)
        write.layoutParams = wide
        return listOf(name) + lines + write
    }

    /** The lines up to a ply. */
    private fun linesOf(
        game: GameStore,
        rows: List<ScoreRow>,
        upTo: UInt = UInt.MAX_VALUE,
    ): List<View> = rows.mapNotNull { it.part(upTo = upTo) }.map { row ->
        ui.body(row.line(game.state.value.view.kind)).apply {
            fontFeatureSettings = "tnum"
            textDirection = View.TEXT_DIRECTION_LTR
            setPadding(0, ui.dp(4), 0, ui.dp(4))
            contentDescription =
                listOfNotNull(row.first, row.second).joinToString(" ") { it.phrase.printed }
        }
    }
}
