package app.annabella.blind

import android.annotation.SuppressLint
import android.graphics.Canvas
import android.util.TypedValue
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeInfo.AccessibilityAction
import android.widget.Button
import app.annabella.ui.ButtonFace
import app.annabella.ui.ButtonKind
import app.annabella.ui.Card
import app.annabella.ui.ListRow
import app.annabella.ui.Shape
import app.annabella.ui.Ui

/** Makes the large areas in the corners, which can be found without looking. */
object CornerArea {
    fun of(
        ui: Ui,
        label: Int,
        icon: Int,
        kind: ButtonKind = ButtonKind.SECONDARY,
        click: () -> Unit,
    ): Button =
        SignedButton(ui, icon, ButtonFace.words(ui.theme, kind).defaultColor).apply {
            setText(label)
            isAllCaps = false
            typeface = ui.strong
            setTextColor(ButtonFace.words(ui.theme, kind))
            stateListAnimator = null
            val shape = Shape(ui, Shape.FULL_DP)
            background = if (kind == ButtonKind.PRIMARY) {
                shape.control(ui.theme.accent, shape.face(ui.theme.accentPressed, 0, 0), needsLine = false)
            } else {
                shape.control(ui.theme.surface)
            }
            Card.raise(ui, this)
            setOnClickListener { click() }
            setTextSize(TypedValue.COMPLEX_UNIT_SP, Ui.TITLE_SP)
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

    /** Its sign stands right above its words, both in the middle. */
    @SuppressLint("ViewConstructor")
    private class SignedButton(ui: Ui, icon: Int, tone: Int) : Button(ui.context) {
        private val side = ui.dp(ICON_DP)
        private val gap = ui.dp(GAP_DP)
        private val sign = ListRow.icon(ui, icon, tone)

        init {
            setPadding(ui.dp(8), ui.dp(8) + side + gap, ui.dp(8), ui.dp(8))
        }

        override fun onDraw(canvas: Canvas) {
            super.onDraw(canvas)
            val words = layout ?: return
            val free = height - compoundPaddingTop - compoundPaddingBottom - words.height
            val bottom = compoundPaddingTop + maxOf(0, free / 2) - gap
            val left = (width - side) / 2
            sign?.setBounds(left, bottom - side, left + side, bottom)
            sign?.draw(canvas)
        }
    }

    private const val SMALLEST_SP = 12
    private const val ICON_DP = 36
    private const val GAP_DP = 8
}
