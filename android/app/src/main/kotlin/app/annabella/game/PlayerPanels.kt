package app.annabella.game

import android.os.SystemClock
import android.view.View
import app.annabella.R
import app.annabella.board.BoardDrawing
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.clockDisplay
import app.annabella.core.other
import app.annabella.core.player
import app.annabella.core.seat
import app.annabella.core.seatName
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.core.takenOf
import app.annabella.core.time
import app.annabella.speech.SpeechChoices
import app.annabella.touch.HapticClock
import app.annabella.ui.Ui

/** Both players of a game: their names, what they have captured, and their clocks, which run. */
class PlayerPanels(
    private val ui: Ui,
    private val far: PlayerFace,
    private val near: PlayerFace,
    /** Whether who looks at it plays. */
    private val isForPlayers: Boolean = true,
) {
    private val tick = Runnable(::showClocks)
    private val taken = HashMap<Pair<Int, UByte>, String>()
    private var view: GameView? = null

    /** A position that lies over that of the game, for what was captured. */
    private var looked: GameView? = null

    /** The game whose clocks are shown; another view of it than the one that is looked at. */
    private var timed: GameView? = null
    private var below = GameSide.FIRST

    val farView: View get() = far.view
    val nearView: View get() = near.view

    private var names: Map<GameSide, String> = emptyMap()

    /** Asks what the players are called. */
    suspend fun learnNames(game: GameStore) {
        names = GameSide.entries.associateWith { (game.playerName(it) as? Outcome.Done)?.value.orEmpty() }
        showClocks()
    }

    /**
     * Shows the players of a game with the one below nearest. Where [view] is an earlier position of
     * one that goes on, [now] is that game, whose clocks run on.
     */
    fun show(view: GameView, below: GameSide, isFarTurned: Boolean, now: GameView = view) {
        this.view = view
        timed = now.takeIf { it.phase !is GamePhase.Over } ?: view
        this.below = below
        far.turn(isFarTurned)
        for ((panel, side) in panels()) panel.showPiece(GameLook.of(view.kind).pieceOf(side))
        showTaken()
        showClocks()
    }

    /** Shows what each had captured in a position that lies over that of the game; null where none does. */
    fun showTaken(looked: GameView?) {
        this.looked = looked
        showTaken()
    }

    private fun showTaken() {
        val view = looked ?: this.view ?: return
        val target = view.target
        if (target != null) {
            showTaken(view, target)
        } else if (isForPlayers) {
            showCaptured(view)
        }
    }

    /** The clocks stand still, to the eye. */
    fun stop() {
        near.view.removeCallbacks(tick)
    }

    /** Makes the clocks of [game] ones that can be felt. */
    fun feel(clock: HapticClock, game: GameStore) {
        clock.on(far.clock, { game }) { below.other }
        clock.on(near.clock, { game }) { below }
    }

    private fun showClocks() {
        stop()
        val view = view ?: return
        val timed = timed ?: return
        val passed = SystemClock.elapsedRealtime() - timed.asOfMs.toLong()
        val display = timed.clocks?.let { clockDisplay(it, passed.coerceAtLeast(0).toULong()) }
        for ((panel, side) in panels()) {
            val clock = ClockState.of(timed, side)
            panel.show(nameOf(view, side), isOnMove(view, side), display?.time(side), clock)
        }
        display?.nextChangeMs?.let { near.view.postDelayed(tick, it.toLong()) }
    }

    private fun isOnMove(view: GameView, side: GameSide) =
        view.turn == side && view.phase !is GamePhase.Over

    private fun showCaptured(view: GameView) {
        for ((panel, side) in panels()) {
            val lead = if (side == GameSide.FIRST) view.lead else -view.lead
            panel.showCaptured(view.seat(side).taken, lead)
        }
    }

    /** How far each is on the way to the number that wins is always in sight. */
    private fun showTaken(view: GameView, target: UByte) {
        for ((panel, side) in panels()) {
            val count = view.seat(side).taken.size
            val of = if (side == GameSide.FIRST) BoardDrawing.Side.SECOND else BoardDrawing.Side.FIRST
            panel.showTaken(of.stone, count, target.toInt(), takenWords(count, target))
        }
    }

    private fun takenWords(count: Int, target: UByte): String = taken.getOrPut(count to target) {
        takenOf(count.toUInt(), target, SpeechChoices.languageOf(ui.text(R.string.language_code)))
    }

    private fun panels() = listOf(far to below.other, near to below)

    /** What a player is called here. */
    fun nameOf(view: GameView, side: GameSide): String {
        val language = SpeechChoices.languageOf(ui.text(R.string.language_code))
        val isReader = isForPlayers && !view.hasTwoPeople
        return seatName(view.kind, view.player(side), side, names[side].orEmpty(), isReader, language)
    }
}
