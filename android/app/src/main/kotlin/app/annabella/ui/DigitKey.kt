package app.annabella.ui

import android.view.KeyEvent
import android.view.View

/** The digits of a keyboard. */
object DigitKey {
    private val DIGITS = 1..9

    /**
     * The digit from 1 to 9 of a key in the upper row, whatever it types by itself: in
     * France and elsewhere that is a digit only with Shift. On a number pad it is one
     * while the pad types numbers, and an arrow otherwise.
     */
    fun of(event: KeyEvent): Int? {
        if (event.isCtrlPressed || event.isMetaPressed) return null
        val zero = if (event.isNumLockOn) KeyEvent.KEYCODE_NUMPAD_0 else KeyEvent.KEYCODE_0
        return listOf(KeyEvent.KEYCODE_0, zero).map { event.keyCode - it }.find { it in DIGITS }
    }

    /** Presses the one of these that a digit counts; whether there is such a one. */
    fun press(event: KeyEvent, lines: List<View>): Boolean {
        val digit = of(event)?.takeUnless { event.isAltPressed }
        val line = digit?.let { lines.getOrNull(it - 1) } ?: return false
        // a key that is held has been pressed once
        if (event.action == KeyEvent.ACTION_DOWN && event.repeatCount == 0) {
            line.requestFocus()
            line.performClick()
        }
        return true
    }
}
