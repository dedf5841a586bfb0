package app.annabella.game

import android.content.Context
import android.content.res.Configuration
import android.view.View
import android.view.ViewGroup
import android.widget.LinearLayout
import android.widget.ScrollView
import app.annabella.game.GameLayout.Arrangement

/**
 * The parts of a game's page around a board that is as large as the screen allows, square
 * and whole. A screen that is turned makes a new page. Where large letters or another app
 * leave too little room for that, the whole page scrolls.
 */
class GameLayout(
    context: Context,
    parts: Parts,
    arrangement: Arrangement,
    isLeftHanded: Boolean,
) : ScrollView(context) {
    /** From above. */
    class Parts(
        val bar: View,
        val far: View,
        val board: View,
        val near: View,
        val below: View,
        /** What stays at the lower edge. */
        val foot: View? = null,
    )

    enum class Arrangement {
        /** Above and below the board; what does not fit below it scrolls. */
        UPRIGHT,

        /** All on the right of the board; on the left for a left-handed player. */
        BESIDE,
        ;

        companion object {
            fun of(configuration: Configuration): Arrangement =
                if (configuration.orientation == Configuration.ORIENTATION_LANDSCAPE) BESIDE else UPRIGHT
        }
    }

    init {
        isFillViewport = true
        addView(GamePlaces(context, parts, arrangement, isLeftHanded))
    }
}

/** The parts in their places. */
private class GamePlaces(
    context: Context,
    private val parts: GameLayout.Parts,
    private val arrangement: Arrangement,
    private val isLeftHanded: Boolean,
) : ViewGroup(context) {
    private val above = listOf(parts.bar, parts.far, parts.board, parts.near)
    private val foot = parts.foot ?: View(context)
    private val leastRest = (LEAST_REST_DP * resources.displayMetrics.density).toInt()
    private val rest: View

    init {
        when (arrangement) {
            Arrangement.UPRIGHT -> {
                rest = scrolling(parts.below)
                above.forEach(::addView)
            }
            Arrangement.BESIDE -> {
                rest = scrolling(column(parts.bar, parts.far, parts.below, parts.near))
                // what is left over goes to the moves
                (parts.below.layoutParams as LinearLayout.LayoutParams).weight = 1f
                addView(parts.board)
            }
        }
        addView(rest)
        addView(foot)
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        // that of the screen, also where the page may be higher
        val height = MeasureSpec.getSize(heightSpec)
        val used = when (arrangement) {
            Arrangement.UPRIGHT -> measureUpright(width, height)
            Arrangement.BESIDE -> measureBeside(width, height)
        }
        setMeasuredDimension(width, used)
    }

    private fun measureUpright(width: Int, height: Int): Int {
        val any = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)
        for (part in listOf(
            parts.bar,
            parts.far,
            parts.near,
            parts.below,
            foot,
        )) {
            part.measure(exactly(width), any)
        }
        val around = parts.bar.measuredHeight + parts.far.measuredHeight + parts.near.measuredHeight +
            foot.measuredHeight
        val free = height - around
        // a board that is smaller than this helps nobody; then the rest scrolls
        val least = minOf(width, height / 2)
        val size = (free - parts.below.measuredHeight).coerceIn(least, width)
        parts.board.measure(exactly(size), exactly(size))
        val below = parts.below.measuredHeight
        val isCramped = free - size < minOf(below, leastRest)
        rest.measure(exactly(width), exactly(if (isCramped) below else free - size))
        return around + size + rest.measuredHeight
    }

    private fun measureBeside(width: Int, height: Int): Int {
        val size = minOf(height, width * MOST_PERCENT / 100)
        parts.board.measure(exactly(size), exactly(size))
        measureColumn(width - size, height)
        return height
    }

    /** The rest above the foot. */
    private fun measureColumn(width: Int, height: Int) {
        foot.measure(exactly(width), MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED))
        rest.measure(exactly(width), exactly((height - foot.measuredHeight).coerceAtLeast(0)))
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        val width = r - l
        val height = b - t
        if (arrangement == Arrangement.UPRIGHT) return stack(width)
        val size = parts.board.measuredWidth
        val top = (height - size) / 2
        val restLeft = if (isLeftHanded) 0 else width - rest.measuredWidth
        val left = if (isLeftHanded) rest.measuredWidth else 0
        parts.board.layout(left, top, left + size, top + size)
        rest.layout(restLeft, 0, restLeft + rest.measuredWidth, rest.measuredHeight)
        foot.layout(restLeft, rest.measuredHeight, restLeft + rest.measuredWidth, height)
    }

    private fun stack(width: Int) {
        var y = 0
        for (part in above + rest + foot) {
            val left = (width - part.measuredWidth) / 2
            part.layout(left, y, left + part.measuredWidth, y + part.measuredHeight)
            y += part.measuredHeight
        }
    }

    private fun column(vararg views: View) = LinearLayout(context).apply {
        orientation = LinearLayout.VERTICAL
        views.forEach(::addView)
    }

    private fun scrolling(view: View) = ScrollView(context).apply {
        isFillViewport = true
        addView(view)
    }

    private fun exactly(size: Int) = MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY)

    private companion object {
        /** The part of a wide screen's width that the board takes at most. */
        const val MOST_PERCENT = 68

        /** In less than this under a board, in dp, nothing can be found by scrolling there. */
        const val LEAST_REST_DP = 96
    }
}
