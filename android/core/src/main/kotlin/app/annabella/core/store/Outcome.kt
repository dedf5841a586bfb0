package app.annabella.core.store

import app.annabella.core.GameException
import app.annabella.core.GameUpdate

/** What became of a call to a [GameStore]. */
sealed interface Outcome {
    /** It was done; what was not possible in the game is among the events. */
    data class Done(val update: GameUpdate?) : Outcome

    /** The store is closed, so nothing was done. */
    data object Closed : Outcome

    /** It could not be done; the error says whose fault that is. */
    data class Failed(val error: GameException) : Outcome
}
