package app.annabella.settings

import android.os.Bundle
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.ui.Form
import app.annabella.ui.PageScreen

/** What can be chosen for all games, in short groups; each counts at once. */
class SettingsScreen(activity: MainActivity) : PageScreen(activity) {
    private var content: View? = null

    /** The line that makes the page anew; the focus goes back to it. */
    private var returnsTo: String? = null

    override val title: CharSequence get() = text(R.string.settings_title)

    override fun content(saved: Bundle?): View {
        returnsTo = saved?.getString(RETURNS_TO)
        val lines = SettingsLines(activity, Form(ui, dialogs), dialogs, scope, ::showAnew)
        val form = Form(ui, dialogs)
        val views = lines.groups().flatMap { (name, group) -> listOf(form.group(text(name))) + group }
        return ui.column(*views.toTypedArray(), gap = 4).also { content = it }
    }

    override fun save(): Bundle = super.save().apply { putString(RETURNS_TO, returnsTo) }

    override fun show() {
        val line = returnsTo?.let { content?.findViewWithTag<View>(it) } ?: return
        returnsTo = null
        line.requestFocus()
        if (app.screenReader.isOn) {
            line.post { line.performAccessibilityAction(ACTION_ACCESSIBILITY_FOCUS, null) }
        }
    }

    /** Other colours or another language: the whole page is made again. */
    private fun showAnew(line: String) {
        returnsTo = line
        activity.recreate()
    }

    private companion object {
        const val RETURNS_TO = "returns-to"
    }
}
