package app.annabella.game

import app.annabella.AnnabellaApp
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome

/** Says what a look back at the game has found. */
suspend fun AnnabellaApp.sayReview(game: GameStore) {
    val found = reviews.of(game) ?: (reviews.run(game, side = null) as? Outcome.Done)?.value
    announcer.answer(found?.phrases.orEmpty())
}
