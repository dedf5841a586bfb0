package app.annabella.newgame

import android.graphics.Rect
import android.os.Bundle
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeInfo.AccessibilityAction
import android.widget.LinearLayout
import app.annabella.R
import app.annabella.ui.Form
import app.annabella.ui.Ui

/** What is rarely changed: a line that opens and closes what is under it. */
class ExpandableSection(
    private val ui: Ui,
    private val form: Form,
    private val name: CharSequence,
    opens: Boolean,
) {
    var isOpen: Boolean = opens
        private set

    /** What is seen when it is open. */
    val content: LinearLayout = ui.column()

    private val line = form.line(name) { change(!isOpen) }

    val view: LinearLayout = ui.column(line, content, gap = 16)

    init {
        line.accessibilityDelegate = Delegate()
        line.compoundDrawablePadding = ui.dp(8)
        turn(opens)
    }

    /** Says in the line what is chosen under it. */
    fun summarize(chosen: List<CharSequence>) {
        if (chosen.isEmpty()) line.text = name else form.value(line, name, chosen.joinToString(", "))
    }

    /** What comes into sight at once, as far as there is room under the line. */
    private fun change(opens: Boolean) {
        turn(opens)
        if (opens) view.post { view.requestRectangleOnScreen(Rect(0, 0, view.width, view.height), true) }
    }

    private fun turn(opens: Boolean) {
        isOpen = opens
        content.visibility = if (opens) View.VISIBLE else View.GONE
        val sign = ui.context.getDrawable(if (opens) R.drawable.ic_up else R.drawable.ic_down)
        sign?.setTint(ui.theme.ink)
        line.setCompoundDrawablesRelativeWithIntrinsicBounds(sign, null, null, null)
    }

    /** Lets a screen reader tell whether it is open. */
    private inner class Delegate : View.AccessibilityDelegate() {
        override fun onInitializeAccessibilityNodeInfo(host: View, info: AccessibilityNodeInfo) {
            super.onInitializeAccessibilityNodeInfo(host, info)
            val turn = if (isOpen) AccessibilityAction.ACTION_COLLAPSE else AccessibilityAction.ACTION_EXPAND
            info.addAction(turn)
        }

        override fun performAccessibilityAction(host: View, action: Int, args: Bundle?): Boolean {
            when (action) {
                AccessibilityNodeInfo.ACTION_EXPAND -> change(true)
                AccessibilityNodeInfo.ACTION_COLLAPSE -> change(false)
                else -> return super.performAccessibilityAction(host, action, args)
            }
            return true
        }
    }
}
