package app.annabella.result

import android.os.Bundle
import android.view.View
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.hasSigned
import app.annabella.core.seat
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.GameOpener
import app.annabella.game.OwnRatings
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Page
import app.annabella.ui.Place
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/**
 * The result of the game on the table, over its page: it comes when the game has ended before the
 * eyes of its players, is closed, and comes again when somebody asks for it.
 */
class ResultCover(
    private val activity: MainActivity,
    private val game: GameStore,
    private val scope: CoroutineScope,
    private val listener: Listener,
) {
    /** The page below. */
    interface Listener {
        val below: View

        /** A result comes over the page. */
        fun covered()

        /** Nothing is over the page any more: a focus that was there goes on, also one that [reads]. */
        fun uncovered(reads: Boolean)

        /** What the players are called, the first one first. */
        suspend fun names(): List<String>

        /** Who has the near panel, or the far one, is asked something. */
        fun isAsked(isFar: Boolean): Boolean

        /** What comes up now is read by who has the near panel, or the far one. */
        fun face(isFar: Boolean)
    }

    private val app = activity.app
    private val ui = activity.ui
    private var panels = emptyList<ResultPanel>()
    private var reading: Job? = null
    private val comes = Runnable {
        panels.forEachIndexed { index, panel ->
            if (!panel.isOpen && !listener.isAsked(isFar = index > 0)) open(panel)
        }
    }

    private var isBeginning = false

    val isOpen: Boolean get() = panels.any { it.isOpen }

    /** Makes the panels, one for each who reads from another side, the near one first. */
    fun make(count: Int, shape: ResultPanel.Shape): List<ResultPanel> {
        panels = List(count) { ResultPanel(ui, shape, deeds(isFar = it > 0)) }
        return panels
    }

    private fun deeds(isFar: Boolean) = ResultPanel.Deeds(
        again = ::again,
        review = {
            listener.face(isFar)
            activity.screens.go(Place(Page.REVIEW))
        },
        share = ::share,
        home = { activity.screens.home() },
        close = ::close,
    )

    /** The game has ended: the last move is seen before the result. */
    fun ended() {
        listener.below.postDelayed(comes, LOOK_MS)
    }

    fun open(panel: ResultPanel) {
        // the last move may have been taken back meanwhile
        if (game.state.value.view.phase !is GamePhase.Over) return
        listener.covered()
        panel.open(moves = app.settings.pieceMotion)
        scope.launch {
            fill(panel)
            // a glance at the panel is enough for who sees it
            if (panel === panels.first()) {
                panel.view.post { if (panel.isOpen) panel.take(app.screenReader.isOn) }
            }
        }
        // a reader may not yet have told how the game came to its end
        if (app.screenReader.isOn && panel === panels.first()) {
            reading = scope.launch { app.announcer.showNewOn(panel.sentence) }
        }
    }

    /** What is told of the end may be another, as when a scoresheet is completed. */
    fun changed() {
        for (panel in panels.filter { it.isOpen }) scope.launch { fill(panel) }
    }

    private suspend fun fill(panel: ResultPanel) {
        val told = (game.describe() as? Outcome.Done)?.value.orEmpty()
        val names = listener.names()
        val language = SpeechChoices.languageOf(activity.getString(R.string.language_code))
        val inAll = MatchTotal(app.games).told(game, names, language)
        val view = game.state.value.view
        panel.show(ResultWords.of(view, told), names, inAll)
        // who has to write nothing has at most agreed on what a claim rests on (appendix D)
        val signed = GameSide.entries.zip(names)
            .filter { (side, _) -> view.hasScoresheets && view.seat(side).hasSigned }
        panel.showSigned(signed.joinToString(" ") { (_, name) -> hasSigned(name, language) })
    }

    /** Shows what is learnt of the player's strength, for as long as the page is seen. */
    suspend fun watchRating(): Nothing = app.ownRatings.counted.collect { counted ->
        val language = SpeechChoices.languageOf(activity.getString(R.string.language_code))
        val told = OwnRatings.of(app.settings, language)?.told
        if (counted === game && told != null) panels.forEach { it.showRating(told) }
    }

    /** Closes a panel; who was on it goes on at the page. */
    fun close(panel: ResultPanel) {
        val wasFocused = panel.view.hasFocus()
        reading?.cancel()
        panel.close()
        if (wasFocused || app.screenReader.isOn) listener.uncovered(reads = app.screenReader.isOn)
    }

    /** False where none was open. */
    fun close(): Boolean {
        val open = panels.filter { it.isOpen }
        open.forEach(::close)
        return open.isNotEmpty()
    }

    /** The page is no longer seen. */
    fun hide() {
        listener.below.removeCallbacks(comes)
        reading?.cancel()
    }

    fun save(into: Bundle) = into.putBooleanArray(OPEN, panels.map { it.isOpen }.toBooleanArray())

    /** Opens what was open when the page was left. */
    fun restore(saved: Bundle) {
        val open = saved.getBooleanArray(OPEN) ?: return
        panels.zip(open.asList()).forEach { (panel, isOpen) -> if (isOpen) open(panel) }
    }

    private fun again() {
        if (isBeginning) return
        isBeginning = true
        // the page is another one as soon as there is another game, and its work with it
        app.scope.launch {
            val hasBegun = PlayAgain.begin(game, activity)
            isBeginning = false
            if (hasBegun && !activity.isDestroyed) GameOpener(activity, ui.dialogs).show {}
        }
    }

    private fun share() {
        scope.launch {
            when (val pgn = game.notation()) {
                is Outcome.Failed -> GameOpener(activity, ui.dialogs).tell(pgn.error)
                is Outcome.Done -> shareText(activity, pgn.value, activity.getString(R.string.result_share))
            }
        }
    }

    private companion object {
        const val OPEN = "result-open"
        const val LOOK_MS = 700L
    }
}
