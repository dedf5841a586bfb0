package app.annabella.ui

import android.content.Context
import android.content.res.ColorStateList
import android.graphics.Typeface
import android.text.Layout
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.Button
import android.widget.CheckBox
import android.widget.ImageButton
import android.widget.LinearLayout
import android.widget.ScrollView
import android.widget.TextView
import app.annabella.R
import app.annabella.platform.NewerAndroid
import app.annabella.settings.PieceSet
import app.annabella.settings.Settings

/** Makes the few kinds of views that pages consist of, in the colours of a theme. */
class Ui(val context: Context, theme: Theme) {
    var theme: Theme = theme
        private set

    val plain: Typeface = Typeface.DEFAULT
    val strong: Typeface = weighed(Typeface.DEFAULT)
    private val serif: Typeface = weighed(Typeface.SERIF)

    /** From this width on letters are larger, and margins wider. */
    val isWide: Boolean = context.resources.configuration.smallestScreenWidthDp >= WIDE_DP

    /** What is read on a page, and what is read beside it. */
    val bodySp: Float = if (isWide) WIDE_BODY_SP else BODY_SP
    val smallSp: Float = if (isWide) WIDE_SMALL_SP else SMALL_SP

    /** Under a sign. */
    val barSp: Float = if (isWide) WIDE_BAR_SP else BAR_SP

    /** A phone on its side has no room for two lines. */
    val isLow: Boolean = context.resources.configuration.screenHeightDp < LOW_DP

    /** Whether letters are so large that words have no room beside others. */
    val hasLargeLetters: Boolean = context.resources.configuration.fontScale >= LARGE_LETTERS

    /** Whether they are larger still, so that pictures and columns yield to them. */
    val hasHugeLetters: Boolean = context.resources.configuration.fontScale >= HUGE_LETTERS

    /** What is asked over the page. */
    val dialogs: Dialogs = Dialogs(this)

    /** Boards look from now on as they were chosen; what is seen already stays as it is. */
    fun dressBoards(settings: Settings) {
        val letters = text(R.string.piece_letters).split(' ')
        theme = theme.on(settings.board).with(letters.takeIf { settings.pieces == PieceSet.LETTERS })
    }

    /** Pixels for a length in dp. */
    fun dp(length: Int): Int = (length * context.resources.displayMetrics.density + 0.5f).toInt()

    /** How a game ended, and what is said in blind play. */
    fun display(text: CharSequence): TextView = label(text, if (isWide) 40f else 32f, serif)

    /** The name of a page. */
    fun title(text: CharSequence): TextView =
        label(text, if (isWide) 24f else 20f, serif).apply { markHeading() }

    /** The name of a card or a sheet. */
    fun cardTitle(text: CharSequence): TextView = label(text, if (isWide) 26f else 22f, serif)

    /** A number that is set on a page. */
    fun number(): TextView = label("", TITLE_SP, strong)

    /** The name of somebody, or of a choice. */
    fun name(text: CharSequence): TextView = label(text, bodySp, strong)

    /** The name of a group. */
    fun heading(text: CharSequence): TextView = name(text).apply { markHeading() }

    /** The name over a group of cards or choices. */
    fun section(text: CharSequence): TextView = label(text, smallSp, strong).apply {
        setTextColor(theme.muted)
        markHeading()
    }

    fun body(text: CharSequence): TextView = label(text, bodySp)

    /** What is read for longer. */
    fun reading(text: CharSequence): TextView = label(text, bodySp, Typeface.SERIF).apply {
        setLineSpacing(0f, READING_LINES)
    }

    fun small(text: CharSequence): TextView =
        label(text, smallSp).apply { setTextColor(theme.muted) }

    /** Digits of a clock. */
    fun digits(): TextView = label("", CLOCK_SP, strong).apply {
        fontFeatureSettings = "tnum"
        isSingleLine = true
    }

    fun button(
        text: CharSequence,
        kind: ButtonKind = ButtonKind.SECONDARY,
        click: () -> Unit,
    ): Button =
        Button(context).apply {
            this.text = text
            isAllCaps = false
            breakLongWords(this)
            setTextSize(TypedValue.COMPLEX_UNIT_SP, bodySp)
            typeface = strong
            setTextColor(ButtonFace.words(theme, kind))
            minHeight = dp(TOUCH_DP)
            minimumHeight = dp(TOUCH_DP)
            minWidth = dp(TOUCH_DP)
            minimumWidth = dp(TOUCH_DP)
            setPadding(dp(20), dp(8), dp(20), dp(8))
            stateListAnimator = null
            background = ButtonFace.of(this@Ui, kind)
            setOnClickListener { click() }
        }

    /** The bar over a page: the way back, the page's name, and what else there is to do. */
    fun bar(text: CharSequence, back: () -> Unit, vararg more: View): LinearLayout =
        bar(title(text), back, *more)

