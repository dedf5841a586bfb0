package app.annabella.game

import app.annabella.core.GameKind
import app.annabella.core.ScoreLetters
import app.annabella.core.ScoreRow
import app.annabella.core.latestMove
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import kotlinx.coroutines.flow.distinctUntilChangedBy
import kotlinx.coroutines.flow.map

/** A line of the score as it is seen; in a game whose moves have one number each, one of them. */
fun ScoreRow.line(kind: GameKind): String {
    val missing = if (GameLook.of(kind).numbersEach) null else "…"
    return listOfNotNull("$number.", first?.text ?: missing, second?.text).joinToString(" ")
}

/** The moves of a line after one ply and up to another; null if there is none. */
fun ScoreRow.part(after: UInt = 0u, upTo: UInt = UInt.MAX_VALUE): ScoreRow? {
    val (first, second) = listOf(first, second).map { move ->
        move?.takeIf { it.ply > after && it.ply <= upTo }
    }
    return if (first == null && second == null) null else ScoreRow(number, first, second)
}

/** Tells the moves of a game as they are made, and taken back, until it is cancelled. */
suspend fun GameStore.followScore(show: (List<ScoreRow>) -> Unit) {
    var rows = emptyList<ScoreRow>()
    val views = state.map { it.view }
    views.distinctUntilChangedBy { Triple(it.plies, it.latestMove, it.toldPlies) }.collect { view ->
        if (view.toldPlies < view.plies) {
            rows = emptyList()
            return@collect show(rows)
        }
        val known = rows.lastOrNull()?.let { it.second?.ply ?: it.first?.ply } ?: 0u
        // what was taken back, or missed, is told anew from the beginning
        val from = if (known > 0u && view.plies == known + 1u) view.plies else 0u
        val new = (score(ScoreLetters.FIGURINES, from) as? Outcome.Done)?.value ?: return@collect
        val kept = if (from ==
            0u
        ) {
            emptyList()
        } else {
            rows.dropLastWhile { it.number == new.firstOrNull()?.number }
        }
        rows = kept + new
        show(rows)
    }
}
