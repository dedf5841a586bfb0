package app.annabella.speech

import app.annabella.ui.Page

/** What a sentence is about, and so on which pages it is seen. */
sealed interface Subject {
    /** The game on the table: all of its pages show it. */
    data object Game : Subject

    /** What another page has. */
    data class Of(val page: Page) : Subject

    companion object {
        /**
         * What a page is about. Home shows no sentences; what is said there is the game's. What a
         * review finds is not how the game stands.
         */
        fun of(page: Page): Subject = when {
            page == Page.REVIEW -> Of(page)
            page.needsGame || page == Page.HOME -> Game
            else -> Of(page)
        }
    }
}
