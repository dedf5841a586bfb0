package app.annabella.ui

import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.LinearLayout
import android.widget.RadioButton

/** One of several things to choose from, with its picture above its name. */
object PictureTile {
    fun of(ui: Ui, name: CharSequence, picture: View, widthDp: Int, click: () -> Unit): View {
        val words = ui.name(name).apply {
            textAlignment = View.TEXT_ALIGNMENT_CENTER
            setTextSize(TypedValue.COMPLEX_UNIT_SP, ui.smallSp)
        }
        val shape = Shape(ui, Shape.TILE_DP)
        return LinearLayout(ui.context).apply {
            orientation = LinearLayout.VERTICAL
            gravity = Gravity.CENTER_HORIZONTAL
            isClickable = true
            isFocusable = true
            background = shape.control(ui.theme.wash, chosen = shape.chosen(ui.theme.accentWash))
            setPadding(ui.dp(4), ui.dp(8), ui.dp(4), ui.dp(8))
            addView(picture, LinearLayout.LayoutParams(ui.dp(widthDp), WRAP_CONTENT))
            val below = LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT)
            below.topMargin = ui.dp(4)
            addView(words, below)
            contentDescription = name
            for (inner in listOf(picture, words)) {
                inner.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
            }
            accessibilityDelegate = AsRadio
            setOnClickListener { click() }
        }
    }

    private object AsRadio : View.AccessibilityDelegate() {
        override fun onInitializeAccessibilityNodeInfo(host: View, info: AccessibilityNodeInfo) {
            super.onInitializeAccessibilityNodeInfo(host, info)
            info.className = RadioButton::class.java.name
            info.isCheckable = true
            info.isChecked = host.isSelected
            // that is for the eye, and would be said beside it
            info.isSelected = false
        }
    }
}
