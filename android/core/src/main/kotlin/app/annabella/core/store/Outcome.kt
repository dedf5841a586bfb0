package app.annabella.core.store

import app.annabella.core.GameException
import app.annabella.core.InternalException
import kotlinx.coroutines.CancellationException

/** What became of a call to a [GameStore] or a [GameLibrary]. */
sealed interface Outcome<out T> {
    /** It was done; what was not possible in the game is among the events. */
    data class Done<T>(val value: T) : Outcome<T>

    /**
     * It could not be done; the error says whose fault that is. That of a store which
     * is closed is [GameException.Closed].
     */
    data class Failed(val error: GameException) : Outcome<Nothing>
}

/**
 * Calls the library on this thread. The generated code has an error of its own, and one
 * that nobody foresaw is a fault as well.
 */
internal inline fun <T> outcomeOf(work: () -> T): Outcome<T> =
    try {
        Outcome.Done(work())
    } catch (error: GameException) {
        Outcome.Failed(error)
    } catch (error: CancellationException) {
        throw error
    } catch (error: InternalException) {
        failed(error)
    } catch (error: RuntimeException) {
        failed(error)
    }

internal fun failed(error: Exception): Outcome<Nothing> =
    Outcome.Failed(GameException.Internal(error.message ?: error.toString()))
