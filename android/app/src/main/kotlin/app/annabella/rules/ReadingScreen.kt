package app.annabella.rules

import android.os.Bundle
import android.view.View
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameKind
import app.annabella.core.SpeechLanguage
import app.annabella.core.TextSection
import app.annabella.core.gameName
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Card
import app.annabella.ui.Form
import app.annabella.ui.PageScreen

/** A text about a game, to be read from heading to heading. */
abstract class ReadingScreen(activity: MainActivity, about: String, usual: GameKind) : PageScreen(activity) {
    protected val kind: GameKind = GameKind.entries.find { it.name == about } ?: usual
    protected val language: SpeechLanguage get() = SpeechChoices.languageOf(text(R.string.language_code))

    protected abstract fun sections(): List<TextSection>

    override fun content(saved: Bundle?): View {
        val form = Form(ui, dialogs)
        val sections = sections().map { section ->
            val head = ui.heading(section.heading)
            Card.of(ui, head, *section.paragraphs.map { ui.reading(it) }.toTypedArray(), gap = 8)
        }
        val views = listOf<View>(ui.display(gameName(kind, language))) + sections
        return ui.column(form.inset(ui.column(*views.toTypedArray(), gap = 12)))
    }
}
