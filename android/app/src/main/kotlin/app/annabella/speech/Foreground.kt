package app.annabella.speech

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.first

/**
 * Whether a screen reader hears what a line shows now. While a line that was typed is done, and
 * while a dialog gives way to its page, it has windows to tell, and passes over what comes.
 */
class Foreground {
    private val isFree = MutableStateFlow(true)

    /** How many lines that were typed are being done. */
    private var asked = 0

    /** How many were typed in all. */
    var typed = 0
        private set
    private var isReturning = false
    private var isAway = false
    private var returns = 0

    /** Something that was typed is to be done. */
    fun asked() = change {
        asked++
        typed++
    }

    /** It is done, or answered. */
    fun answered() = change { if (asked > 0) asked-- }

    /** A dialog goes, and its page comes to the front. */
    fun leaves() = change { isReturning = isAway }

    /** Another dialog lies over the page. */
    fun covers() = change { isReturning = false }

    /** The window of the pages has the keys, or another has. */
    fun focus(isHere: Boolean) = change {
        isAway = !isHere
        if (isHere && isReturning) {
            isReturning = false
            returns++
        }
    }

    /** Nothing is awaited any more: the app is seen anew, or another page. */
    fun begin() = change {
        asked = 0
        isReturning = false
    }

    /** Waits until all is heard; whether the page has come back meanwhile. */
    suspend fun await(): Boolean {
        val before = returns
        isFree.first { it }
        return returns != before
    }

    private fun change(work: () -> Unit) {
        work()
        isFree.value = asked == 0 && !isReturning
    }
}
