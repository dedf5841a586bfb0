package app.annabella.board

import android.animation.ValueAnimator
import android.view.View
import android.view.animation.DecelerateInterpolator

/** The way of one piece from square to square, in a short time. */
class PieceGlide(private val board: View) {
    private var part = 1f
    private val animator = ValueAnimator.ofFloat(0f, 1f).apply {
        duration = DURATION_MS
        interpolator = DecelerateInterpolator()
        addUpdateListener {
            part = it.animatedFraction
            board.invalidate()
        }
    }

    var from = 0
        private set
    var to = 0
        private set

    val isRunning: Boolean get() = part < 1f

    fun start(from: Int, to: Int) {
        animator.cancel()
        this.from = from
        this.to = to
        part = 1f
        if (!ValueAnimator.areAnimatorsEnabled() || !board.isShown) return
        part = 0f
        animator.start()
    }

    /** Where the piece is between two places. */
    fun between(start: Float, end: Float): Float = start + (end - start) * part

    private companion object {
        const val DURATION_MS = 150L
    }
}
