package app.annabella.rules

import android.os.Bundle
import android.view.View
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameKind
import app.annabella.core.gameName
import app.annabella.core.gameRules
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Card
import app.annabella.ui.Form
import app.annabella.ui.Page
import app.annabella.ui.PageScreen
import app.annabella.ui.Place

/** How a game is played, to be read from heading to heading. */
class HowToScreen(activity: MainActivity, about: String) : PageScreen(activity) {
    private val kind = GameKind.entries.find { it.name == about } ?: GameKind.CHECKERS
    private val language get() = SpeechChoices.languageOf(text(R.string.language_code))

    override val title: CharSequence get() = text(R.string.how_to_title)

    override fun content(saved: Bundle?): View {
        val form = Form(ui, dialogs)
        val sections = gameRules(kind, language).map { section ->
            val head = ui.heading(section.heading)
            Card.of(ui, head, *section.paragraphs.map { ui.reading(it) }.toTypedArray(), gap = 8)
        }
        val views = listOf<View>(ui.display(gameName(kind, language))) + sections
        return ui.column(form.inset(ui.column(*views.toTypedArray(), gap = 12)))
    }

    companion object {
        fun place(kind: GameKind) = Place(Page.HOW_TO, kind.name)
    }
}
