package app.annabella.ui

import android.view.View

/** Shows it to somebody who sits at the far end of the table, or not. */
fun View.turn(isTurned: Boolean) {
    rotation = if (isTurned) HALF_TURN else 0f
}

private const val HALF_TURN = 180f
