package app.annabella.game

import android.os.Bundle
import android.view.View
import android.widget.FrameLayout
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardDrawing
import app.annabella.board.BoardView
import app.annabella.core.GameMode
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.HiddenBoard
import app.annabella.core.gameName
import app.annabella.core.gameTitle
import app.annabella.core.latestMove
import app.annabella.core.other
import app.annabella.core.store.Outcome
import app.annabella.game.GamePicture.squares
import app.annabella.platform.setFullScreen
import app.annabella.result.EndWatch
import app.annabella.settings.BoardFacing
import app.annabella.speech.SpeechChoices
import app.annabella.strict.Recording
import app.annabella.strict.StrictActions
import app.annabella.touch.HapticClock
import app.annabella.ui.GameBar
import app.annabella.ui.Page
import app.annabella.ui.Place
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.distinctUntilChangedBy
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.launch

/** A game on the table: the board, the players, what was said last, and what can be done. */
class GameScreen(activity: MainActivity) : GamePage(activity) {
    private lateinit var players: PlayerPanels
    private lateinit var name: TextView
    private lateinit var strip: MovesStrip
    private lateinit var slip: Slip
    private lateinit var bar: GameBar

    private val endWatch = EndWatch()
    private var isFlipped = false
    private var plies: UInt? = null
    private var watching: Job? = null

    override val title: CharSequence
        get() = gameName(view.kind, SpeechChoices.languageOf(text(R.string.language_code)))
    override val saysSquares: Boolean get() = board.explorer != null

    override fun view(saved: Bundle?): View {
        isFlipped = saved?.getBoolean(FLIPPED) ?: false
        makeBoard(saved)
        players = PlayerPanels(ui, painter, settings.clockPlace)
        players.feel(HapticClock(scope, app.haptics), game)
        strip = MovesStrip(ui)
        slip = Slip(ui, strip.view, ActionButtons(ui, board))
        bar = GameBar(ui, GameBarItems.of(view))
        // at once; the rest comes with the game
        bar.show(mapOf(R.string.game_menu to ::showMenu))
        name = ui.title("")
        val below = FrameLayout(activity).apply {
            setPadding(ui.dp(12), ui.dp(8), ui.dp(12), ui.dp(8))
            addView(slip.view)
        }
        return GameLayout(
            activity,
            GameLayout.Parts(
                ui.bar(name, { activity.goBack() }),
                players.farView,
                board,
                players.nearView,
                below,
                bar.view,
            ),
            GameLayout.Arrangement.of(activity.resources.configuration, view.hasTwoPeople),
            isLeftHanded = settings.leftHanded,
        )
    }

    private fun showMenu() {
        val result = GameActions.Action(R.string.result_title) { activity.screens.go(Place(Page.RESULT)) }
        val ended = listOf(result).filter { view.phase is GamePhase.Over }
        val items = rare(view) + ended + listOf(
            GameActions.Action(R.string.game_flip) { flip() },
            GameActions.Action(
                if (settings.fullScreen) R.string.game_leave_full_screen else R.string.game_full_screen,
            ) { toggleFullScreen() },
            GameActions.Action(R.string.score_title) { activity.screens.go(Place(Page.SCORE)) },
            GameActions.Action(R.string.game_spoken) {
                scope.launch { SpokenLog(activity, dialogs, game).show() }
            },
            GameActions.Action(R.string.display_title) { activity.screens.go(Place(Page.DISPLAY)) },
        ) + activity.secondScreen.actions() + listOf(
            GameActions.Action(R.string.blind_title) { activity.screens.go(Place(Page.BLIND)) },
            GameActions.Action(R.string.game_type) { access.type() },
            GameActions.Action(R.string.keys_title) { access.help() },
            GameActions.Action(R.string.settings_title) { activity.screens.go(Place(Page.SETTINGS)) },
        )
        GameMenu(ui).show(items)
    }

    private fun strict(view: GameView): List<GameActions.Action> {
        val strict = strictActions.of(view, view.actor)
        if (view.mode != GameMode.STRICT) return strict
        val arbiter = GameActions.Action(R.string.strict_arbiter) {
            activity.screens.go(Place(Page.ARBITER))
        }
        return strict + arbiter
    }

    private val strictActions: StrictActions
        // what was begun is done, also if the page is left
        get() = StrictActions(ui, game, input, app.scope, Recording(ui, game, app.scope))

    /** All that can be done in the game. */
    private fun deeds(view: GameView): List<GameActions.Action> =
        awaited(view) + actions.menu(view) + strict(view)

    /** What the game waits for, with the moves that are to be written down, and what is often wished. */
    private fun awaited(view: GameView): List<GameActions.Action> = actions.buttons(view) +
        strictActions.buttons(view, view.actor) + listOfNotNull(place() ?: actions.pass(view))

