package app.annabella.game

import app.annabella.core.ReviewListener
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.speech.Announcer
import kotlinx.coroutines.CompletableDeferred

/** Says what a look back at the game has found. */
class SpokenReview(private val game: GameStore, private val announcer: Announcer) {
    suspend fun say() {
        val end = CompletableDeferred<Unit>()
        val listener = object : ReviewListener {
            override fun onReviewed(done: UInt, all: UInt) = Unit

            override fun onReviewEnded() {
                end.complete(Unit)
            }
        }
        val review = (game.review(null, listener) as? Outcome.Done)?.value ?: return
        review.use {
            end.await()
            announcer.answer(it.result()?.phrases.orEmpty())
        }
    }
}
