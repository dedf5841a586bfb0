package app.annabella.about

import android.os.Bundle
import android.text.TextUtils
import android.view.View
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.libraryVersion
import app.annabella.ui.Form
import app.annabella.ui.Page
import app.annabella.ui.PageScreen
import app.annabella.ui.Place
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
        val views = listOf(
            form.inset(name),
            form.inset(ui.body(text(R.string.about_what))),
            form.group(text(R.string.about_privacy)),
            form.inset(ui.body(text(R.string.about_privacy_text))),
            form.group(text(R.string.about_licences)),
            form.inset(ui.body(text(R.string.about_licences_text))),
        )
        val column = ui.column(*views.toTypedArray(), gap = 8)
        Licences.all(activity).forEachIndexed { number, licence ->
            val line = form.line(licence.name) { activity.screens.go(Place(Page.LICENCE, number.toString())) }
            form.value(line, licence.name, licence.parts.joinToString(", "))
            line.maxLines = MOST_LINES
            line.ellipsize = TextUtils.TruncateAt.END
            column.addView(line)
        }
        return column
    }

    private companion object {
        /** The licence's own page has all of its parts. */
        const val MOST_LINES = 3
    }
}
