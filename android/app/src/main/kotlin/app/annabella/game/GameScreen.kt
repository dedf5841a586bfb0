package app.annabella.game

import android.os.Bundle
import android.os.SystemClock
import android.view.KeyEvent
import android.view.View
import android.widget.LinearLayout
import android.widget.PopupMenu
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardListener
import app.annabella.board.BoardPicture
import app.annabella.board.BoardView
import app.annabella.board.ChessPainter
import app.annabella.board.FingerExplorer
import app.annabella.core.GameAction
import app.annabella.core.GameActor
import app.annabella.core.GameDeed
import app.annabella.core.GameHint
import app.annabella.core.GameMode
import app.annabella.core.GamePhase
import app.annabella.core.GamePlayer
import app.annabella.core.GameQuestion
import app.annabella.core.GameView
import app.annabella.core.PieceKind
import app.annabella.core.PlayerColor
import app.annabella.core.latestMove
import app.annabella.core.store.GameStore
import app.annabella.core.store.GameUiState
import app.annabella.core.store.Outcome
import app.annabella.platform.setFullScreen
import app.annabella.result.EndWatch
import app.annabella.settings.BoardFacing
import app.annabella.speech.SpeechChoices
import app.annabella.speech.SquareSpeech
import app.annabella.strict.StrictActions
import app.annabella.touch.FeltClock
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.Screen
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/** A game on the table: the board, the players, what was said last, and what can be done. */
class GameScreen(activity: MainActivity) : Screen(activity), BoardAccess.Table, BoardListener {
    private val game: GameStore? = app.games.current.value
    private val access = game?.let { BoardAccess(activity, it, scope, this) }
    private val squares = game?.let { SquareSpeech(it, app.announcer) }
    private val settings = app.settings

    private lateinit var board: BoardView
    private lateinit var far: PlayerPanel
    private lateinit var near: PlayerPanel
    private lateinit var menuAnchor: View
    private lateinit var status: TextView
    private lateinit var name: TextView
    private lateinit var strip: MovesStrip
    private lateinit var buttons: ActionButtons
    private lateinit var actions: GameActions

    private val endWatch = EndWatch()
    private var start = ByteArray(64)
    private var isFlipped = false
    private var plies: UInt? = null
    private var watching: Job? = null
    private val tick = Runnable(::showClocks)

    override val input = MoveInput(this)
    override val title: CharSequence
        get() = if (game == null) text(R.string.game_board) else BoardAccess.title(activity, view)
    override val view: GameView get() = checkNotNull(game).state.value.view

    override fun view(saved: Bundle?): View {
        isFlipped = saved?.getBoolean(FLIPPED) ?: false
        val painter = ChessPainter(ui.theme, settings.coordinates, settings.texture)
        board = BoardView(activity, ui.theme).apply {
            this.painter = painter
            listener = this@GameScreen
            explorer = if (settings.exploreByFinger) FingerExplorer(this) else null
            contentDescription = text(R.string.game_board)
        }
        access?.prepare(board, saved)
        far = PlayerPanel(ui, CapturedView(activity, ui.theme, painter), settings.clockPlace)
        near = PlayerPanel(ui, CapturedView(activity, ui.theme, painter), settings.clockPlace)
        val felt = FeltClock(scope, app.haptics)
        felt.on(far.clock, { game }) { other(below(view)) }
        felt.on(near.clock, { game }) { below(view) }
        status = ui.body("").apply { minLines = 2 }
        strip = MovesStrip(ui)
        buttons = ActionButtons(ui, board)
        actions = GameActions(this)
        name = ui.heading(text(R.string.game_two_players))
        val menu = ui.icon(R.drawable.ic_more, R.string.game_menu) { showMenu() }
        menuAnchor = menu
        val bar = ui.bar(name, { activity.goBack() }, menu)
        val below = LinearLayout(activity).apply {
            orientation = LinearLayout.VERTICAL
            setPadding(ui.dp(16), ui.dp(8), ui.dp(16), ui.dp(8))
            addView(strip.view)
            addView(status)
            addView(buttons.view)
        }
        return GameLayout(
            activity,
            GameLayout.Parts(bar, far.view, board, near.view, below),
            GameLayout.Arrangement.of(
                activity.resources.configuration,
                hasTwoPeople = game != null && hasTwoPeople(view),
            ),
            isLeftHanded = settings.leftHanded,
        )
    }

