package app.annabella.settings

import android.os.Bundle
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.ui.Card
import app.annabella.ui.Form
import app.annabella.ui.ListRow
import app.annabella.ui.Page
import app.annabella.ui.PageScreen
import app.annabella.ui.Place

/** What can be chosen for all games: the list of its pages, or one of them; each choice counts at once. */
class SettingsScreen(activity: MainActivity, private val group: SettingsGroup?) : PageScreen(activity) {
    private var content: View? = null

    /** The line that makes the page anew; the focus goes back to it. */
    private var returnsTo: String? = null

    override val title: CharSequence get() = text(group?.title ?: R.string.settings_title)

    override fun content(saved: Bundle?): View {
        returnsTo = saved?.getString(RETURNS_TO)
        val form = Form(ui, dialogs)
        val views = if (group == null) {
            listOf(form.inset(ui.column(pages())))
        } else {
            SettingsLines(activity, form, dialogs, scope, ::showAnew).of(group)
        }
        return ui.column(*views.toTypedArray(), gap = 12).also { content = it }
    }

    private fun pages(): View {
        val rows = SettingsGroup.entries.map { group ->
            ListRow.of(ui, group.icon, text(group.title)) { go(Place(Page.SETTINGS, group.name)) }
        }
        return Card.ofRows(
            ui,
            rows + ListRow.of(ui, R.drawable.ic_info, text(R.string.home_about)) { go(Place(Page.ABOUT)) },
        )
    }

    private fun go(place: Place) = activity.screens.go(place)

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
