package app.annabella.game

import android.os.Bundle
import android.view.View
import android.widget.FrameLayout
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GamePhase
import app.annabella.core.GameView
import app.annabella.core.gameTitle
import app.annabella.result.ResultOver
import app.annabella.result.ResultPanel
import app.annabella.speech.SpeechChoices
import app.annabella.steps.MoveRows
import app.annabella.touch.HapticClock
import app.annabella.ui.GameBar
import app.annabella.ui.SwipeFinger
import app.annabella.ui.turn
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.distinctUntilChangedBy
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.launch

/** A game on the table: the board, the players, what was said last, and what can be done. */
class GameScreen(activity: MainActivity) : BoardPage(activity) {
    private lateinit var name: TextView
    private lateinit var moves: MovesView
    private lateinit var slip: Slip
    private lateinit var bar: GameBar
    private lateinit var panel: ResultPanel

    override val status: TextView get() = slip.status

    override fun view(saved: Bundle?): View {
        makeBoard(saved)
        val place = settings.clockPlace
        players = PlayerPanels(ui, PlayerPanel(ui, painter, place), PlayerPanel(ui, painter, place))
        players.feel(HapticClock(scope, app.haptics), game)
        val hasRows = ui.isWide
        moves = if (hasRows) MoveRows(ui, pick = ::lookBack) else MovesStrip(ui, view.kind, ::lookBack)
        panel = result.make(1, ResultPanel.Shape.PAGE).single()
        slip = Slip(ui, moves.view, ActionButtons(ui, board), hasRows) { result.open(panel) }
        bar = GameBar(ui, GameBarItems.of(view))
        // at once; the rest comes with the game
        bar.show(mapOf(R.string.game_menu to ::showMenu))
        name = ui.title("")
        val below = FrameLayout(activity).apply {
            setPadding(ui.dp(12), ui.dp(8), ui.dp(12), ui.dp(8))
            addView(slip.view)
        }
        val parts = GameLayout.Parts(
            bar(),
            players.farView,
            board,
            players.nearView,
            below,
            bar.view,
        )
        val arrangement = GameLayout.Arrangement.of(activity.resources.configuration)
        val page = GameLayout(activity, parts, arrangement, isLeftHanded = settings.leftHanded)
        saved?.takeIf(::isOfThisBoard)?.let(result::restore)
        return ResultOver(activity, page, panel.view, placesOf(parts, arrangement))
    }

    /** The name of the game, or which board this is, and where others are. */
    private fun bar(): View {
        if (!boards.areSeveral) return ui.bar(name, { activity.goBack() })
        val finger = SwipeFinger(activity) { boards.step(it) }
        name.setOnTouchListener { _, event ->
            finger.take(event)
            true
        }
        return ui.bar(
            name,
            { activity.goBack() },
            ui.icon(R.drawable.ic_up, R.string.boards_previous) { boards.step(-1) },
            ui.icon(R.drawable.ic_boards, R.string.boards_title) { scope.launch { boards.choose() } },
            ui.icon(R.drawable.ic_down, R.string.boards_next) { boards.step(1) },
        )
    }

    /** The panel rises to the board, or fills the column beside it. */
    private fun placesOf(parts: GameLayout.Parts, arrangement: GameLayout.Arrangement): ResultOver.Places {
        val covered = listOf(parts.near, parts.below, checkNotNull(parts.foot))
        return when (arrangement) {
            GameLayout.Arrangement.UPRIGHT -> ResultOver.Places(
                listOf(ResultOver.Edge(board, 1f), ResultOver.Edge(board, LEAST_BOARD)),
                covered,
            )
            GameLayout.Arrangement.BESIDE -> ResultOver.Places(
                listOf(ResultOver.Edge(parts.far, 1f), ResultOver.Edge(parts.bar, 1f)),
                covered + parts.far,
                column = parts.bar,
            )
        }
    }

    private fun toBoards(): GameActions.Action? =
        GameActions.Action(R.string.boards_title) { scope.launch { boards.choose() } }
            .takeIf { boards.areSeveral }

    private fun showMenu() {
        // it is opened from the near edge
        face(below(view))
        GameMenu(ui).show(rare(view) + listOfNotNull(toResult(panel), toBoards()) + elsewhere())
    }

    /** All that can be done in the game, beside what it waits for. */
    private fun further(view: GameView): List<GameActions.Action> =
        actions.menu(view) + listOfNotNull(post.paste(view)) + strict(view, view.actor)

    /** What the game waits for, with the moves that are to be written down, and what is often wished. */
    private fun awaited(view: GameView): List<GameActions.Action> = actions.buttons(view) +
        strictActions.buttons(view, view.actor) +
        placing().ifEmpty { listOfNotNull(actions.pass(view)) } +
        listOfNotNull(post.paste(view).takeIf { post.isPasteAwaited(view) })

    /** What is neither awaited nor in sight in the bar. */
    private fun rare(view: GameView): List<GameActions.Action> {
        val inBar = GameBarItems.labels(view)
        val awaited = awaited(view)
        val waited = awaited.map { it.label }.filter { it !in inBar && it !in GameBarItems.HELP }
        val areInSight = !GameBarItems.areOutOfSight(ui)
        return (awaited + further(view)).filter { it.label !in waited && !(areInSight && it.label in inBar) }
    }

    override fun showDeeds(view: GameView) {
        val inBar = GameBarItems.labels(view)
        val awaited = awaited(view)
        val waited = awaited.filter { it.label !in inBar && it.label !in GameBarItems.HELP }
        // they have the place of its button
        val asked = waited + listOfNotNull(toResult(panel).takeIf { waited.isNotEmpty() })
        slip.show(asked, questionTo(view, view.actor))
        // what waits for the far player he reads from there
        slip.view.turn(asked.isNotEmpty() && isFar(view.actor))
        slip.showResult(view.phase is GamePhase.Over)
        panel.ask(strictActions.atTheEnd(view, view.actor))
        result.changed()
        val deeds = awaited + further(view)
        val done = deeds.filter { it.label in inBar }.associate { it.label to it.run }
        bar.show(done + (R.string.game_menu to ::showMenu) + steps(view))
    }

    /** The position before the last move, from where all others can be seen. */
    private fun steps(view: GameView): Map<Int, () -> Unit> {
        if (view.plies == 0u) return emptyMap()
        val before = view.plies - 1u
        return mapOf(R.string.steps_previous to { lookBack(before) })
    }

    override fun lookBack(ply: UInt) {
        face(below(view))
        super.lookBack(ply)
    }

    override suspend fun watch() = coroutineScope {
        launch { game.followScore(moves::showAll) }
        showTitle()
    }

    private suspend fun showTitle() =
        if (boards.areSeveral) boards.followTitle { name.text = it } else showPlayers()

    private suspend fun showPlayers() =
        game.state.map { it.view }.distinctUntilChangedBy { it.first.player to it.second.player }
            .collect {
                val language = SpeechChoices.languageOf(text(R.string.language_code))
                name.text = gameTitle(it.kind, it.first.player, it.second.player, language)
            }

    private companion object {
        /** So much of the board stays to be seen on a small screen. */
        const val LEAST_BOARD = 0.66f
    }
}
