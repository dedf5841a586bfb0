package app.annabella.game

import app.annabella.R
import app.annabella.ui.Option
import app.annabella.ui.Signs
import app.annabella.ui.Ui

/** The menu of a game: what is often done as tiles, and the rest in groups, each with its sign. */
class GameMenu(private val ui: Ui) {
    fun show(actions: List<GameActions.Action>) {
        // one alone is a line like the others
        val tiles = actions.filter { it.label in TILES }.takeIf { it.size > 1 }.orEmpty()
        val rest = actions - tiles.toSet()
        val groups = rest.groupBy { groupOf(it.label) }.toSortedMap().values
        ui.dialogs.menu(
            ui.text(R.string.game_menu),
            tiles.map(::option),
            groups.map { it.map(::option) },
        )
    }

    private fun option(action: GameActions.Action): Option<() -> Unit> {
        val isGrave = action.label == R.string.game_resign
        return Option(action.run, ui.text(action.label), Signs.of(ui, action.label), isGrave)
    }

    /** What belongs to this game comes first, then other ways to play it, then what is around it. */
    private fun groupOf(label: Int): Int = GROUPS.indexOfFirst { label in it }.coerceAtLeast(0)

    private companion object {
        val TILES = setOf(
            R.string.game_offer_draw,
            R.string.game_offer_end,
            R.string.game_pause,
            R.string.game_flip,
            R.string.game_resign,
            R.string.strict_claim,
            R.string.strict_call,
        )

        /** The first one has also what stands in none. */
        private val GROUPS = listOf(
            setOf(
                R.string.score_title,
                R.string.game_spoken,
                R.string.boards_title,
                R.string.how_to_title,
            ),
            setOf(R.string.blind_title, R.string.game_type, R.string.sayings_title, R.string.keys_title),
            setOf(
                R.string.game_full_screen,
                R.string.game_leave_full_screen,
                R.string.display_title,
                R.string.display_second,
                R.string.display_second_leave,
                R.string.settings_title,
                R.string.result_home,
            ),
        )
    }
}
