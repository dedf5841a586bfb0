package app.annabella.ui

import android.content.res.ColorStateList
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.ImageView
import android.widget.LinearLayout
import android.widget.TextView

/** A large button: a sign, what it is, and one line about it. */
class Tile(ui: Ui, icon: Int, title: CharSequence, aside: CharSequence = "", click: () -> Unit) {
    private val second: TextView = ui.small(aside)
    private val first: TextView = ui.name(title)

    val view: LinearLayout = LinearLayout(ui.context).apply {
        orientation = LinearLayout.HORIZONTAL
        gravity = Gravity.CENTER_VERTICAL
        isClickable = true
        isFocusable = true
        minimumHeight = ui.dp(HEIGHT_DP)
        setPadding(ui.dp(12), ui.dp(12), ui.dp(12), ui.dp(12))
        background = Shape(ui, Shape.TILE_DP).control(ui.theme.wash)
        setOnClickListener { click() }
        addView(sign(ui, icon))
        val words = ui.column(first, second, gap = 0)
        val params = LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f)
        params.marginStart = ui.dp(12)
        addView(words, params)
        asOneButton()
    }

    init {
        tell(aside)
    }

    /** Says something else about it. */
    fun tell(aside: CharSequence) {
        second.text = aside
        second.visibility = if (aside.isEmpty()) View.GONE else View.VISIBLE
        view.contentDescription = listOf(first.text, aside).filter { it.isNotEmpty() }.joinToString("\n")
    }

    private fun sign(ui: Ui, icon: Int) = ImageView(ui.context).apply {
        setImageResource(icon)
        imageTintList = ColorStateList.valueOf(ui.theme.accent)
        background = Shape(ui, DISC_DP / 2).still(ui.theme.accentWash)
        scaleType = ImageView.ScaleType.CENTER
        layoutParams = LinearLayout.LayoutParams(ui.dp(DISC_DP), ui.dp(DISC_DP))
    }

    private companion object {
        const val HEIGHT_DP = 64
        const val DISC_DP = 40
    }
}
