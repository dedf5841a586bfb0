package app.annabella.ui

import android.os.Bundle
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import android.widget.ScrollView
import app.annabella.MainActivity

/** A page with a bar over it, a content that scrolls, and what is always in sight below. */
abstract class PageScreen(activity: MainActivity) : Screen(activity) {
    private var scroll: ScrollView? = null

    /** What scrolls; called once. */
    abstract fun content(saved: Bundle?): View

    /** What stays below it. */
    open fun footer(): View? = null

    /** What stays in sight under the bar; called once, before it. */
    open fun header(): View? = null

    /** What stays in sight above it, or on a lying screen before it; called once, before it. */
    open fun pinned(): View? = null

    /** How much of the screen it has, of its height or on a lying screen of its width. */
    open val pinnedPercent: Int get() = PINNED_PERCENT

    /** How wide its content is at most, in dp. */
    open val mostWidthDp: Int get() = MOST_WIDTH_DP

    /** What there is to do beside going back. */
    open fun more(): List<View> = emptyList()

    override fun view(saved: Bundle?): View {
        val header = header()
        val pinned = pinned()
        val content = content(saved)
        val least = ui.dp(if (ui.isWide) WIDE_SIDE_DP else LEAST_SIDE_DP)
        val side = if (pinned != null && isLying) least else sides()
        content.setPadding(side, ui.dp(8), side, ui.dp(24))
        val scroll = ui.scroll(content)
        this.scroll = scroll
        saved?.getInt(SCROLL)?.let { y -> scroll.post { scroll.scrollTo(0, y) } }
        return LinearLayout(activity).apply {
            orientation = LinearLayout.VERTICAL
            addView(ui.bar(title, { activity.goBack() }, *more().toTypedArray()))
            header?.let {
                it.setPadding(side + ui.dp(8), ui.dp(8), side + ui.dp(8), ui.dp(8))
                addView(it, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
            }
            addView(beside(pinned, scroll), LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f))
            footer()?.let {
                it.setPadding(side + ui.dp(8), ui.dp(8), side + ui.dp(8), ui.dp(8))
                addView(it, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
            }
        }
    }

    protected val isLying: Boolean
        get() = activity.resources.configuration.run { screenWidthDp > screenHeightDp }

    private fun beside(pinned: View?, scroll: View): View {
        if (pinned == null) return scroll
        val (width, height) = activity.resources.configuration.run { screenWidthDp to screenHeightDp }
        return LinearLayout(activity).apply {
            orientation = if (isLying) LinearLayout.HORIZONTAL else LinearLayout.VERTICAL
            if (isLying) {
                addView(pinned, LinearLayout.LayoutParams(ui.dp(width * pinnedPercent / 100), MATCH_PARENT))
                addView(scroll, LinearLayout.LayoutParams(0, MATCH_PARENT, 1f))
            } else {
                val most = ui.dp(minOf(width, height * pinnedPercent / 100))
                addView(pinned, LinearLayout.LayoutParams(MATCH_PARENT, most))
                addView(scroll, LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f))
            }
        }
    }

    override fun save(): Bundle = Bundle().apply { scroll?.let { putInt(SCROLL, it.scrollY) } }

    /** Keeps lines short enough to read on a wide screen; forms add an inset of their own. */
    protected fun sides(): Int {
        val width = activity.resources.configuration.screenWidthDp
        return ui.dp(maxOf(LEAST_SIDE_DP, (width - mostWidthDp) / 2))
    }

    private companion object {
        const val SCROLL = "scroll"
        const val PINNED_PERCENT = 48
        const val LEAST_SIDE_DP = 8
        const val WIDE_SIDE_DP = 16
        const val MOST_WIDTH_DP = 640
    }
}
