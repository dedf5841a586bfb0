package app.annabella.ui

import android.view.View
import android.view.ViewGroup.MarginLayoutParams
import android.widget.LinearLayout
import android.widget.TextView
import kotlin.math.ceil

/** The width that something needs so that no word in it is broken. */
object LeastWidth {
    fun of(view: View): Int = when {
        view.visibility == View.GONE -> 0
        view is TextView -> longestWord(view)
        view is LinearLayout -> inside(view)
        else -> maxOf(view.minimumWidth, view.layoutParams?.width ?: 0)
    }

    /** The width that words need to stand in one line. */
    fun ofLine(view: View): Int {
        val text = view as? TextView ?: return of(view)
        val wide = ceil(text.paint.measureText("${text.text}")).toInt()
        return maxOf(wide + text.compoundPaddingLeft + text.compoundPaddingRight, text.minWidth)
    }

    private fun inside(group: LinearLayout): Int {
        val children = (0 until group.childCount).map(group::getChildAt)
        val widths = children.map { of(it) + marginsOf(it) }
        val isRow = group.orientation == LinearLayout.HORIZONTAL
        val content = if (isRow) widths.sum() else widths.maxOrNull() ?: 0
        return content + group.paddingLeft + group.paddingRight
    }

    private fun marginsOf(view: View): Int =
        (view.layoutParams as? MarginLayoutParams)?.let { it.marginStart + it.marginEnd } ?: 0

    private fun longestWord(view: TextView): Int {
        val widest = view.text.split(' ', '\n').maxOf { view.paint.measureText(it) }
        val needed = ceil(widest).toInt() + view.compoundPaddingLeft + view.compoundPaddingRight
        return maxOf(needed, view.minWidth)
    }
}
