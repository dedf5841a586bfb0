package app.annabella.look

import android.graphics.Rect
import android.text.Layout
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.AdapterView
import android.widget.EditText
import android.widget.HorizontalScrollView
import android.widget.ScrollView
import android.widget.TextView
import app.annabella.board.BoardView
import app.annabella.result.ResultOver
import kotlin.math.abs

/** What has to hold for everything that is seen below a view; [findings] tells where it does not. */
class LayoutRules(private val root: View) {
    private val density = root.resources.displayMetrics.density
    private val isMirrored = root.layoutDirection == View.LAYOUT_DIRECTION_RTL
    private val found = ArrayList<String>()

    /** One line for each fault: the view, what is wrong, the numbers. */
    fun findings(): List<String> {
        found.clear()
        look(root)
        return found
    }

    private fun look(view: View) {
        if (view.visibility != View.VISIBLE) return
        checkInside(view)
        if (view.isClickable && view !is AdapterView<*>) checkControl(view)
        if (view is BoardView) checkBoard(view)
        if (view is TextView && view.text.isNotEmpty()) checkText(view)
        if (view is ViewGroup) {
            checkApart(view)
            for (at in 0 until view.childCount) look(view.getChildAt(at))
        }
    }

    /** Nothing sticks out of what holds it, unless that scrolls in this direction. */
    private fun checkInside(view: View) {
        val parent = view.parent as? View ?: return
        if (view === root) return
        if (parent !is HorizontalScrollView && (view.left < 0 || view.right > parent.width)) {
            tell(view, "sticks out sideways: ${view.left}..${view.right} of ${parent.width}")
        }
        val scrolls = parent is ScrollView || parent is AdapterView<*>
        if (!scrolls && (view.top < 0 || view.bottom > parent.height)) {
            tell(view, "sticks out above or below: ${view.top}..${view.bottom} of ${parent.height}")
        }
    }

    /** What is touched is large enough, is reached by keys, and has a name. */
    private fun checkControl(view: View) {
        val (width, height) = view.width / density to view.height / density
        if (minOf(width, height) < TOUCH_DP - 0.5f) tell(view, "too small to touch: $width x $height dp")
        if (!view.isFocusable) tell(view, "is not reached by keys")
        if (wordsIn(view).isBlank()) tell(view, "has no name")
    }

    private fun checkBoard(board: BoardView) {
        val (first, last) = Rect() to Rect()
        board.boundsOf(board.squareAt(0, 0), first)
        board.boundsOf(board.squareAt(COLUMNS - 1, 0), last)
        if (first.left >= last.left) tell(board, "is mirrored")
        if (wordsIn(board).isBlank()) tell(board, "has no name")
    }

    private fun checkText(view: TextView) {
        val layout = view.layout ?: return tell(view, "has no room for its text")
        val high = view.height - view.compoundPaddingTop - view.compoundPaddingBottom
        if (layout.height > high) tell(view, "its text is cut off: ${layout.height} high in $high")
        val isDeclared = view.ellipsize != null
        if (layout.lineCount > view.maxLines && !isDeclared) {
            tell(view, "has more than ${view.maxLines} lines")
        }
        // what is written scrolls in its field
        if (view is EditText) return
        val wide = view.width - view.compoundPaddingLeft - view.compoundPaddingRight
        for (line in 0 until layout.lineCount) {
            val needs = layout.getLineMax(line)
            if (needs > wide + 1) tell(view, "its text is too wide: $needs in $wide")
            if (layout.getEllipsisCount(line) > 0 && !isDeclared) tell(view, "its text ends in dots")
            val isWhole = view.hyphenationFrequency == Layout.HYPHENATION_FREQUENCY_NONE
            if (isWhole &&
                breaksWord(layout, line)
            ) {
                tell(view, "breaks a word at the end of line ${line + 1}")
            }
        }
        if (isMirrored) checkAligned(view, layout)
    }

    private fun breaksWord(layout: Layout, line: Int): Boolean {
        val end = layout.getLineEnd(line)
        val text = layout.text
        return end in 1 until text.length && text[end - 1].isLetterOrDigit() && text[end].isLetterOrDigit()
    }

