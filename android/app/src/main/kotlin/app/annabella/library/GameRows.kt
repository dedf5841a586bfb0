package app.annabella.library

import android.view.View
import android.view.ViewGroup
import android.widget.BaseAdapter
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GamePhase
import app.annabella.core.SavedGame

/** The lines of the list: games that go on and those that are over, each kind under its name. */
class GameRows(
    private val activity: MainActivity,
    private val isOfDeleted: Boolean,
    private val sides: Int,
    private val open: (SavedGame) -> Unit,
    private val menu: (SavedGame) -> Unit,
) : BaseAdapter() {
    private sealed interface Line {
        class Heading(val name: Int) : Line

        class Game(val game: SavedGame, val isFirst: Boolean, val isLast: Boolean) : Line
    }

    private val ui = activity.ui
    private val faces = GameRow.Faces(ui)
    private var lines: List<Line> = emptyList()

    /** The game that is shown beside the list. */
    private var chosen: String? = null

    fun choose(id: String?) {
        if (chosen == id) return
        chosen = id
        notifyDataSetChanged()
    }

    fun show(games: List<SavedGame>) {
        val (over, goingOn) = games.partition { it.content?.phase is GamePhase.Over }
        lines = if (isOfDeleted) {
            group(games)
        } else {
            headed(R.string.library_going_on, goingOn) + headed(R.string.library_finished, over)
        }
        notifyDataSetChanged()
    }

    private fun headed(name: Int, games: List<SavedGame>): List<Line> =
        if (games.isEmpty()) emptyList() else listOf(Line.Heading(name)) + group(games)

    private fun group(games: List<SavedGame>): List<Line> = games.mapIndexed { at, game ->
        Line.Game(game, isFirst = at == 0, isLast = at == games.lastIndex)
    }

    override fun getCount(): Int = lines.size

    override fun getItem(position: Int): Any = lines[position]

    override fun getItemId(position: Int): Long = when (val line = lines[position]) {
        is Line.Heading -> line.name.toLong()
        is Line.Game -> line.game.id.hashCode().toLong()
    }

    override fun getViewTypeCount(): Int = 2

    override fun getItemViewType(position: Int): Int = if (lines[position] is Line.Heading) 0 else 1

    // the row itself is no button, what is in it is
    override fun isEnabled(position: Int): Boolean = false

    override fun areAllItemsEnabled(): Boolean = false

    override fun getView(position: Int, old: View?, parent: ViewGroup): View =
        when (val line = lines[position]) {
            is Line.Heading -> heading(old as? TextView, line.name)
            is Line.Game -> {
                val row = old?.tag as? GameRow ?: GameRow(activity, isOfDeleted, sides, faces)
                row.show(line.game, line.isFirst, line.isLast)
                row.main.isSelected = line.game.id == chosen
                row.main.setOnClickListener { open(line.game) }
                row.more.setOnClickListener { menu(line.game) }
                row.view
            }
        }

    private fun heading(old: TextView?, name: Int): View = (old ?: ui.section("")).apply {
        text = ui.text(name)
        setPadding(sides + ui.dp(4), ui.dp(16), sides, ui.dp(8))
    }
}
