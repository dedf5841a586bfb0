package app.annabella.table

import android.content.res.Configuration.ORIENTATION_PORTRAIT
import android.view.View
import android.widget.ImageButton
import android.widget.TextView
import app.annabella.board.BoardView
import app.annabella.testing.Device

/** The halves of two people at a tablet, as each sees his own. */
abstract class Halves {
    protected val device = Device().start().apply { isTimeStill = true }

    protected fun placeOf(view: View) = IntArray(2).also(view::getLocationOnScreen).let {
        it[0] to it[1]
    }

    /** How far a view is from where the far player sits. */
    protected fun along(view: View): Int {
        val isUpright = device.activity.resources.configuration.orientation == ORIENTATION_PORTRAIT
        return placeOf(view).let { (x, y) -> if (isUpright) y else x }
    }

    /** The words that are seen on this side of the board; the far one is on the left, or above. */
    protected fun texts(isFar: Boolean): List<TextView> {
        val board = device.board
        val middle = along(board) + board.width / 2
        return device.views().filterIsInstance<TextView>()
            .filter { it.isShown && it.width > 0 && (along(it) < middle) == isFar }
    }

    protected fun find(words: String, isFar: Boolean) =
        texts(isFar).find { it.text.toString().trim() == words }

    protected fun click(words: String, isFar: Boolean) {
        device.look()
        device.waitFor("$words, far: $isFar") { find(words, isFar)?.isEnabled == true }
        var view: View = checkNotNull(find(words, isFar))
        while (!view.isClickable) view = view.parent as View
        view.performClick()
        device.settleGame()
    }

    protected fun icon(name: String, isFar: Boolean): View {
        val found = device.views().filter { it is ImageButton && it.contentDescription == name && it.isShown }
        return if (isFar) found.minBy(::along) else found.maxBy(::along)
    }

    /** The board that is seen. */
    protected fun seen(): BoardView = device.views().filterIsInstance<BoardView>().single { it.isShown }

    protected fun at(square: String) = seen().picture.pieces[Device.squareOf(square)].toInt()

    protected fun closes() =
        device.views().filter { it.contentDescription == "Close the result" && it.isShown }

    protected fun plies(plies: UInt) = device.waitFor("$plies plies") { device.view.plies == plies }

    protected fun move(from: String, to: String) {
        val before = device.view.plies
        device.tap(from)
        device.tap(to)
        plies(before + 1u)
    }

    protected companion object {
        /** A minute is over by then. */
        const val MINUTE_MS = 61_000L
    }
}
