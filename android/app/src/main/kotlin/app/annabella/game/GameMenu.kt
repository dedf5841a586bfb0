package app.annabella.game

import app.annabella.R
import app.annabella.ui.ListRow
import app.annabella.ui.Option
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
        val icon = ICONS[action.label]?.let { ListRow.icon(ui, it, ui.theme.ink) }
        return Option(action.run, ui.text(action.label), icon, isGrave = action.label == R.string.game_resign)
    }

    /** What belongs to this game comes first, then other ways to play it, then what is around it. */
    private fun groupOf(label: Int): Int = GROUPS.indexOfFirst { label in it }.coerceAtLeast(0)

    companion object {
        private val TILES = setOf(
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
            setOf(R.string.score_title, R.string.game_spoken, R.string.how_to_title),
            setOf(R.string.blind_title, R.string.game_type, R.string.keys_title),
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

        /** The signs of what can be done, by its label; not all has one. */
        val ICONS: Map<Int, Int> = mapOf(
            R.string.game_offer_draw to R.drawable.ic_draw,
            R.string.game_offer_end to R.drawable.ic_draw,
            R.string.game_pause to R.drawable.ic_pause,
            R.string.game_flip to R.drawable.ic_turn,
            R.string.game_resign to R.drawable.ic_resign,
            R.string.strict_claim to R.drawable.ic_claim,
            R.string.strict_call to R.drawable.ic_arbiter,
            R.string.strict_arbiter to R.drawable.ic_arbiter,
            R.string.strict_sign to R.drawable.ic_pen,
            R.string.strict_verify to R.drawable.ic_pen,
            R.string.strict_record to R.drawable.ic_pen,
            R.string.strict_seal to R.drawable.ic_pen,
            R.string.game_undo to R.drawable.ic_undo,
            R.string.game_redo to R.drawable.ic_redo,
            R.string.game_hint to R.drawable.ic_hint,
            R.string.game_pass to R.drawable.ic_pass,
            R.string.game_start to R.drawable.ic_play,
            R.string.game_continue to R.drawable.ic_play,
            R.string.game_repeat to R.drawable.ic_repeat,
            R.string.game_peek to R.drawable.ic_eye,
            R.string.game_adjust to R.drawable.ic_clock,
            R.string.result_title to R.drawable.ic_flag_end,
            R.string.score_title to R.drawable.ic_sheet,
            R.string.game_spoken to R.drawable.ic_listen,
            R.string.how_to_title to R.drawable.ic_read,
            R.string.blind_title to R.drawable.ic_ear,
            R.string.game_type to R.drawable.ic_type,
            R.string.keys_title to R.drawable.ic_keys,
            R.string.game_full_screen to R.drawable.ic_full,
            R.string.game_leave_full_screen to R.drawable.ic_full,
            R.string.display_title to R.drawable.ic_screen,
            R.string.display_second to R.drawable.ic_screen,
            R.string.display_second_leave to R.drawable.ic_screen,
            R.string.settings_title to R.drawable.ic_tune,
            R.string.result_home to R.drawable.ic_home,
        )
    }
}
