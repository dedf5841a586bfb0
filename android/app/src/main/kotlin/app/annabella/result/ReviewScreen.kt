package app.annabella.result

import android.content.res.ColorStateList
import android.os.Bundle
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.FrameLayout
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
import app.annabella.ui.Card
import app.annabella.ui.Form
import app.annabella.ui.PageScreen
import kotlinx.coroutines.launch

/** A look back at the game on the table: the moments that cost most, each on the board that stays in sight. */
class ReviewScreen(activity: MainActivity) : PageScreen(activity) {
    private val game = app.games.current.value
    private lateinit var column: LinearLayout
    private lateinit var board: StillBoard
    private val cards = ArrayList<View>()

    /** Which of the moments is on the board. */
    private var chosen = 0

    override val title: CharSequence get() = text(R.string.result_review)

    override fun pinned(): View? {
        val view = game?.state?.value?.view ?: return null
        board = StillBoard(activity, ui.theme, GameLook.of(view.kind).painter(ui.theme, app.settings)).apply {
            picture = LastBoard.of(view).picture
            isFlipped = LastBoard.isFlipped(view.first.player, view.second.player)
            // the sentences say it
            importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        }
        return FrameLayout(activity).apply {
            addView(board, FrameLayout.LayoutParams(MATCH_PARENT, MATCH_PARENT, Gravity.CENTER))
        }
    }

    override fun content(saved: Bundle?): View {
        chosen = saved?.getInt(CHOSEN) ?: 0
        column = ui.column()
        game?.let { scope.launch { look(it) } }
        return ui.column(Form(ui, dialogs).inset(column))
    }

    override fun save(): Bundle = super.save().apply { putInt(CHOSEN, chosen) }

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
        val pictures = result.moments.map { picture(game, it) }
        result.moments.forEachIndexed { number, moment ->
            val sentence = sentences.getOrElse(number + 1) { "" }
            val card = MomentCard.of(ui, sentence, moment) { show(number, pictures) }
            cards += card
            column.addView(card, below())
        }
        // what else is told of the whole game
        val rest = sentences.drop(result.moments.size + 1).map { ui.body(it) }
        if (rest.isNotEmpty()) column.addView(Card.of(ui, *rest.toTypedArray()), below())
        if (pictures.isNotEmpty()) show(chosen.coerceIn(pictures.indices), pictures)
    }

    private fun show(number: Int, pictures: List<BoardPicture?>) {
        chosen = number
        cards.forEachIndexed { at, card -> card.isSelected = at == number }
        pictures[number]?.let { board.picture = it }
    }

    private fun below() =
        LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT).apply { topMargin = ui.dp(12) }

    /** The position before the move, with that move and the better one; null if it cannot be read. */
    private suspend fun picture(game: GameStore, moment: ReviewMoment): BoardPicture? {
        val pieces = (game.boardAfter(moment.ply) as? Outcome.Done)?.value ?: return null
        val view = game.state.value.view
        return BoardPicture(
            pieces = pieces,
            columns = view.columns.toInt(),
            rows = view.rows.toInt(),
            lastMove = moment.played.path.points.map { it.toInt() },
            // a pass has no points
            hint = moment.better.path.takeIf { it.points.isNotEmpty() }?.let { it.from to it.to },
        )
    }

    private companion object {
        const val CHOSEN = "chosen"
    }
}
