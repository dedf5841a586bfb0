package app.annabella.about

import android.os.Bundle
import android.view.View
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.speech.inEnglish
import app.annabella.ui.Form
import app.annabella.ui.PageScreen

/** One licence, word for word, with all texts of it. */
class LicenceScreen(activity: MainActivity, number: Int) : PageScreen(activity) {
    private val licence = Licences.all(activity).getOrNull(number)

    override val title: CharSequence get() = licence?.name ?: text(R.string.about_licences)

    override fun content(saved: Bundle?): View {
        val views = licence?.texts.orEmpty().flatMapIndexed { at, text -> viewsOf(text, isFirst = at == 0) }
        return Form(ui, dialogs).run { ui.column(*views.map(::inset).toTypedArray(), gap = 12) }
    }

    private fun viewsOf(text: LicenceText, isFirst: Boolean): List<View> {
        val parts = ui.body(text.parts.joinToString("\n"))
        if (!isFirst) parts.setPadding(0, ui.dp(24), 0, 0)
        // a paragraph is one line as wide as the screen
        val paragraphs = text.text.split(Regex("\n\\s*\n"))
        return listOf(parts) + paragraphs.map { paragraph ->
            val words = paragraph.lines().map { it.trim() }.filterNot { it.matches(UNDERLINE) }
            ui.small(activity.inEnglish(words.joinToString(" "))).apply { setTextColor(ui.theme.ink) }
        }
    }

    private companion object {
        val UNDERLINE = Regex("[-=]+")
    }
}
