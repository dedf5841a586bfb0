package app.annabella.home

import app.annabella.AnnabellaApp
import app.annabella.core.GameSide
import app.annabella.core.SavedGame
import app.annabella.core.SpeechLanguage
import app.annabella.core.boardNamed
import app.annabella.core.other
import app.annabella.core.seatName
import app.annabella.game.LastBoard

/** A board of a simultaneous display, as Home shows it. */
class ShelvedBoard(
    val number: Int,
    val board: LastBoard,
    val name: String,
    /** How the game stands, for who does not see it. */
    val standing: String,
) {
    companion object {
        /** Those that are open; none where there is one alone. */
        suspend fun open(app: AnnabellaApp, language: SpeechLanguage): List<ShelvedBoard> {
            val boards = app.games.boards.value.takeIf { it.size > 1 } ?: return emptyList()
            return boards.mapIndexed { at, board ->
                val picture = LastBoard.of(board.game.state.value.view, app.games.isTurned(board.game))
                ShelvedBoard(
                    at + 1,
                    picture,
                    named(at + 1, board.opponent(language), language),
                    board.standing(),
                )
            }
        }

        /** Those that were open when the app ended, and are saved. */
        fun saved(app: AnnabellaApp, games: List<SavedGame>, language: SpeechLanguage): List<ShelvedBoard> {
            val saved = games.associateBy { it.id }
            val boards = app.games.lastBoards.filter { saved[it.id]?.content != null }
            if (boards.size < 2) return emptyList()
            return boards.mapIndexed { at, (id, own) ->
                val game = checkNotNull(saved[id])
                val content = checkNotNull(game.content)
                val seat = if (own == GameSide.FIRST) content.second else content.first
                val name = seatName(content.kind, seat.player, own.other, seat.name, false, language)
                ShelvedBoard(
                    at + 1,
                    LastBoard.of(content),
                    named(at + 1, name, language),
                    game.summary?.printed.orEmpty(),
                )
            }
        }

        private fun named(number: Int, name: String, language: SpeechLanguage) =
            boardNamed(number.toUInt(), name, language)
    }
}