    private fun showMenu() {
        val result = GameActions.Action(R.string.result_title) { activity.screens.go(Place(Page.RESULT)) }
        val ended = listOf(result).filter { view.phase is GamePhase.Over }
        val items = actions.menu(view) + strict(view) + ended + listOf(
            GameActions.Action(R.string.game_flip) { flip() },
            GameActions.Action(
                if (settings.fullScreen) R.string.game_leave_full_screen else R.string.game_full_screen,
            ) { toggleFullScreen() },
            GameActions.Action(R.string.key_type) { access?.type() },
            GameActions.Action(R.string.keys_title) { access?.help() },
        )
        val popup = PopupMenu(activity, menuAnchor)
        for (item in items) {
            popup.menu.add(text(item.label)).setOnMenuItemClickListener {
                item.run()
                true
            }
        }
        popup.show()
    }

    private fun strict(view: GameView): List<GameActions.Action> {
        val game = game ?: return emptyList()
        val strict = StrictActions(ui, game, input, scope, this).of(view, actions.actor(view))
        if (view.mode != GameMode.STRICT) return strict
        val arbiter = GameActions.Action(R.string.strict_arbiter) {
            activity.screens.go(Place(Page.ARBITER))
        }
        return strict + arbiter
    }

    private fun toggleFullScreen() {
        settings.fullScreen = !settings.fullScreen
        setFullScreen(activity.window, settings.fullScreen)
    }

    override fun save(): Bundle = Bundle().apply {
        putBoolean(FLIPPED, isFlipped)
        access?.save(this)
    }

    override fun key(event: KeyEvent): Boolean = access?.key(event) ?: false

    override fun leave() {
        access?.leave()
        super.leave()
    }

    override fun show() {
        setFullScreen(activity.window, settings.fullScreen)
        val game = game ?: return
        watching = scope.launch {
            launch {
                game.state.collect {
                    // what is seen and what is read change together
                    access?.read()
                    render(it)
                }
            }
            launch { showTitle() }
            launch { learnStart(game) }
            launch { access?.watch() }
            launch { app.announcer.showOn(status) }
        }
    }

    override fun hide() {
        setFullScreen(activity.window, false)
        watching?.cancel()
        board.removeCallbacks(tick)
    }

    private fun render(state: GameUiState) {
        if (endWatch.ends(state.view)) activity.screens.go(Place(Page.RESULT))
        input.changed()
        redraw()
        showCaptured(state.view)
        showClocks()
        buttons.show(actions.buttons(state.view))
        access?.shown()
        scope.launch { game?.let { strip.show(it, state.view.plies) } }
    }

    private suspend fun learnStart(game: GameStore) {
        start = (game.boardAfter(0u) as? Outcome.Done)?.value ?: return
        showCaptured(view)
    }

    private fun showCaptured(view: GameView) {
        val below = below(view)
        for ((panel, color) in listOf(far to other(below), near to below)) {
            val captured = Captured.by(color, start, view.board)
            panel.showCaptured(captured, Captured.lead(color, view.board))
        }
    }

    private suspend fun showTitle() {
        val language = SpeechChoices.languageOf(text(R.string.language_code))
        GameTitle.ofLevel(view, language)?.let { name.text = it }
    }

