package app.annabella.settings

import android.os.Bundle
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS
import android.widget.Button
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.ui.Card
import app.annabella.ui.Form
import app.annabella.ui.ListRow
import app.annabella.ui.Page
import app.annabella.ui.PageScreen
import app.annabella.ui.Place
import app.annabella.ui.Shape
import app.annabella.ui.markHeading

/** What can be chosen for all games: the list of its pages, or one of them; each choice counts at once. */
class SettingsScreen(activity: MainActivity, private val group: SettingsGroup?) : PageScreen(activity) {
    private var content: View? = null

    /** The line that makes the page anew; the focus goes back to it. */
    private var returnsTo: String? = null

    /** The list stays in sight beside its pages. */
    private val isWide: Boolean get() = isLying && ui.isWide

    /** The page that is seen; none where the list has the screen for itself. */
    private val shown: SettingsGroup? get() = group ?: SettingsGroup.PLAY.takeIf { isWide }

    override val title: CharSequence
        get() = text(group?.title?.takeUnless { isWide } ?: R.string.settings_title)

    override val pinnedPercent: Int get() = LIST_PERCENT

    // what another page has kept is not for this one
    override fun view(saved: Bundle?): View = super.view(saved?.takeIf { it.getString(GROUP) == shown?.name })

    override fun pinned(): View? = if (isWide) list(ui.column(pages())) else null

    private fun list(pages: View): View {
        val side = ui.dp(SIDE_DP)
        pages.setPadding(side, ui.dp(8), side, ui.dp(24))
        return ui.scroll(pages)
    }

    override fun content(saved: Bundle?): View {
        returnsTo = saved?.getString(RETURNS_TO)
        val form = Form(ui, dialogs)
        val group = shown
        val views = if (group == null) {
            listOf(form.inset(ui.column(pages())))
        } else {
            val lines = SettingsLines(activity, form, dialogs, scope, ::showAnew).of(group)
            // beside the list the bar has the name of them all
            if (isWide) listOf(form.inset(ui.column(name(group)))) + lines else lines
        }
        return ui.column(*views.toTypedArray(), gap = 12).also { content = it }
    }

    private fun name(group: SettingsGroup): View = ui.cardTitle(text(group.title)).apply { markHeading() }

    private fun pages(): View {
        val rows = SettingsGroup.entries.map { group ->
            ListRow.of(ui, group.icon, text(group.title)) { open(Place(Page.SETTINGS, group.name)) }
        }
        val about = ListRow.of(ui, R.drawable.ic_info, text(R.string.home_about)) {
            activity.screens.go(Place(Page.ABOUT))
        }
        val card = Card.ofRows(ui, rows + about)
        if (isWide) rows[SettingsGroup.entries.indexOf(shown)].let(::markShown)
        return card
    }

    /** By a line around it and its letters. */
    private fun markShown(row: Button) {
        val shape = Shape(ui, Shape.CARD_DP)
        row.background = shape.control(ui.theme.accentWash, chosen = shape.chosen(ui.theme.accentWash))
        row.typeface = ui.strong
        row.isActivated = true
        row.isSelected = true
    }

    private fun open(place: Place) =
        if (isWide) activity.screens.replace(place) else activity.screens.go(place)

    override fun save(): Bundle = super.save().apply {
        putString(RETURNS_TO, returnsTo)
        putString(GROUP, shown?.name)
    }

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
        const val GROUP = "group"
        const val LIST_PERCENT = 34
        const val SIDE_DP = 16
    }
}