    private fun place(): GameActions.Action? =
        if (input.canPlace) GameActions.Action(R.string.game_place) { input.place() } else null

    /** What is neither awaited nor in the bar. */
    private fun rare(view: GameView): List<GameActions.Action> {
        val elsewhere = awaited(view).map { it.label } - GameBarItems.HELP + GameBarItems.labels(view)
        return deeds(view).filter { it.label !in elsewhere }
    }

    private fun showDeeds(view: GameView) {
        val inBar = GameBarItems.labels(view)
        slip.show(awaited(view).filter { it.label !in inBar && it.label !in GameBarItems.HELP })
        val done = deeds(view).filter { it.label in inBar }.associate { it.label to it.run }
        bar.show(done + (R.string.game_menu to ::showMenu) + steps(view))
    }

    /** The position before the last move, from where all others can be seen. */
    private fun steps(view: GameView): Map<Int, () -> Unit> {
        if (view.plies == 0u) return emptyMap()
        val before = view.plies - 1u
        return mapOf(R.string.steps_previous to { activity.screens.go(Place(Page.STEPS, "$before")) })
    }

    private fun toggleFullScreen() {
        settings.fullScreen = !settings.fullScreen
        setFullScreen(activity.window, settings.fullScreen)
    }

    override fun save(): Bundle = super.save().apply { putBoolean(FLIPPED, isFlipped) }

    override fun show() {
        setFullScreen(activity.window, settings.fullScreen)
        watching = scope.launch {
            launch {
                game.state.collect {
                    // what is seen and what is read change together
                    access.read(it.view)
                    render()
                }
            }
            launch { showTitle() }
            launch { strip.follow(game) }
            launch { players.learnNames(game) }
            launch { stayOnTable() }
            launch { access.watch() }
            launch { app.announcer.showOn(slip.status, ::situation) }
        }
    }

    override fun hide() {
        setFullScreen(activity.window, false)
        watching?.cancel()
        players.stop()
    }

    /** The last move, and whose turn it is or how the game ended. */
    private suspend fun situation(): CharSequence =
        (game.describe() as? Outcome.Done)?.value.orEmpty().takeLast(2).joinToString(" ") { it.printed }

    private fun render() {
        val view = access.seen
        // nothing that was chosen goes over into another game
        input.changed()
        if (endWatch.ends(view)) activity.screens.go(Place(Page.RESULT))
        redraw()
        players.show(view, below(view), isFarTurned = board.turnedSide != null)
        access.shown()
    }

    /** Another game has come to the table under this page. */
    private suspend fun stayOnTable() {
        app.games.current.first { it != null && it !== game }
        activity.screens.replace(Place(Page.GAME))
    }

    private suspend fun showTitle() =
        game.state.map { it.view }.distinctUntilChangedBy { it.first.player to it.second.player }
            .collect {
                val language = SpeechChoices.languageOf(text(R.string.language_code))
                name.text = gameTitle(it.kind, it.first.player, it.second.player, language)
            }

    override fun redraw() {
        val view = access.seen
        board.isFlipped = below(view) == GameSide.SECOND
        board.alpha = if (access.hidden is HiddenBoard.Board) BoardView.UNSEEN else 1f
        board.keepScreenOn = view.isInPlay
        board.turnedSide = when {
            settings.facing != BoardFacing.BOTH_WAYS || !view.hasTwoPeople -> null
            below(view) == GameSide.FIRST -> BoardDrawing.Side.SECOND
            else -> BoardDrawing.Side.FIRST
        }
        val last = view.latestMove
        val before = board.picture
        board.picture = GamePicture.of(view, input, access.hidden, look.passed(settings))
        val isNew = plies != null && view.plies == plies?.plus(1u)
        val moves = isNew && settings.pieceMotion
        if (last != null && moves && before.pieces[last.arrival] != view.board[last.arrival]) {
            val seen = before.selected.takeIf { it.size > 1 && last.squares.take(it.size) == it }.orEmpty()
            board.glide(last.squares.drop((seen.size - 1).coerceAtLeast(0)))
        }
        plies = view.plies
        showDeeds(view)
    }

    override fun flip() {
        isFlipped = !isFlipped
        render()
    }

    override fun grabbed(square: Int): Boolean = input.grabbed(square)

    override fun dropped(from: Int, to: Int?) = input.dropped(from, to)

    override fun givenUp(from: Int) = input.dropped(from, null)

    /** Whose side is below. */
    private fun below(view: GameView): GameSide {
        val usual = when {
            LastBoard.isFlipped(view.first.player, view.second.player) -> GameSide.SECOND
            settings.facing == BoardFacing.TURNS && view.hasTwoPeople -> view.turn
            else -> GameSide.FIRST
        }
        return if (isFlipped) usual.other else usual
    }

    private companion object {
        const val FLIPPED = "flipped"
    }
}
