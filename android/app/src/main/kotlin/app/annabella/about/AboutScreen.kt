package app.annabella.about

import android.os.Bundle
import android.text.TextUtils
import android.view.View
import android.widget.ImageView
import android.widget.LinearLayout
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.libraryVersion
import app.annabella.ui.Card
import app.annabella.ui.Form
import app.annabella.ui.Page
import app.annabella.ui.PageScreen
import app.annabella.ui.Place
import app.annabella.ui.Shape
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** What the app is, what it keeps, and whose work is in it. */
class AboutScreen(activity: MainActivity) : PageScreen(activity) {
    override val title: CharSequence get() = text(R.string.home_about)

    override fun content(saved: Bundle?): View {
        val form = Form(ui, dialogs)
        val name = ui.title(text(R.string.app_name))
        // the number comes from the library
        scope.launch {
            val version = withContext(Dispatchers.IO) { libraryVersion() }
            name.text = "${text(R.string.app_name)} $version"
        }
        val licences = Licences.all(activity).mapIndexed { number, licence ->
            val line = form.line(licence.name) { activity.screens.go(Place(Page.LICENCE, number.toString())) }
            form.value(line, licence.name, licence.parts.joinToString(", "))
            line.maxLines = MOST_LINES
            line.ellipsize = TextUtils.TruncateAt.END
            line
        }
        return ui.column(
            card(Card.of(ui, mark(), name, ui.body(text(R.string.about_what)))),
            form.group(text(R.string.about_privacy)),
            card(Card.of(ui, ui.body(text(R.string.about_privacy_text)))),
            form.group(text(R.string.about_licences)),
            form.inset(ui.body(text(R.string.about_licences_text))),
            card(Card.ofRows(ui, licences, wordsAtDp = Card.INSET_DP)),
            gap = 8,
        )
    }

    private fun card(card: View): View = Form.inset(ui, ui.column(card))

    private fun mark() = ImageView(activity).apply {
        setImageResource(R.drawable.mark)
        background = Shape(ui, Shape.TILE_DP).still(ui.theme.wash)
        clipToOutline = true
        importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        layoutParams = LinearLayout.LayoutParams(ui.dp(MARK_DP), ui.dp(MARK_DP))
    }

    private companion object {
        /** The licence's own page has all of its parts. */
        const val MOST_LINES = 3
        const val MARK_DP = 88
    }
}
