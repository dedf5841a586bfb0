package app.annabella.rules

import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameKind
import app.annabella.core.sayings
import app.annabella.ui.Page
import app.annabella.ui.Place

/** What can be said or typed in a game. */
class SayingsScreen(activity: MainActivity, about: String) :
    ReadingScreen(activity, about, usual = GameKind.CHESS) {
    override val title: CharSequence get() = text(R.string.sayings_title)

    override fun sections() = sayings(kind, language)

    companion object {
        fun place(kind: GameKind) = Place(Page.SAYINGS, kind.name)
    }
}
