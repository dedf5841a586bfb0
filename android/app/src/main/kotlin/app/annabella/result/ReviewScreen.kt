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
import app.annabella.core.GameKind
import app.annabella.core.GameSide
import app.annabella.core.LookBack
import app.annabella.core.PastView
import app.annabella.core.ReviewMoment
import app.annabella.core.ReviewResult
import app.annabella.core.ScoreLetters
import app.annabella.core.from
import app.annabella.core.sideName
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.core.to
import app.annabella.game.GameLook
import app.annabella.game.GameOpener
import app.annabella.game.LastBoard
import app.annabella.speech.SpeechChoices
import app.annabella.steps.Branch
import app.annabella.steps.StepsScreen
import app.annabella.steps.remarkPhrases
import app.annabella.ui.Card
import app.annabella.ui.Form
import app.annabella.ui.GameBar
import app.annabella.ui.PageScreen
import kotlinx.coroutines.launch

/**
 * A look back at the game on the table: its chances as a curve, and the moments that cost most. Each
 * of its positions comes on the board, which stays in sight.
 */
class ReviewScreen(activity: MainActivity) : PageScreen(activity) {
    private val game = app.games.current.value
    private lateinit var column: LinearLayout
    private lateinit var board: StillBoard
    private val cards = ArrayList<View>()
    private val bar = GameBar(ui, ITEMS)
    private val chances = ChancesView(ui) { go(it.toUInt()) }
    private val now = ui.small("")
    private val remark = ui.body("").apply { visibility = View.GONE }
    private lateinit var curve: View
    private var result: ReviewResult? = null
    private var pictures: Map<UInt, BoardPicture> = emptyMap()

    /** The number of the move that each position comes after, the beginning left out. */
    private var numbers: List<UInt> = emptyList()

    /** Each move as it is written, with its number. */
    private var moves: List<String> = emptyList()

    /** After how many moves the position stands that is on the board; null until there is one. */
    private var ply: UInt? = null
    private var past: PastView? = null

    override val title: CharSequence get() = text(R.string.result_review)

    override fun pinned(): View? {
        val game = game ?: return null
        val view = game.state.value.view
        board = StillBoard(activity, ui.theme, GameLook.of(view.kind).painter(ui.theme, app.settings)).apply {
            picture = LastBoard.of(view).picture
            isFlipped = LastBoard.of(view, app.games.isTurned(game)).isFlipped
            // the sentences say it
            importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        }
        return FrameLayout(activity).apply {
            if (ui.isWide) {
                val edge = ui.dp(BOARD_EDGE_DP)
                setPadding(edge, edge / 2, edge, edge)
            }
            addView(board, FrameLayout.LayoutParams(MATCH_PARENT, MATCH_PARENT, Gravity.CENTER))
        }
    }

    override fun content(saved: Bundle?): View {
        ply = saved?.takeIf { it.containsKey(PLY) }?.getInt(PLY)?.toUInt()
        // nothing is possible before a position is there
        bar.show(emptyMap())
        column = ui.column()
        val name = ui.section(text(R.string.review_chances))
        val head = if (ui.hasLargeLetters || !ui.isWide) ui.column(name, now, gap = 0) else beside(name, now)
        // the slider says it
        now.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        val (above, under) = GameSide.entries.map(::edge)
        curve =
            Card.of(ui, head, above, chances, under, remark, gap = 4).apply { visibility = View.INVISIBLE }
        game?.let { scope.launch { look(it) } }
        val form = Form(ui, dialogs)
        val parts = listOf(form.inset(ui.column(curve)), form.inset(column))
        // with large letters it would leave no room for the page
        return ui.column(*(parts + listOf(bar.view).filter { ui.hasLargeLetters }).toTypedArray())
    }

    /** Towards which edge of the curve a player stands better; the slider says it. */
    private fun edge(side: GameSide): View {
        val kind = game?.state?.value?.view?.kind ?: GameKind.CHESS
        val name = sideName(kind, side, SpeechChoices.languageOf(text(R.string.language_code)))
        return ui.small(if (side == GameSide.FIRST) "▲ $name" else "▼ $name").apply {
            importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        }
    }

