package app.annabella.ui

import android.content.res.ColorStateList
import android.graphics.Color
import android.graphics.drawable.Drawable
import android.view.Gravity
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.Button
import android.widget.CheckBox
import android.widget.RadioButton
import app.annabella.R

/** Buttons that are marked or not: by a sign, never by a colour alone. */
object CheckableButton {
    /** Of how many at most one is marked. */
    enum class Kind { ONE, SOME }

    /** A line of a list. */
    fun row(ui: Ui, text: CharSequence, kind: Kind, isMarked: Boolean, click: () -> Unit): Button =
        ui.button(text, click = click).apply {
            typeface = ui.plain
            gravity = Gravity.START or Gravity.CENTER_VERTICAL
            textAlignment = View.TEXT_ALIGNMENT_VIEW_START
            background = ButtonFace.bare(ui)
            compoundDrawablePadding = ui.dp(20)
            setPaddingRelative(ui.dp(16), ui.dp(8), ui.dp(16), ui.dp(8))
            tell(this, kind)
            mark(ui, this, isMarked)
        }

    /** Marks a line or takes its mark away. */
    fun mark(ui: Ui, button: Button, isMarked: Boolean) {
        button.isActivated = isMarked
        val sign = sign(ui, if (isMarked) ui.theme.accent else 0)
        button.setCompoundDrawablesRelative(sign, null, button.compoundDrawablesRelative[END], null)
    }

    /** A picture at the end of a line, as large as it is. */
    fun picture(button: Button, picture: Drawable) {
        picture.setBounds(0, 0, picture.intrinsicWidth, picture.intrinsicHeight)
        val sign = button.compoundDrawablesRelative[0]
        button.setCompoundDrawablesRelative(sign, null, picture, null)
    }

    /** One of a few that stand in a trough, maybe with a [sign] before its words: the chosen one lies on it. */
    fun segment(ui: Ui, text: CharSequence, sign: Drawable? = null, click: () -> Unit): Button {
        val shape = Shape(ui, SEGMENT_DP)
        val background = shape.control(
            Color.TRANSPARENT,
            chosen = shape.chosen(ui.theme.surface),
            needsLine = false,
        )
        return choice(ui, text, background, click).apply {
            if (sign == null) return@apply
            setCompoundDrawablesRelativeWithIntrinsicBounds(sign, null, null, null)
            compoundDrawablePadding = ui.dp(8)
            gravity = Gravity.START or Gravity.CENTER_VERTICAL
            textAlignment = View.TEXT_ALIGNMENT_VIEW_START
        }
    }

    /** One of many that stand in rows. */
    fun cell(ui: Ui, text: CharSequence, click: () -> Unit): Button {
        val shape = Shape(ui, Shape.SMALL_DP)
        val background = shape.control(ui.theme.wash, chosen = shape.chosen(ui.theme.accentWash))
        return choice(ui, text, background, click)
    }

    /** A filter of a list. */
    fun chip(
        ui: Ui,
        text: CharSequence,
        click: () -> Unit,
    ): Button = choice(ui, text, ButtonFace.of(ui, ButtonKind.SECONDARY), click).apply {
        setPadding(ui.dp(14), ui.dp(8), ui.dp(14), ui.dp(8))
        compoundDrawablePadding = ui.dp(8)
    }

    /** Marks the filter that holds, by its fill and a sign. */
    fun chooseChip(ui: Ui, button: Button, isChosen: Boolean) {
        choose(ui, button, isChosen)
        val tone = if (isChosen) ui.theme.onAccent else ui.theme.ink
        // also while it is pressed, so that its words are always seen
        button.background = ButtonFace.of(ui, if (isChosen) ButtonKind.PRIMARY else ButtonKind.SECONDARY)
        button.setTextColor(tone)
        button.setCompoundDrawablesRelative(if (isChosen) sign(ui, tone) else null, null, null, null)
    }

    private fun choice(ui: Ui, text: CharSequence, background: Drawable, click: () -> Unit) =
        ui.button(text, click = click).apply {
            this.background = background
            setPadding(ui.dp(8), ui.dp(8), ui.dp(8), ui.dp(8))
            typeface = ui.plain
            tell(this, Kind.ONE)
        }

    /** Marks one that was chosen, by a line and by its letters. */
    fun choose(ui: Ui, button: Button, isChosen: Boolean) {
        button.isActivated = isChosen
        button.isSelected = isChosen
        button.typeface = if (isChosen) ui.strong else ui.plain
    }

    private fun sign(ui: Ui, tone: Int): Drawable? = ui.context.getDrawable(R.drawable.ic_check)?.apply {
        setTintList(ColorStateList.valueOf(tone))
        setBounds(0, 0, ui.dp(SIGN_DP), ui.dp(SIGN_DP))
    }

    private fun tell(button: Button, kind: Kind) {
        button.accessibilityDelegate = object : View.AccessibilityDelegate() {
            override fun onInitializeAccessibilityNodeInfo(host: View, info: AccessibilityNodeInfo) {
                super.onInitializeAccessibilityNodeInfo(host, info)
                val role = if (kind == Kind.ONE) RadioButton::class.java else CheckBox::class.java
                info.className = role.name
                info.isCheckable = true
                info.isChecked = host.isActivated
                // that is for the eye, and would be said beside it
                info.isSelected = false
            }

            override fun sendAccessibilityEvent(host: View, eventType: Int) {
                if (eventType != AccessibilityEvent.TYPE_VIEW_SELECTED) {
                    super.sendAccessibilityEvent(host, eventType)
                }
            }
        }
    }

    /** Among the drawables of a button. */
    private const val END = 2
    private const val SIGN_DP = 20
    private const val SEGMENT_DP = 11
}
