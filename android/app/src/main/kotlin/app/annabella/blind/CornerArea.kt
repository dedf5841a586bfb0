package app.annabella.blind

import android.util.TypedValue
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeInfo.AccessibilityAction
import android.widget.Button
import app.annabella.ui.Ui

/** Makes the large areas in the corners, which can be found without looking. */
object CornerArea {
    fun of(ui: Ui, label: Int, click: () -> Unit): Button =
        ui.button(ui.context.getString(label), click = click).apply {
            setTextSize(TypedValue.COMPLEX_UNIT_SP, Ui.TITLE_SP)
            setPadding(ui.dp(8), ui.dp(8), ui.dp(8), ui.dp(8))
            maxLines = 2
            // long words in a large script become smaller before they are broken
            setAutoSizeTextTypeUniformWithConfiguration(
                SMALLEST_SP,
                Ui.TITLE_SP.toInt(),
                1,
                TypedValue.COMPLEX_UNIT_SP,
            )
        }

    /** Names what a click and a long click do, for a screen reader. */
    fun nameActions(area: View, click: CharSequence, longClick: CharSequence) {
        area.accessibilityDelegate = object : View.AccessibilityDelegate() {
            override fun onInitializeAccessibilityNodeInfo(host: View, info: AccessibilityNodeInfo) {
                super.onInitializeAccessibilityNodeInfo(host, info)
                info.addAction(AccessibilityAction(AccessibilityNodeInfo.ACTION_CLICK, click))
                info.addAction(AccessibilityAction(AccessibilityNodeInfo.ACTION_LONG_CLICK, longClick))
            }
        }
    }

    private const val SMALLEST_SP = 12
}
