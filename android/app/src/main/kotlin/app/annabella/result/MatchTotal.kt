package app.annabella.result

import app.annabella.core.HalfPoints
import app.annabella.core.SpeechLanguage
import app.annabella.core.other
import app.annabella.core.seat
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.core.totalTold
import app.annabella.game.Games
import app.annabella.game.OpenBoard

/** What two people at this device have in all: from games that were played again, and from several boards. */
class MatchTotal(private val games: Games) {
    /** In words, with the [names] of the players of a game; empty where it is the only one of both. */
    suspend fun told(game: GameStore, names: List<String>, language: SpeechLanguage): String {
        if (!game.state.value.view.hasTwoPeople) return ""
        val here = games.boards.value.find { it.game === game } ?: return ""
        val boards = games.boards.value.filter { it === here || playersOf(it) == playersOf(here) }
        val hasEarlier = (game.setup() as? Outcome.Done)?.value?.earlier != null
        if (boards.size < 2 && !hasEarlier) return ""
        var total = HalfPoints(0u, 0u)
        for (board in boards) {
            val points = (board.game.total() as? Outcome.Done)?.value ?: continue
            val (first, second) =
                if (board.own == here.own) points else HalfPoints(points.second, points.first)
            total = HalfPoints(total.first + first, total.second + second)
        }
        val (first, second) = names
        return totalTold(first, second, total, language)
    }

    /** Who plays at all boards, and his opponent at this one. */
    private suspend fun playersOf(board: OpenBoard): List<String>? {
        val setup = (board.game.setup() as? Outcome.Done)?.value ?: return null
        return listOf(board.own, board.own.other).map { setup.seat(it).name }
    }
}
