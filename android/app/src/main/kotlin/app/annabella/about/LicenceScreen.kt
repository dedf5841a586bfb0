package app.annabella.about

import android.os.Bundle
import android.text.SpannableString
import android.text.Spanned
import android.text.style.LocaleSpan
import android.view.View
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.ui.Form
import app.annabella.ui.PageScreen
import java.util.Locale

/** One licence, word for word. */
class LicenceScreen(activity: MainActivity, number: Int) : PageScreen(activity) {
    private val licence = Licences.all(activity).getOrNull(number)

    override val title: CharSequence get() = licence?.name ?: text(R.string.about_licences)

    override fun content(saved: Bundle?): View {
        val parts = ui.body(licence?.parts.orEmpty().joinToString("\n"))
        // they are in English in every language; a paragraph is one line as wide as the screen
        val paragraphs = licence?.text.orEmpty().split(Regex("\n\\s*\n"))
        val texts = paragraphs.map { paragraph ->
            val words = paragraph.lines().map { it.trim() }.filterNot { it.matches(UNDERLINE) }
            val text = SpannableString(words.joinToString(" "))
            text.setSpan(LocaleSpan(Locale.ENGLISH), 0, text.length, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)
            ui.small(text).apply { setTextColor(ui.theme.ink) }
        }
        return Form(ui, dialogs).run { ui.column(inset(parts), *texts.map(::inset).toTypedArray(), gap = 12) }
    }

    private companion object {
        val UNDERLINE = Regex("[-=]+")
    }
}
