package app.annabella.result

import android.content.res.ColorStateList
import android.os.Bundle
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import android.widget.ProgressBar
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardPicture
import app.annabella.board.StillBoard
import app.annabella.core.GameSide
import app.annabella.core.ReviewMoment
import app.annabella.core.ReviewResult
import app.annabella.core.from
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.core.to
import app.annabella.game.GameLook
import app.annabella.game.GameOpener
import app.annabella.game.LastBoard
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Form
import app.annabella.ui.PageScreen
import kotlinx.coroutines.launch

/** A look back at the game on the table: the moments that cost most. */
class ReviewScreen(activity: MainActivity) : PageScreen(activity) {
    private val game = app.games.current.value
    private lateinit var column: LinearLayout

    override val title: CharSequence get() = text(R.string.result_review)

    override fun content(saved: Bundle?): View {
        column = ui.column()
        game?.let { scope.launch { look(it) } }
        return ui.column(Form(ui, dialogs).inset(column))
    }

    private suspend fun look(game: GameStore) {
        val before = app.reviews.of(game)
        if (before != null) return fill(game, before)
        val view = game.state.value.view
        val side: GameSide? = SpeechChoices.listener(view.first.player, view.second.player)
        val waiting = waiting()
        column.addView(waiting)
        val outcome = app.reviews.run(game, side)
        column.removeView(waiting)
        when (outcome) {
            is Outcome.Failed -> GameOpener(activity, dialogs).tell(outcome.error)
            is Outcome.Done -> outcome.value?.let { result ->
                fill(game, result)
                // a screen reader takes the summary from its line, and goes on by itself
                val spoken = if (app.screenReader.isSpeaking) result.phrases.take(1) else result.phrases
                spoken.forEach { app.announcer.say(it) }
            }
        }
    }

    private fun waiting(): View {
        val bar = ProgressBar(activity, null, android.R.attr.progressBarStyleHorizontal).apply {
            progressTintList = ColorStateList.valueOf(ui.theme.accent)
            progressBackgroundTintList = ColorStateList.valueOf(ui.theme.line)
        }
        scope.launch {
            app.reviews.progress.collect { (done, all) ->
                bar.max = all.coerceAtLeast(1)
                bar.progress = done
            }
        }
        return ui.column(ui.body(text(R.string.review_waiting)), bar)
    }

    private suspend fun fill(game: GameStore, result: ReviewResult) {
        val sentences = result.phrases.map { it.printed }
        sentences.firstOrNull()?.let { sentence ->
            val summary = ui.body(sentence)
            column.addView(summary)
            if (app.screenReader.isSpeaking) scope.launch { app.announcer.showNewOn(summary) }
        }
        result.moments.forEachIndexed { number, moment ->
            val board = (game.boardAfter(moment.ply) as? Outcome.Done)?.value ?: return@forEachIndexed
            val sentence = sentences.getOrElse(number + 1) { "" }
            column.addView(moment(game, moment, board, sentence), below())
        }
        // what else is told of the whole game
        sentences.drop(result.moments.size + 1).forEach { column.addView(ui.body(it), below()) }
    }

    private fun below() =
        LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT).apply { topMargin = ui.dp(24) }

    private fun moment(game: GameStore, moment: ReviewMoment, board: ByteArray, sentence: String): View {
        val view = game.state.value.view
        val painter = GameLook.of(view.kind).painter(ui.theme, app.settings)
        val (played, better) = moment.played.path to moment.better.path
        val picture = StillBoard(activity, ui.theme, painter).apply {
            picture = BoardPicture(
                pieces = board,
                columns = view.columns.toInt(),
                rows = view.rows.toInt(),
                lastMove = played.points.map { it.toInt() },
                // a pass has no points
                hint = better.takeIf { it.points.isNotEmpty() }?.let { it.from to it.to },
            )
            isFlipped = LastBoard.isFlipped(view.first.player, view.second.player)
            // the sentence says it
            importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        }
        val height = activity.resources.configuration.screenHeightDp
        val most = ui.dp(minOf(MOST_BOARD_DP, height * 2 / 3))
        return ui.column(ui.body(sentence)).apply {
            addView(picture, LinearLayout.LayoutParams(MATCH_PARENT, most).apply { topMargin = ui.dp(8) })
        }
    }

    private companion object {
        const val MOST_BOARD_DP = 360
    }
}
