package app.annabella.ui

import android.graphics.drawable.GradientDrawable
import android.graphics.drawable.InsetDrawable
import android.os.Build
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import app.annabella.platform.NewerAndroid

/** Surfaces that lie on a page, with what belongs together. */
object Card {
    /** Rows with a hair between them, from where their words begin. */
    fun ofRows(
        ui: Ui,
        rows: List<View>,
        wordsAtDp: Int = TEXT_DP,
        fill: Int = ui.theme.surface,
    ): LinearLayout = make(ui, fill).apply {
        val start = ui.dp(wordsAtDp)
        val isMirrored = resources.configuration.layoutDirection == View.LAYOUT_DIRECTION_RTL
        val hair = GradientDrawable().apply {
            setColor(ui.theme.hair)
            setSize(1, ui.dp(1))
        }
        dividerDrawable =
            InsetDrawable(hair, if (isMirrored) 0 else start, 0, if (isMirrored) start else 0, 0)
        showDividers = LinearLayout.SHOW_DIVIDER_MIDDLE
        for (row in rows) put(ui, this, row)
    }

    /** One more row of a card of rows. */
    fun put(ui: Ui, card: LinearLayout, row: View) {
        row.background = ButtonFace.bare(ui, radiusDp = 0)
        card.addView(row, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
    }

    /** Anything, a little away from the edge. */
    fun of(ui: Ui, vararg views: View, gap: Int = 12): LinearLayout = make(ui).apply {
        addView(ui.column(*views, gap = gap), LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
        setPadding(ui.dp(INSET_DP), ui.dp(INSET_DP), ui.dp(INSET_DP), ui.dp(INSET_DP))
    }

    /** The same as high as there is room, which is taken by what yields. */
    fun filled(ui: Ui, vararg views: View): LinearLayout = of(ui, *views).apply {
        getChildAt(0).layoutParams = LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f)
    }

    private fun make(ui: Ui, fill: Int = ui.theme.surface) = LinearLayout(ui.context).apply {
        orientation = LinearLayout.VERTICAL
        background = Shape(ui, Shape.CARD_DP).still(fill)
        // what is pressed in a corner is round there
        clipToOutline = true
        // on a sheet they lie flat
        if (fill == ui.theme.surface) raise(ui, this)
    }

    /** A shadow, where a page is light enough for one. */
    fun raise(ui: Ui, view: View) {
        if (ui.theme.isDark || ui.theme.needsLines) return
        view.elevation = ui.dp(1).toFloat()
        if (Build.VERSION.SDK_INT >= 28) tint28(ui, view)
    }

    @NewerAndroid
    private fun tint28(ui: Ui, view: View) {
        view.outlineSpotShadowColor = ui.theme.rim
        view.outlineAmbientShadowColor = ui.theme.rim
    }

    const val INSET_DP = 16

    /** Where words begin beside an icon. */
    const val TEXT_DP = 56
}
