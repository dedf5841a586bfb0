package app.annabella.game

import app.annabella.core.Phrase
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome

/** The last move, and whose turn it is or how the game ended. */
suspend fun GameStore.standing(): List<Phrase> =
    (describe() as? Outcome.Done)?.value.orEmpty().takeLast(2)

/** The same, for the eye. */
suspend fun GameStore.standingPrinted(): String = standing().joinToString(" ") { it.printed }
