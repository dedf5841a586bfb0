package app.annabella.ui

/** The pages of the app. */
enum class Page(
    /** It shows the game on the table, and is nothing without one. */
    val needsGame: Boolean = false,
    /** The clock of that game is seen on it, or told for whoever plays without seeing. */
    val showsClock: Boolean = false,
) {
    HOME,
    NEW_GAME,
    RULES,
    HOW_TO,
    SAYINGS,
    GAME(needsGame = true, showsClock = true),
    BLIND(needsGame = true, showsClock = true),
    REVIEW(needsGame = true),
    STEPS(needsGame = true, showsClock = true),
    KEYS,
    ARBITER(needsGame = true, showsClock = true),
    DISPLAY(needsGame = true, showsClock = true),
    SCORE(needsGame = true),
    FAULT(needsGame = true),
    SETUP,
    CLOCK,
    EXERCISES,
    EXERCISE,
    LIBRARY,
    SETTINGS,
    ABOUT,
    LICENCE,
}

/** A page and what it is about, such as the id of a game. */
data class Place(val page: Page, val about: String = "") {
    /** For what an activity keeps of itself. */
    fun kept(): String = "$page $about"

    companion object {
        /** The place that was kept; Home if this version does not know it. */
        fun of(kept: String): Place {
            val (name, about) = kept.split(' ', limit = 2).let { it[0] to it.getOrElse(1) { "" } }
            val page = Page.entries.find { it.name == name } ?: return Place(Page.HOME)
            return Place(page, about)
        }
    }
}
