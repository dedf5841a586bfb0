package app.annabella.game

import android.graphics.Rect
import android.os.Bundle
import android.os.SystemClock
import android.text.format.DateFormat
import android.view.View
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardDrawing
import app.annabella.board.BoardView
import app.annabella.core.DeedKind
import app.annabella.core.GameMode
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.HiddenBoard
import app.annabella.core.PieceKind
import app.annabella.core.gameFeatures
import app.annabella.core.gameName
import app.annabella.core.latestMove
import app.annabella.core.may
import app.annabella.core.offerQuestion
import app.annabella.core.other
import app.annabella.core.seat
import app.annabella.core.store.Outcome
import app.annabella.game.GamePicture.squares
import app.annabella.platform.setFullScreen
import app.annabella.result.EndWatch
import app.annabella.result.ResultCover
import app.annabella.result.ResultPanel
import app.annabella.rules.HowToScreen
import app.annabella.rules.SayingsScreen
import app.annabella.settings.BoardFacing
import app.annabella.speech.SpeechChoices
import app.annabella.strict.Recording
import app.annabella.strict.StrictActions
import app.annabella.ui.ButtonKind
import app.annabella.ui.Page
import app.annabella.ui.Place
import java.util.Date
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/** A page with the board and both players, who see it. */
abstract class BoardPage(activity: MainActivity) : GamePage(activity), ResultCover.Listener {
    protected lateinit var players: PlayerPanels
    protected val result = ResultCover(activity, game, scope, this)
    private val endWatch = EndWatch()

    /** The square that was read before a result came over the page. */
    private var readBefore = View.NO_ID
    private var plies: UInt? = null
    private var wasWaiting = false
    private var watching: Job? = null

    protected val strictActions: StrictActions
        // what was begun is done, also if the page is left
        get() = StrictActions(ui, game, input, app.scope, Recording(ui, game, app.scope), hasSeats)

    /** Each player has buttons of his own. */
    protected open val hasSeats: Boolean get() = false

    override val title: CharSequence
        get() = gameName(view.kind, SpeechChoices.languageOf(text(R.string.language_code)))
    override val saysSquares: Boolean get() = board.explorer != null

    /** Where what was said last is shown. */
    protected abstract val status: TextView

    /** Whether the far player sits opposite, and reads from there. */
    protected val isFarTurned: Boolean
        get() = settings.facing == BoardFacing.BOTH_WAYS && view.hasTwoPeople

    override fun save(): Bundle = super.save().apply {
        result.save(this)
        endWatch.save(this)
    }

    override fun restore(saved: Bundle) {
        super.restore(saved)
        endWatch.restore(saved)
    }

    override fun show() {
        // who uses keys begins there
        if (board.rootView.findFocus() == null) board.requestFocus()
        setFullScreen(activity.window, settings.fullScreen)
        watching = scope.launch {
            launch {
                game.state.collect {
                    // what is seen and what is read change together
                    access.read(it.view)
                    render()
                }
            }
            val names = launch {
                players.learnNames(game)
                // a question has them in it
                showDeeds(access.seen)
            }
            launch { stayOnTable() }
            launch { access.watch() }
            launch {
                names.join()
                app.announcer.showOn(status, { shown(it, isFar = false) }, ::situation)
            }
            launch { result.watchRating() }
            launch { post.watch() }
            launch { watch() }
        }
    }

    /** What of a sentence is shown to who sits near, or far, and what the marks of pieces ask for. */
    protected open fun shown(sentence: String, isFar: Boolean): String {
        val duty = look.duty.takeIf { board.picture.alarms.isNotEmpty() } ?: return sentence
        // who has asked reads it already, with the squares
        val isTold = look.alarm?.let { text(it) in sentence } ?: false
        return if (isTold) sentence else "$sentence ${text(duty)}".trim()
    }

    /** What else is watched for as long as the page is seen. */
    protected abstract suspend fun watch()

    override fun hide() {
        setFullScreen(activity.window, false)
        watching?.cancel()
        players.stop()
        result.hide()
    }

    override fun back(): Boolean = result.close()

    /** The last move, and whose turn it is or how the game ended. */
    protected suspend fun situation(): CharSequence {
        val told = game.standing()
        // by correspondence it tells of days what the turn alone does not
        val awaited = post.awaited()
        val said = if (awaited.isEmpty()) told else told.dropLast(1) + awaited
        return said.joinToString(" ") { it.printed }
    }

