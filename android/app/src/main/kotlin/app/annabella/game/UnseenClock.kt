package app.annabella.game

import android.os.SystemClock
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.Button
import android.widget.FrameLayout
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.DeedKind
import app.annabella.core.GameAction
import app.annabella.core.GameDeed
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.actor
import app.annabella.core.clockDisplay
import app.annabella.core.may
import app.annabella.core.player
import app.annabella.core.runningClock
import app.annabella.core.seatName
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.core.time
import app.annabella.speech.SpeechChoices
import app.annabella.ui.ButtonKind
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.Shape
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.launch

/**
 * The clock of the game on the table while a page is seen that does not show it. Where the players
 * may stop it, it stands until somebody goes on; by the Laws it runs, and a line above the page
 * tells it and leads back to the game.
 */
class UnseenClock(private val activity: MainActivity) {
    private val ui = activity.ui
    private val games = activity.app.games
    private val tick = Runnable {
        // who has heard that it runs is not told each second
        line.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_NONE
        showTime()
    }

    /** The game that was left: one that begins meanwhile comes to a page of its own. */
    private var left: GameStore? = games.current.value
    private var names: Map<GameSide, String> = emptyMap()
    private var game: GameView? = null
    private var work: Job? = null

    /** Somebody has just left the game, and is to hear that its clock runs. */
    private var hasToTell = false

    val view: View
    private val line: Button = ui.button("", ButtonKind.QUIET, ::goBack).apply {
        background = Shape(ui, Shape.TILE_DP).control(ui.theme.accentWash)
        setTextColor(ui.theme.ink)
    }

    init {
        view = FrameLayout(activity).apply {
            setPadding(ui.dp(12), ui.dp(4), ui.dp(12), ui.dp(4))
            addView(line, FrameLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
            visibility = View.GONE
        }
    }

    private val isShown: Boolean get() = view.visibility == View.VISIBLE

    /** This page is on top. */
    fun turned(page: Page) {
        end()
        view.visibility = View.GONE
        line.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_NONE
        if (page.showsClock) {
            left = null
            hasToTell = true
        } else {
            begin()
        }
    }

    // days go by, whatever page is seen
    private fun runs(view: GameView) = view.correspondence == null && view.clocks?.running != null

    private fun pauser(view: GameView): GameSide? =
        GameSide.entries.find { view.may(it, DeedKind.PAUSE) }

    private fun begin() {
        val game = left ?: games.current.value ?: return
        left = game
        val now = game.state.value.view
        if (runs(now) && pauser(now) == null) show(now)
        work = activity.app.scope.launch {
            val others = games.boards.value.map { it.game }.filter { it !== game }
            for (other in others) launch { other.state.collect { pause(other, it.view) } }
            games.current.collectLatest { current ->
                if (current !== game) return@collectLatest hide()
                names = GameSide.entries.associateWith {
                    (game.playerName(it) as? Outcome.Done)?.value.orEmpty()
                }
                game.state.collect { follow(game, it.view) }
            }
        }
    }

    /** The app is no longer seen. */
    fun end() {
        work?.cancel()
        view.removeCallbacks(tick)
    }

    private suspend fun follow(game: GameStore, view: GameView) {
        if (!pause(game, view) && (runs(view) || isShown)) {
            // what was seen stays where it is
            if (runs(view)) tellOnce()
            show(view)
        }
    }

    /** Stops the clock if it runs and may be stopped; false if not. */
    private suspend fun pause(game: GameStore, view: GameView): Boolean {
        val by = pauser(view)
        if (!runs(view) || by == null) return false
        game.dispatch(GameAction(by.actor, GameDeed.Pause))
        return true
    }

    /** The next words are heard, also if they stand there already. */
    private fun tellOnce() {
        if (!hasToTell) return
        hasToTell = false
        view.visibility = View.VISIBLE
        line.text = ""
        line.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
    }

    private fun show(game: GameView) {
        view.visibility = View.VISIBLE
        this.game = game
        showTime()
    }

    private fun hide() {
        view.removeCallbacks(tick)
        view.visibility = View.GONE
    }

    private fun showTime() {
        view.removeCallbacks(tick)
        val game = game ?: return
        val passed = SystemClock.elapsedRealtime() - game.asOfMs.toLong()
        val clock = game.clocks?.let { clockDisplay(it, passed.coerceAtLeast(0).toULong()) }
        val running = game.clocks?.running
        val time = running?.let { clock?.time(it) }
        val told = if (running == null || time == null) null else told(game, running, time)
        val words = listOfNotNull(told, ui.text(R.string.game_back_to)).joinToString(" · ")
        if (line.text.toString() != words) line.text = words
        clock?.nextChangeMs?.let { view.postDelayed(tick, it.toLong()) }
    }

    private fun told(game: GameView, side: GameSide, time: String): String {
        val language = SpeechChoices.languageOf(ui.text(R.string.language_code))
        val isReader = !game.hasTwoPeople
        val name =
            seatName(game.kind, game.player(side), side, names[side].orEmpty(), isReader, language)
        return runningClock(name, isReader && side == game.ownSide, time, language)
    }

    /** To the page of the game that was left last. */
    private fun goBack() {
        if (!activity.screens.backTo(Page::showsClock)) activity.screens.go(Place(Page.GAME))
    }
}