    private fun beside(name: View, value: View) = LinearLayout(activity).apply {
        addView(name, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f))
        addView(value)
    }

    override fun footer(): View? = bar.view.takeUnless { ui.hasLargeLetters }

    override fun save(): Bundle = super.save().apply { ply?.let { putInt(PLY, it.toInt()) } }

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
        val score = (game.score(ScoreLetters.FIGURINES) as? Outcome.Done)?.value.orEmpty()
        numbers = score.flatMap { row -> listOfNotNull(row.first, row.second).map { row.number } }
        moves = score.flatMap { row ->
            listOfNotNull(
                row.first?.let { "${row.number}. ${it.text}" },
                row.second?.let { "${row.number}… ${it.text}" },
            )
        }
        val sentences = result.phrases.map { it.printed }
        sentences.firstOrNull()?.let { sentence ->
            val summary = ui.body(sentence)
            column.addView(summary)
            if (app.screenReader.isSpeaking) scope.launch { app.announcer.showNewOn(summary) }
        }
        this.result = result
        pictures =
            result.moments.mapNotNull { moment -> picture(game, moment)?.let { moment.ply to it } }.toMap()
        result.moments.forEachIndexed { number, moment ->
            val sentence = sentences.getOrElse(number + 1) { "" }
            val card = MomentCard.of(ui, sentence, moment) { go(moment.ply) }
            cards += card
            column.addView(card, below())
        }
        // what else is told of the whole game
        val rest = sentences.drop(result.moments.size + 1).map { ui.body(it) }
        if (rest.isNotEmpty()) column.addView(Card.of(ui, *rest.toTypedArray()), below())
        val slips = result.moments.map { it.ply.toInt() }
        chances.show(result.chances.map { it.first.toInt() }, slips, ::wordsOf)
        curve.visibility = if (result.chances.isEmpty()) View.GONE else View.VISIBLE
        show(ply ?: result.moments.firstOrNull()?.ply ?: game.state.value.view.plies)
    }

    /** `Move 12: White is a little better.` */
    private fun wordsOf(ply: Int): String {
        val number = numbers.getOrNull(ply - 1)
        val place = if (number == null) text(R.string.steps_first) else "${text(R.string.steps_move)} $number"
        return "$place: ${chanceAt(ply)}"
    }

    /** `12. Nf3 · White is a little better.`, for the eye. */
    private fun shownAt(ply: Int): String =
        listOfNotNull(moves.getOrNull(ply - 1), chanceAt(ply).ifEmpty { null }).joinToString(" · ")

    private fun chanceAt(ply: Int): String = result?.chances?.getOrNull(ply)?.phrase?.printed.orEmpty()

    private fun go(to: UInt) {
        scope.launch { show(to) }
    }

    /** Shows a position, and says what led to it. */
    private fun step(to: UInt) {
        scope.launch {
            val chance = result?.chances?.getOrNull(to.toInt())?.phrase
            val past = show(to) ?: return@launch
            val remarks = past.remarkPhrases(text(R.string.language_code))
            app.announcer.answer(past.phrases + remarks + listOfNotNull(chance))
        }
    }

    private suspend fun show(to: UInt): PastView? {
        ply = to
        val moments = result?.moments.orEmpty()
        cards.forEachIndexed { at, card -> card.isSelected = moments[at].ply == to }
        pictures[to]?.let { board.picture = it }
        val past = (game?.look(to, LookBack.Back(0u)) as? Outcome.Done)?.value ?: return null
        // who slides on is somewhere else by then
        if (ply != past.ply) return null
        this.past = past
        if (past.ply !in pictures) board.picture = LastBoard.of(past.view).picture
        chances.mark(past.ply.toInt())
        now.text = shownAt(past.ply.toInt())
        val said = past.remarkPhrases(text(R.string.language_code)).joinToString(" ") { it.printed }
        remark.text = said
        remark.visibility = if (said.isEmpty()) View.GONE else View.VISIBLE
        showDeeds(past)
        return past
    }

    private fun showDeeds(past: PastView) {
        val at = past.ply
        bar.show(
            buildMap {
                if (at > 0u) put(R.string.review_previous) { step(at - 1u) }
                if (at < past.plies) put(R.string.review_next) { step(at + 1u) }
                put(R.string.steps_title) { activity.screens.go(StepsScreen.place(at)) }
                if (cards.isNotEmpty()) put(R.string.review_next_slip) { nextSlip(at) }
                put(R.string.steps_play, ::play)
            },
        )
    }

    /** The next one, or after the last the first once more. */
    private fun nextSlip(at: UInt) {
        val result = result ?: return
        val next = result.moments.indexOfFirst { it.ply > at }.coerceAtLeast(0)
        scope.launch {
            show(result.moments[next].ply) ?: return@launch
            result.phrases.getOrNull(next + 1)?.let { app.announcer.answer(listOf(it)) }
        }
    }

    private fun play() {
        val (game, past) = (game ?: return) to (past ?: return)
        Branch.ask(activity, game, past) { once { Branch.begin(activity, game, past) } }
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
        const val PLY = "ply"
        const val BOARD_EDGE_DP = 16

        val ITEMS = listOf(
            GameBar.Item(R.string.review_previous),
            GameBar.Item(R.string.steps_title),
            GameBar.Item(R.string.review_next_slip),
            GameBar.Item(R.string.steps_play),
            GameBar.Item(R.string.review_next),
        )
    }
}
