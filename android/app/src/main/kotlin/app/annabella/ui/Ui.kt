package app.annabella.ui

import android.content.Context
import android.content.res.ColorStateList
import android.graphics.Typeface
import android.graphics.drawable.Drawable
import android.graphics.drawable.GradientDrawable
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

/** Makes the few kinds of views that pages consist of, in the colours of a theme. */
class Ui(val context: Context, val theme: Theme) {
    val plain: Typeface = Typeface.DEFAULT
    val strong: Typeface = Typeface.create("sans-serif-medium", Typeface.NORMAL)

    /** What is asked over the page. */
    val dialogs: Dialogs = Dialogs(this)

    /** Pixels for a length in dp. */
    fun dp(length: Int): Int = (length * context.resources.displayMetrics.density + 0.5f).toInt()

    /** The name of a page. */
    fun title(text: CharSequence): TextView = label(text, TITLE_SP, isStrong = true).apply { markHeading() }

    /** A number that is set on a page, as large as its name. */
    fun number(): TextView = label("", TITLE_SP, isStrong = true)

    /** The name of a group. */
    fun heading(text: CharSequence): TextView =
        label(text, BODY_SP, isStrong = true).apply { markHeading() }

    fun body(text: CharSequence): TextView = label(text, BODY_SP)

    fun small(text: CharSequence): TextView =
        label(text, SMALL_SP).apply { setTextColor(theme.mutedText) }

    /** Digits of a clock. */
    fun digits(): TextView = label("", CLOCK_SP, isStrong = true).apply {
        fontFeatureSettings = "tnum"
        isSingleLine = true
    }

    fun button(text: CharSequence, isPrimary: Boolean = false, click: () -> Unit): Button =
        Button(context).apply {
            this.text = text
            isAllCaps = false
            breakLongWords(this)
            setTextSize(TypedValue.COMPLEX_UNIT_SP, BODY_SP)
            typeface = plain
            setTextColor(ButtonFace.words(theme, isPrimary))
            minHeight = dp(TOUCH_DP)
            minimumHeight = dp(TOUCH_DP)
            minWidth = dp(TOUCH_DP)
            minimumWidth = dp(TOUCH_DP)
            setPadding(dp(16), dp(8), dp(16), dp(8))
            stateListAnimator = null
            background = ButtonFace.of(this@Ui, isPrimary)
            setOnClickListener { click() }
        }

    /** The bar over a page: the way back, the page's name, and what else there is to do. */
    fun bar(text: CharSequence, back: () -> Unit, vararg more: View): LinearLayout =
        bar(heading(text), back, *more)

    fun bar(name: TextView, back: () -> Unit, vararg more: View): LinearLayout {
        name.setPaddingRelative(dp(8), 0, dp(8), 0)
        return LinearLayout(context).apply {
            gravity = Gravity.CENTER_VERTICAL
            addView(icon(R.drawable.ic_back, R.string.game_back, back))
            addView(name, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f))
            more.forEach(::addView)
        }
    }

    /** A button without words on it; its name is heard, and seen after a long press. */
    fun icon(picture: Int, name: Int, click: () -> Unit): ImageButton = ImageButton(context).apply {
        setImageResource(picture)
        imageTintList = ColorStateList.valueOf(theme.ink)
        contentDescription = context.getString(name)
        tooltipText = contentDescription
        minimumWidth = dp(TOUCH_DP)
        minimumHeight = dp(TOUCH_DP)
        background = ButtonFace.quiet(this@Ui)
        setOnClickListener { click() }
    }

    /** A choice that can be on or off. */
    fun checkBox(text: CharSequence, changed: (Boolean) -> Unit): CheckBox = CheckBox(context).apply {
        this.text = text
        setTextSize(TypedValue.COMPLEX_UNIT_SP, BODY_SP)
        setTextColor(theme.ink)
        textAlignment = View.TEXT_ALIGNMENT_VIEW_START
        buttonTintList = ColorStateList.valueOf(theme.accent)
        minimumHeight = dp(TOUCH_DP)
        // only what a person does counts
        setOnClickListener { changed(isChecked) }
    }

    fun text(id: Int): String = context.getString(id)

    /** A bar as high as a text, before the name of who is on move. */
    fun moveMark(text: TextView): Drawable = GradientDrawable().apply {
        setColor(theme.accent)
        setBounds(0, 0, dp(4), text.lineHeight)
        text.compoundDrawablePadding = dp(8)
    }

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
    private fun breakLongWords(view: TextView) {
        if (context.resources.configuration.fontScale < LARGE_LETTERS) return
        view.hyphenationFrequency = Layout.HYPHENATION_FREQUENCY_NORMAL
    }

    private fun label(text: CharSequence, sp: Float, isStrong: Boolean = false) =
        TextView(context).apply {
            this.text = text
            setTextSize(TypedValue.COMPLEX_UNIT_SP, sp)
            setTextColor(theme.ink)
            // also where the words are of a language that runs the other way
            textAlignment = View.TEXT_ALIGNMENT_VIEW_START
            breakLongWords(this)
            if (isStrong) typeface = strong
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
        const val TITLE_SP = 24f
        const val CLOCK_SP = 24f
        const val BODY_SP = 17f
        const val SMALL_SP = 15f

        private const val WIDE_BOARD_PERCENT = 58
        private const val LARGE_LETTERS = 1.3f

        /** The least width and height of what is touched. */
        const val TOUCH_DP = 48
    }
}

/** A screen reader can jump to it. */
fun View.markHeading() {
    if (android.os.Build.VERSION.SDK_INT >= 28) markHeading28()
}

@NewerAndroid
private fun View.markHeading28() {
    isAccessibilityHeading = true
}