    /** The hour at which a game begins by itself (article 6.6), by the clock of the device. */
    private fun hourOfStart(view: GameView): String? {
        val moment = view.nextMomentMs?.takeIf { view.phase is GamePhase.Waiting } ?: return null
        val inMs = moment.toLong() - SystemClock.elapsedRealtime()
        val hour = DateFormat.getTimeFormat(activity).format(Date(System.currentTimeMillis() + inMs))
        return "${text(R.string.game_begins_at)} $hour."
    }

    private fun render() {
        val view = access.seen
        // nothing that was chosen goes over into another game
        input.changed()
        if (endWatch.ends(view)) result.ended()
        // who was asked has answered
        if (!dialogs.isOpen) dialogs.isTurned = false
        // the end was taken back
        if (view.phase !is GamePhase.Over) result.close()
        redraw()
        players.show(view, near(view), isFarTurned)
        access.shown()
    }

    override fun redraw() {
        val view = access.seen
        board.isFlipped = below(view) == GameSide.SECOND
        board.alpha = if (access.hidden is HiddenBoard.Board) BoardView.UNSEEN else 1f
        board.keepScreenOn = view.isInPlay
        board.turnedSide = when {
            !isFarTurned -> null
            below(view) == GameSide.FIRST -> BoardDrawing.Side.SECOND
            else -> BoardDrawing.Side.FIRST
        }
        val last = view.latestMove
        val before = board.picture
        board.picture =
            GamePicture.of(view, input, access.hidden, look.passed(settings), settings.legalMarks)
        val isNew = plies != null && view.plies == plies?.plus(1u)
        val moves = isNew && settings.pieceMotion && input.ownBoard == null
        if (last != null && moves && before.pieces[last.arrival] != view.board[last.arrival]) {
            val seen = before.selected.takeIf { it.size > 1 && last.squares.take(it.size) == it }.orEmpty()
            board.glide(last.squares.drop((seen.size - 1).coerceAtLeast(0)))
        }
        plies = view.plies
        showDeeds(view)
        if (wasWaiting && input.waiting == null) scope.launch { forgetWaiting() }
        wasWaiting = input.waiting != null
    }

    /** What was said of a move that waited is over with it. */
    private suspend fun forgetWaiting() {
        app.announcer.forgetMoment()
        standAgain()
    }

    /** How the game stands is shown, where nothing was said that is. */
    protected suspend fun standAgain() {
        val words = situation()
        if (app.announcer.lastSentence.isEmpty()) showStanding(words)
    }

    /** Shows how the game stands, where nothing was said since. */
    protected open fun showStanding(words: CharSequence) {
        status.text = words
    }

    /** What can be done now. */
    protected abstract fun showDeeds(view: GameView)

    override fun flip() {
        app.games.turn(game, !app.games.isTurned(game))
        render()
    }

    /** What comes up now is read by this player. */
    protected fun face(side: GameSide) {
        dialogs.isTurned = isFar(side)
        dialogs.half = halfOf(side)
    }

    /** Where on the page a player has what is his; null where all of the page is for both. */
    protected open fun halfOf(side: GameSide): Rect? = null

    override fun face(isFar: Boolean) {
        dialogs.isTurned = isFar && isFarTurned
    }

    /** He sits opposite, and reads from there. */
    protected fun isFar(side: GameSide): Boolean = isFarTurned && side != near(view)

    override fun askPromotion(side: GameSide, square: Int, answer: (PieceKind?) -> Unit) {
        // whose pawn it is need not be who has moved it
        face(input.ownBoard ?: view.turn)
        // a page that has just come has its places a moment later
        if (!board.isLaidOut) return board.post { askPromotion(side, square, answer) }.let {}
        PromotionDialog.showAt(ui, board, square, side, binds = view.mode == GameMode.STRICT, answer)
    }

    override fun grabbed(square: Int): Boolean = input.grabbed(square)

    override fun dropped(from: Int, to: Int?) = input.dropped(from, to)

    override fun givenUp(from: Int) = input.dropped(from, null)

    /** Whose side is below. */
    protected fun below(view: GameView): GameSide {
        val usual = when {
            LastBoard.isFlipped(view.first.player, view.second.player) -> GameSide.SECOND
            settings.facing == BoardFacing.TURNS && view.hasTwoPeople -> view.turn
            else -> GameSide.FIRST
        }
        return if (app.games.isTurned(game)) usual.other else usual
    }

