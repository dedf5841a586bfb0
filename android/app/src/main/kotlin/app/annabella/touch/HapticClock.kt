package app.annabella.touch

import android.annotation.SuppressLint
import android.view.MotionEvent
import android.view.View
import app.annabella.core.GameSide
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch

/** A clock that can be felt for as long as a finger is held on it. */
class HapticClock(private val scope: CoroutineScope, private val haptics: Haptics) {
    private var holding: Job? = null

    /** The finger is there; [game] and [side] say whose clock it is. */
    fun hold(game: GameStore, side: GameSide, isOnce: Boolean = false) {
        release()
        holding = scope.launch {
            do {
                val pattern = (game.feltClock(side) as? Outcome.Done)?.value ?: return@launch
                haptics.play(pattern)
                delay(pattern.pulses.sumOf { (it.pauseMs + it.lengthMs).toLong() })
            } while (pattern.repeats && !isOnce)
        }
    }

    fun release() {
        if (holding == null) return
        holding?.cancel()
        holding = null
        haptics.stop()
    }

    /**
     * Makes a view one in which a clock is felt, by a finger that is held on it; what a short
     * touch does stays. Who cannot hold a finger on it, as with keys, feels one round.
     */
    @SuppressLint("ClickableViewAccessibility")
    fun on(view: View, game: () -> GameStore?, side: () -> GameSide) {
        var isTouched = false
        view.setOnTouchListener { _, event ->
            when (event.actionMasked) {
                MotionEvent.ACTION_DOWN -> isTouched = true
                MotionEvent.ACTION_UP, MotionEvent.ACTION_CANCEL -> {
                    isTouched = false
                    release()
                }
            }
            false
        }
        view.setOnLongClickListener {
            game()?.let { hold(it, side(), isOnce = !isTouched) }
            true
        }
    }
}
