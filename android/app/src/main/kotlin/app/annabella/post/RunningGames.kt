package app.annabella.post

import android.view.View
import app.annabella.R
import app.annabella.core.GameAwaits
import app.annabella.core.SavedGame
import app.annabella.core.gameName
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Card
import app.annabella.ui.Form
import app.annabella.ui.ListRow
import app.annabella.ui.Ui

/** Games by correspondence that go on, as rows under what else can be done with such games. */
class RunningGames(
    private val ui: Ui,
    private val form: Form,
    private val lines: List<View>,
    private val open: (SavedGame) -> Unit,
) {
    private val rows = Card.ofRows(ui, lines)

    val view: View = ui.column(
        ui.section(ui.text(R.string.post_title)).apply { setPadding(ui.dp(Card.INSET_DP), 0, 0, 0) },
        rows,
        gap = 8,
    )

    /** Shows those of [games] that go on, the one that is due first above. */
    fun show(games: List<SavedGame>) {
        while (rows.childCount > lines.size) rows.removeViewAt(lines.size)
        games.filter(::goesOn).sortedWith(compareBy(::rank, ::due)).forEach(::add)
    }

    private fun add(game: SavedGame) {
        val content = game.content ?: return
        val language = SpeechChoices.languageOf(ui.text(R.string.language_code))
        val row = ListRow.of(ui, R.drawable.ic_letter, "") { open(game) }
        form.tell(row, game.summary?.printed.orEmpty(), listOf(gameName(content.kind, language)))
        Card.put(ui, rows, row)
    }

    private companion object {
        fun goesOn(game: SavedGame) = awaits(game).let { it != null && it != GameAwaits.NOTHING }

        /** What the player himself has to do comes first. */
        fun rank(game: SavedGame) = if (awaits(game) == GameAwaits.CORRESPONDENT) 1 else 0

        fun due(game: SavedGame): ULong = game.content?.correspondence?.dueMs ?: ULong.MAX_VALUE

        fun awaits(game: SavedGame) = game.content?.correspondence?.awaits
    }
}