    /** Where one reads from the right, lines begin there. */
    private fun checkAligned(view: TextView, layout: Layout) {
        if (view.layoutDirection != View.LAYOUT_DIRECTION_RTL) return
        if (isElsewhere(view) || view.textDirection == View.TEXT_DIRECTION_LTR) return
        for (line in 0 until layout.lineCount) {
            val right = layout.getLineRight(line)
            if (abs(layout.width - right) > 2 && layout.getLineMax(line) < layout.width - 2) {
                return tell(view, "its line ${line + 1} ends at $right of ${layout.width}, not at the right")
            }
        }
    }

    /** In the middle or at the end, as its page wants it. */
    private fun isElsewhere(view: TextView): Boolean = when (view.textAlignment) {
        View.TEXT_ALIGNMENT_CENTER, View.TEXT_ALIGNMENT_VIEW_END -> true
        View.TEXT_ALIGNMENT_VIEW_START -> false
        else -> view.gravity and Gravity.HORIZONTAL_GRAVITY_MASK == Gravity.CENTER_HORIZONTAL
    }

    /** No two things lie on one another. */
    private fun checkApart(group: ViewGroup) {
        if (group is ResultOver) return checkCovered(group)
        val seen = (0 until group.childCount).map(group::getChildAt)
            .filter { it.visibility == View.VISIBLE && it.width > 0 && it.height > 0 && hasContent(it) }
        for ((at, one) in seen.withIndex()) {
            for (other in seen.drop(at + 1)) {
                val common = Rect(one.left, one.top, one.right, one.bottom)
                val isOver = common.intersect(other.left, other.top, other.right, other.bottom)
                if (isOver && common.width() > 1 && common.height() > 1) {
                    tell(one, "lies on ${nameOf(other)}: ${common.toShortString()}")
                }
            }
        }
    }

    /** A result covers nothing that is still seen but a part of the board. */
    private fun checkCovered(group: ResultOver) {
        val (page, panel) = group.getChildAt(0) to group.getChildAt(1)
        if (panel.visibility != View.VISIBLE) return
        val place = Rect(panel.left, panel.top, panel.right, panel.bottom)
        for (view in partsOf(page)) {
            val at = Rect(0, 0, view.width, view.height)
            group.offsetDescendantRectToMyCoords(view, at)
            if (Rect.intersects(at, place)) tell(view, "lies under the result: ${at.toShortString()}")
        }
    }

    private fun partsOf(view: View): List<View> = when {
        view.visibility != View.VISIBLE || view is BoardView -> emptyList()
        view is ViewGroup -> (0 until view.childCount).flatMap { partsOf(view.getChildAt(it)) }
        hasContent(view) -> listOf(view)
        else -> emptyList()
    }

    private fun hasContent(view: View): Boolean =
        view.isClickable || view is BoardView || wordsIn(view).isNotBlank()

    private fun tell(view: View, what: String) {
        found += "${nameOf(view)} $what"
    }

    private fun nameOf(view: View): String {
        val words = wordsIn(view).replace('\n', ' ').take(NAME_LENGTH)
        return "${view.javaClass.simpleName.ifEmpty { "View" }} “$words”"
    }

    companion object {
        private const val TOUCH_DP = 48
        private const val COLUMNS = 8
        private const val NAME_LENGTH = 32

        /** What is heard or read of a view, with all that is in it. */
        fun wordsIn(view: View): String {
            if (view.visibility != View.VISIBLE) return ""
            view.contentDescription?.let { if (it.isNotBlank()) return it.toString() }
            if (view is EditText) return labelOf(view) ?: view.hint?.toString() ?: view.text.toString()
            if (view is TextView) return view.text.toString()
            val group = view as? ViewGroup ?: return ""
            return (0 until group.childCount).joinToString(" ") { wordsIn(group.getChildAt(it)) }.trim()
        }

        /** The words that stand before a field. */
        private fun labelOf(field: EditText): String? {
            val around = field.parent as? ViewGroup ?: return null
            return (0 until around.childCount).map(around::getChildAt)
                .find { field.id != View.NO_ID && it.labelFor == field.id }?.let(::wordsIn)
        }
    }
}
