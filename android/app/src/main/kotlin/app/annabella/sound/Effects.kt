package app.annabella.sound

import app.annabella.core.GameEvent
import app.annabella.core.GamePlayer
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.Happening
import app.annabella.core.HiddenBoard
import app.annabella.core.MoveKind
import app.annabella.core.PlayedMove
import app.annabella.core.clockDisplay
import app.annabella.core.player
import app.annabella.core.store.GameStore
import app.annabella.game.GameLook
import app.annabella.game.Games
import app.annabella.settings.Settings
import app.annabella.touch.HapticEffect
import app.annabella.touch.Haptics
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.flow.distinctUntilChangedBy
import kotlinx.coroutines.launch

/**
 * What is heard, beside words, and felt of what happens in the game on the table, while the
 * app is seen; and of the squares that a finger comes to.
 */
class Effects(
    private val games: Games,
    private val scope: CoroutineScope,
    private val settings: Settings,
    private val sounds: Sounds,
    private val haptics: Haptics,
) {
    private var work: Job? = null

    fun begin() {
        if (work?.isActive == true) return
        work = scope.launch {
            games.current.collectLatest { game -> if (game != null) follow(game) }
        }
    }

    /** The app is no longer seen. */
    fun stop() {
        work?.cancel()
    }

    fun play(sound: Sound) {
        if (settings.sounds) sounds.play(sound)
    }

    /** A finger that explores has come to a square, or left the board for null. */
    fun explored(square: Int?, view: GameView, hidden: HiddenBoard) {
        if (!settings.exploringTicks) return
        if (square == null) return edge()
        // where pieces are hidden all squares feel empty
        val piece = if (hidden != HiddenBoard.Nothing) 0 else view.board[square].toInt()
        val columns = view.columns.toInt()
        val isLight = !GameLook.of(view.kind).places && (square / columns + square % columns) % 2 == 1
        play(
            when {
                piece != 0 -> Sound.TICK_PIECE
                isLight -> Sound.TICK_LIGHT
                else -> Sound.TICK_DARK
            },
        )
        val isOwn = (piece < SECOND) == (view.ownSide == GameSide.FIRST)
        haptics.play(HapticEffect.ofSquare(isLight, if (piece == 0) null else isOwn))
    }

    /** There is nothing further on. */
    fun edge() {
        play(Sound.EDGE)
        haptics.play(HapticEffect.EDGE)
    }

    private suspend fun follow(game: GameStore) = coroutineScope {
        launch { game.events.collect { tell(it, game.state.value.view) } }
        launch {
            game.state.distinctUntilChangedBy { it.revision }.collectLatest { warn(it.view) }
        }
    }

    private fun tell(event: GameEvent, view: GameView) {
        when (val what = event.what) {
            is Happening.Moved -> moved(what.played, GameLook.of(view.kind))
            is Happening.TakenBack, is Happening.PlayedAgain -> play(Sound.MOVE)
            is Happening.IllegalMove, is Happening.Refused -> {
                play(Sound.ILLEGAL)
                haptics.play(HapticEffect.ILLEGAL)
            }
            is Happening.Pressed -> play(Sound.PRESS)
            is Happening.Ended -> {
                val person = view.ownSide
                play(
                    when {
                        what.ending.winner == null -> Sound.DRAW
                        !view.hasTwoPeople && what.ending.winner != person -> Sound.LOSS
                        else -> Sound.WIN
                    },
                )
            }
            else -> Unit
        }
    }

    private fun moved(move: PlayedMove, look: GameLook) {
        // what has to jump threatens nobody, and in atari are stones of either side
        val isCheck = move.isAlarm && look.alarmsThreaten
        play(
            when {
                isCheck -> Sound.CHECK
                move.isCapture -> Sound.CAPTURE
                move.kind == MoveKind.CASTLE -> Sound.CASTLE
                else -> Sound.MOVE
            },
        )
        haptics.play(if (isCheck) HapticEffect.CHECK else HapticEffect.MOVE)
    }

    /** Once in each turn in which a person's clock sinks so far. */
    private suspend fun warn(view: GameView) {
        val clocks = view.clocks ?: return
        val running = clocks.running ?: return
        val player = view.player(running)
        if (player !is GamePlayer.Person) return
        delay(clockDisplay(clocks, 0u).lowInMs?.toLong() ?: return)
        play(Sound.LOW_TIME)
    }

    private companion object {
        /** The first code of the second player's pieces on a board. */
        const val SECOND = 9
    }
}
