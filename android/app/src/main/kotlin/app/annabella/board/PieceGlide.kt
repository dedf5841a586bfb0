package app.annabella.board

import android.animation.ValueAnimator
import android.view.View
import android.view.animation.DecelerateInterpolator

/** The way of one piece from square to square, in a short time for each. */
class PieceGlide(private val board: View) {
    private var part = 1f
    private var squares: List<Int> = emptyList()
    private val animator = ValueAnimator.ofFloat(0f, 1f).apply {
        interpolator = DecelerateInterpolator()
        addUpdateListener {
            part = it.animatedFraction
            board.invalidate()
        }
    }

    /** Where it ends. */
    val to: Int get() = squares.last()

    /** Between which two squares the piece is now. */
    val legFrom: Int get() = squares[leg]
    val legTo: Int get() = squares[leg + 1]

    val isRunning: Boolean get() = part < 1f

    private val legs: Int get() = squares.size - 1
    private val leg: Int get() = (part * legs).toInt().coerceAtMost(legs - 1)

    fun start(squares: List<Int>) {
        animator.cancel()
        this.squares = squares
        part = 1f
        if (!ValueAnimator.areAnimatorsEnabled() || !board.isShown || legs < 1) return
        part = 0f
        animator.duration = DURATION_MS * legs
        animator.start()
    }

    /** Where the piece is between the places of these squares. */
    fun between(start: Float, end: Float): Float = start + (end - start) * (part * legs - leg)

    private companion object {
        const val DURATION_MS = 150L
    }
}
