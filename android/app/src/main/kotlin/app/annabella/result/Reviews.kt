package app.annabella.result

import app.annabella.core.GameSide
import app.annabella.core.ReviewListener
import app.annabella.core.ReviewResult
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.withContext

/** Looks back at games. Keeps what came of the last one while that lies on the table. */
class Reviews {
    private val passed = MutableStateFlow(0 to 0)
    private var kept: Kept? = null

    private class Kept(val game: GameStore, val plies: UInt, val result: ReviewResult)

    /** How many positions were looked at, and of how many. */
    val progress: StateFlow<Pair<Int, Int>> = passed.asStateFlow()

    /** What came of this game before, unless it has gone on since. */
    fun of(game: GameStore): ReviewResult? =
        kept?.takeIf { it.game === game && it.plies == pliesOf(game) }?.result

    private fun pliesOf(game: GameStore): UInt = game.state.value.view.plies

    /** What was kept can be found again. */
    fun forget() {
        kept = null
    }

    /** Looks at a game; null where nothing came of it. */
    suspend fun run(game: GameStore, side: GameSide?): Outcome<ReviewResult?> {
        passed.value = 0 to 0
        val plies = pliesOf(game)
        val ended = CompletableDeferred<Unit>()
        val listener = object : ReviewListener {
            override fun onReviewed(done: UInt, all: UInt) {
                passed.value = done.toInt() to all.toInt()
            }

            override fun onReviewEnded() {
                ended.complete(Unit)
            }
        }
        val review = when (val begun = game.review(side, listener)) {
            is Outcome.Failed -> return begun
            is Outcome.Done -> begun.value
        }
        try {
            ended.await()
            val result = withContext(Dispatchers.IO) { review.result() }
            kept = result?.let { Kept(game, plies, it) }
            return Outcome.Done(result)
        } finally {
            // that cancels it
            withContext(NonCancellable + Dispatchers.IO) { review.close() }
        }
    }
}
