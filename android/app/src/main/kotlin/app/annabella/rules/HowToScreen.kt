package app.annabella.rules

import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameKind
import app.annabella.core.gameRules
import app.annabella.ui.Page
import app.annabella.ui.Place

/** How a game is played. */
class HowToScreen(activity: MainActivity, about: String) :
    ReadingScreen(activity, about, usual = GameKind.CHECKERS) {
    override val title: CharSequence get() = text(R.string.how_to_title)

    override fun sections() = gameRules(kind, language)

    companion object {
        fun place(kind: GameKind) = Place(Page.HOW_TO, kind.name)
    }
}