    fun bar(name: TextView, back: () -> Unit, vararg more: View): LinearLayout {
        name.setPaddingRelative(dp(4), 0, dp(4), 0)
        return LinearLayout(context).apply {
            gravity = Gravity.CENTER_VERTICAL
            minimumHeight = dp(if (isLow) TOUCH_DP else BAR_DP)
            setPadding(dp(4), 0, dp(4), 0)
            addView(icon(R.drawable.ic_back, R.string.game_back, back))
            addView(name, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f))
            more.forEach(::addView)
        }
    }

    /** A button without words on it; its name is heard, and seen after a long press. */
    fun icon(picture: Int, name: Int, click: () -> Unit): ImageButton = ImageButton(context).apply {
        setImageResource(picture)
        imageTintList = ColorStateList(
            arrayOf(intArrayOf(-android.R.attr.state_enabled), intArrayOf()),
            intArrayOf(theme.muted, theme.ink),
        )
        contentDescription = context.getString(name)
        tooltipText = contentDescription
        minimumWidth = dp(TOUCH_DP)
        minimumHeight = dp(TOUCH_DP)
        background = ButtonFace.bare(this@Ui, Ui.TOUCH_DP / 2)
        setOnClickListener { click() }
    }

    /** A choice that can be on or off. */
    fun checkBox(text: CharSequence, changed: (Boolean) -> Unit): CheckBox = CheckBox(context).apply {
        this.text = text
        setTextSize(TypedValue.COMPLEX_UNIT_SP, bodySp)
        setTextColor(theme.ink)
        textAlignment = View.TEXT_ALIGNMENT_VIEW_START
        buttonTintList = ColorStateList.valueOf(theme.accent)
        minimumHeight = dp(TOUCH_DP)
        // only what a person does counts
        setOnClickListener { changed(isChecked) }
    }

    fun text(id: Int): String = context.getString(id)

    fun column(vararg views: View, gap: Int = 8): LinearLayout = lined(LinearLayout.VERTICAL, views, gap)

    fun row(vararg views: View, gap: Int = 8): LinearLayout =
        lined(LinearLayout.HORIZONTAL, views, gap).apply { gravity = Gravity.CENTER_VERTICAL }

    /** The side of a board that stands beside a list, on a wide screen. */
    fun wideBoard(): Int {
        val configuration = context.resources.configuration
        return dp(minOf(configuration.screenHeightDp, configuration.screenWidthDp * WIDE_BOARD_PERCENT / 100))
    }

    /** What is too long for the screen can be scrolled. */
    fun scroll(view: View): ScrollView = ScrollView(context).apply {
        isFillViewport = true
        addView(view, ViewGroup.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
    }

    /** Large letters leave no room for long words: they are divided as their language does it. */
    fun breakLongWords(view: TextView) {
        if (!hasLargeLetters) return
        view.hyphenationFrequency = Layout.HYPHENATION_FREQUENCY_NORMAL
    }

    private fun label(text: CharSequence, sp: Float, face: Typeface = plain) =
        TextView(context).apply {
            this.text = text
            setTextSize(TypedValue.COMPLEX_UNIT_SP, sp)
            setTextColor(theme.ink)
            // also where the words are of a language that runs the other way
            textAlignment = View.TEXT_ALIGNMENT_VIEW_START
            breakLongWords(this)
            typeface = face
        }

    private fun lined(direction: Int, views: Array<out View>, gap: Int) = LinearLayout(context).apply {
        orientation = direction
        views.forEachIndexed { index, view ->
            val isColumn = direction == LinearLayout.VERTICAL
            val width = if (isColumn) MATCH_PARENT else WRAP_CONTENT
            val params = view.layoutParams as? LinearLayout.LayoutParams
                ?: LinearLayout.LayoutParams(width, WRAP_CONTENT)
            if (index > 0) {
                if (isColumn) params.topMargin = dp(gap) else params.marginStart = dp(gap)
            }
            addView(view, params)
        }
    }

    companion object {
        const val LARGE_SP = 34f
        const val BAR_SP = 13f
        const val TITLE_SP = 24f
        const val CLOCK_SP = 24f
        const val BODY_SP = 17f
        const val SMALL_SP = 15f
        private const val WIDE_BODY_SP = 20f
        private const val WIDE_SMALL_SP = 17f
        private const val WIDE_BAR_SP = 15f
        private const val READING_LINES = 1.2f

        /** The width of a tablet. */
        const val WIDE_DP = 600
        const val BAR_DP = 56

        private const val LOW_DP = 480

        private const val WIDE_BOARD_PERCENT = 58
        private const val LARGE_LETTERS = 1.3f
        private const val HUGE_LETTERS = 1.5f

        /** The least width and height of what is touched. */
        const val TOUCH_DP = 48
    }
}

/** The half-bold form of a face, or where there is none its bold one. */
private fun weighed(face: Typeface): Typeface =
    if (android.os.Build.VERSION.SDK_INT >= 28) weighed28(face) else Typeface.create(face, Typeface.BOLD)

@NewerAndroid
private fun weighed28(face: Typeface): Typeface = Typeface.create(face, HALF_BOLD, false)

private const val HALF_BOLD = 600

/** A screen reader can jump to it. */
fun View.markHeading() {
    if (android.os.Build.VERSION.SDK_INT >= 28) markHeading28()
}

@NewerAndroid
private fun View.markHeading28() {
    isAccessibilityHeading = true
}