    /** Who sits at the near side of the page. */
    protected open fun near(view: GameView): GameSide = below(view)

    protected fun strict(view: GameView, by: GameSide): List<GameActions.Action> {
        val strict = strictActions.of(view, by)
        if (view.mode != GameMode.STRICT) return strict
        val arbiter = GameActions.Action(R.string.strict_arbiter) {
            activity.screens.go(Place(Page.ARBITER))
        }
        return strict + arbiter
    }

    /** What the game asks a player, for as long as he can answer it; empty where it asks nothing. */
    protected fun questionTo(view: GameView, side: GameSide): String = when {
        view.seat(side).isResigning -> text(R.string.blind_resign_question)
        view.may(side, DeedKind.ACCEPT) -> {
            val language = SpeechChoices.languageOf(text(R.string.language_code))
            offerQuestion(view.kind, players.nameOf(view, side.other), language)
        }
        input.claimant == side -> text(R.string.strict_claim_show)
        else -> input.claimant?.let { text(claimOf(it)) } ?: hourOfStart(view).orEmpty()
    }

    /** What helps one player his opponent is asked; the rest, who wishes it. */
    override fun sure(question: GameActions.Question) {
        face(if (question.isForBoth) question.by.other else question.by)
        if (!question.asksOpponent(view)) return super.sure(question)
        scope.launch {
            dialogs.ask(
                dialogs.facing { QuestionWords(ui, game).of(question, hasSeats) },
                "",
                text(R.string.answer_allow),
                kind = ButtonKind.PRIMARY,
                no = R.string.answer_refuse,
                act = question.act,
            )
        }
    }

    /** What there is to do with a move that waits, or with a point that is chosen. */
    protected fun placing(): List<GameActions.Action> {
        val cancel = GameActions.Action(R.string.answer_cancel) { input.cancel() }
        if (input.ownBoard != null || input.claimant != null) return listOf(cancel)
        if (!input.canPlace) return emptyList()
        val label = if (input.waiting == null) R.string.game_place else R.string.game_play_it
        return listOf(
            cancel,
            GameActions.Action(label) { input.place() },
        )
    }

    /** How the page looks, and where else there is to go. */
    protected fun elsewhere(): List<GameActions.Action> = listOf(
        GameActions.Action(R.string.game_flip) { flip() },
        GameActions.Action(
            if (settings.fullScreen) R.string.game_leave_full_screen else R.string.game_full_screen,
        ) { toggleFullScreen() },
        GameActions.Action(R.string.score_title) { activity.screens.go(Place(Page.SCORE)) },
        GameActions.Action(R.string.game_spoken) {
            scope.launch { SpokenLog(activity, dialogs, game).show() }
        },
        GameActions.Action(R.string.display_title) { activity.screens.go(Place(Page.DISPLAY)) },
    ) + activity.secondScreen.actions() + listOfNotNull(
        GameActions.Action(R.string.how_to_title) { activity.screens.go(HowToScreen.place(view.kind)) }
            .takeIf { gameFeatures(view.kind).hasRules },
        GameActions.Action(R.string.blind_title) { activity.screens.go(Place(Page.BLIND)) },
        GameActions.Action(R.string.game_type) { access.type() },
        GameActions.Action(R.string.sayings_title) { activity.screens.go(SayingsScreen.place(view.kind)) },
        GameActions.Action(R.string.keys_title) { access.help() },
        GameActions.Action(R.string.settings_title) { activity.screens.go(Place(Page.SETTINGS)) },
    )

    /** How the game ended, once more. */
    protected fun toResult(panel: ResultPanel): GameActions.Action? =
        GameActions.Action(R.string.result_title) { result.open(panel) }
            .takeIf { view.phase is GamePhase.Over }

    override fun isAsked(isFar: Boolean): Boolean = false

    override val below: View get() = board

    override fun covered() {
        readBefore = board.reader.focus.kept
    }

    override fun uncovered(reads: Boolean) {
        board.requestFocus()
        if (reads) board.reader.focus.take(readBefore.takeIf { it != View.NO_ID } ?: board.cursor)
    }

    override suspend fun names(): List<String> {
        players.learnNames(game)
        return GameSide.entries.map { players.nameOf(view, it) }
    }

    private fun toggleFullScreen() {
        settings.fullScreen = !settings.fullScreen
        setFullScreen(activity.window, settings.fullScreen)
    }
}
