package app.annabella.game

import app.annabella.core.GameKind
import app.annabella.core.ScoreRow

/** A line of the score as it is seen; in a game whose moves have one number each, one of them. */
fun ScoreRow.line(kind: GameKind): String {
    val missing = if (GameLook.of(kind).numbersEach) null else "…"
    return listOfNotNull("$number.", first?.text ?: missing, second?.text).joinToString(" ")
}
