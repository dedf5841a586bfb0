package app.annabella.home

import app.annabella.AnnabellaApp
import app.annabella.core.GamePlayer
import app.annabella.core.Phrase
import app.annabella.core.SavedCondition
import app.annabella.core.SavedGame
import app.annabella.core.SpeechLanguage
import app.annabella.core.boardNumber
import app.annabella.core.store.Outcome
import app.annabella.game.LastBoard

/** The game that is gone on with. */
class GameInProgress private constructor(
    val id: String,
    val board: LastBoard,
    val first: GamePlayer,
    val second: GamePlayer,
    /** It lies on the table. */
    val isOpen: Boolean,
    /** What it is and where it stands; null where that is not known yet. */
    val sentence: Phrase? = null,
    private val display: Display = Display(emptyList(), 0),
) {
    /** All boards of a simultaneous display, none of a game alone, and which of them this is. */
    private class Display(val shelf: List<ShelvedBoard>, val number: Int)

    val shelf: List<ShelvedBoard> get() = display.shelf

    /** Which board this is of how many; null for a game alone. */
    fun boardOf(language: SpeechLanguage): String? = if (shelf.isEmpty() || display.number == 0) {
        null
    } else {
        boardNumber(display.number.toUInt(), shelf.size.toUInt(), null, language)
    }

    companion object {
        /** The one on the table, or what is known of the last one without the library. */
        fun kept(app: AnnabellaApp): GameInProgress? = open(app) ?: app.games.lastBoard
            ?.takeIf { !it.isOver }
            ?.let { board ->
                val id = app.games.lastId.orEmpty()
                GameInProgress(id, board, GamePlayer.Person, GamePlayer.Person, isOpen = false)
            }

        /** The one on the table, or of the saved [games] the last that is not over. */
        suspend fun find(
            app: AnnabellaApp,
            games: List<SavedGame>,
            language: SpeechLanguage,
        ): GameInProgress? {
            val open = open(app) ?: return saved(app, games, language)
            // a game without a move is not among the saved ones
            val sentence = (app.games.current.value?.summary() as? Outcome.Done)?.value
            val display = Display(ShelvedBoard.open(app, language), app.games.number)
            return GameInProgress(
                open.id,
                open.board,
                open.first,
                open.second,
                true,
                sentence,
                display,
            )
        }

        private fun open(app: AnnabellaApp): GameInProgress? {
            val game = app.games.current.value ?: return null
            val state = game.state.value
            val isOver = app.games.boards.value.all { it.isOver }
            if (state.isClosed || isOver) return null
            return GameInProgress(
                "",
                LastBoard.of(state.view, app.games.isTurned(game)),
                state.view.first.player,
                state.view.second.player,
                true,
            )
        }

        private fun saved(
            app: AnnabellaApp,
            games: List<SavedGame>,
            language: SpeechLanguage,
        ): GameInProgress? {
            val left = games.filter(::goesOn)
            val ofDisplay = app.games.lastBoards.map { it.id }
            val game = left.find { it.id == app.games.lastId }
                // the board on the table may be the first that was over
                ?: left.find { it.id in ofDisplay && app.games.lastId in ofDisplay }
                ?: left.firstOrNull() ?: return null
            val content = game.content ?: return null
            val kept = app.games.lastBoard?.takeIf { game.id == app.games.lastId }
            val shelf = if (game.id in ofDisplay) ShelvedBoard.saved(app, games, language) else emptyList()
            val isSame = kept?.picture?.pieces.contentEquals(content.board)
            val board = kept.takeIf { isSame } ?: LastBoard.of(content)
            return GameInProgress(
                game.id,
                board,
                content.first.player,
                content.second.player,
                false,
                game.summary,
                Display(shelf, ofDisplay.indexOf(game.id) + 1),
            )
        }

        private fun goesOn(game: SavedGame): Boolean =
            (game.condition is SavedCondition.Whole || game.condition is SavedCondition.Unfinished) &&
                game.content?.result == "*"
    }
}