    override fun redraw() {
        val view = view
        board.isFlipped = below(view) == PlayerColor.BLACK
        board.turnedSide = when {
            settings.facing != BoardFacing.BOTH_WAYS || !hasTwoPeople(view) -> null
            below(view) == PlayerColor.WHITE -> BoardView.Side.BLACK
            else -> BoardView.Side.WHITE
        }
        val hint = (view.hint as? GameHint.Given)?.squares
        val last = view.latestMove
        val before = board.picture.pieces
        board.picture = BoardPicture(
            pieces = view.board,
            lastMove = last?.let { listOf(it.squares.from.toInt(), it.arrival.toInt()) }.orEmpty(),
            check = view.check?.toInt(),
            selected = input.from,
            targets = input.targets(),
            hint = hint?.let { it.from.toInt() to it.to.toInt() },
        )
        val isNew = plies != null && view.plies == plies?.plus(1u)
        val moves = isNew && settings.pieceMotion
        if (last != null && moves && before[last.arrival.toInt()] != view.board[last.arrival.toInt()]) {
            board.glide(last.squares.from.toInt(), last.arrival.toInt())
        }
        plies = view.plies
    }

    private fun showClocks() {
        val view = view
        val clocks = view.clocks
        val passed = SystemClock.elapsedRealtime() - view.asOfMs.toLong()
        val below = below(view)
        for ((panel, color) in listOf(far to other(below), near to below)) {
            val left = clocks?.let { ClockText.leftMs(it, color, passed) }
            panel.turn(panel === far && board.turnedSide != null)
            panel.show(nameOf(view, color), view.turn == color, left?.let(ClockText::of))
        }
        board.removeCallbacks(tick)
        val running = clocks?.running ?: return
        val left = ClockText.leftMs(clocks, running, passed) ?: return
        if (left > 0) board.postDelayed(tick, ClockText.nextChangeMs(left))
    }

    override fun flip() {
        isFlipped = !isFlipped
        render(checkNotNull(game).state.value)
    }

    override fun act(by: PlayerColor, deed: GameDeed) {
        val actor = if (by == PlayerColor.WHITE) GameActor.WHITE else GameActor.BLACK
        game?.send(GameAction(actor, deed))
    }

    override fun askPromotion(color: PlayerColor, answer: (PieceKind?) -> Unit) =
        PromotionDialog.show(ui, answer)

    override fun notYourTurn() = ask(GameQuestion.Turn)

    override fun ask(question: GameQuestion) {
        scope.launch {
            val phrases = (game?.ask(question) as? Outcome.Done)?.value.orEmpty()
            app.announcer.answer(phrases)
        }
    }

    override fun tapped(square: Int) = input.tapped(square)

    override fun grabbed(square: Int): Boolean = input.grabbed(square)

    override fun dropped(from: Int, to: Int?) = input.dropped(from, to)

    override fun explored(square: Int?) {
        app.effects.explored(square, view)
        if (square != null && board.explorer != null &&
            !app.readers.isSpeaking
        ) {
            scope.launch { squares?.say(square) }
        }
    }

    /** The colour whose side is below. */
    private fun below(view: GameView): PlayerColor {
        val usual = when {
            view.white is GamePlayer.Computer && view.black is GamePlayer.Person -> PlayerColor.BLACK
            settings.facing == BoardFacing.TURNS && hasTwoPeople(view) -> view.turn
            else -> PlayerColor.WHITE
        }
        return if (isFlipped) other(usual) else usual
    }

    private fun hasTwoPeople(view: GameView) =
        view.white is GamePlayer.Person && view.black is GamePlayer.Person

    private fun nameOf(view: GameView, color: PlayerColor): String {
        val player = MoveInput.playerOf(view, color)
        return when {
            player is GamePlayer.Computer -> text(R.string.game_computer)
            hasTwoPeople(view) ->
                text(if (color == PlayerColor.WHITE) R.string.game_white else R.string.game_black)
            else -> text(R.string.game_you)
        }
    }

    private fun other(color: PlayerColor) =
        if (color == PlayerColor.WHITE) PlayerColor.BLACK else PlayerColor.WHITE

    private companion object {
        const val FLIPPED = "flipped"
    }
}
