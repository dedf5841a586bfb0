package app.annabella.game

import app.annabella.AnnabellaApp
import app.annabella.R
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.platform.inLanguage
import app.annabella.speech.SpeechChoices

/** Says what a look back at the game has found. */
suspend fun AnnabellaApp.sayReview(game: GameStore) {
    val view = game.state.value.view
    val side = SpeechChoices.listener(view.first.player, view.second.player)
    // it would advise
    if (!view.mayAdvise) {
        val context = inLanguage(settings.language)
        val language = context.getString(R.string.language_code)
        return announcer.say(context.getString(R.string.review_later), language)
    }
    val found = reviews.of(game) ?: (reviews.run(game, side) as? Outcome.Done)?.value
    // it takes a while, and another game may be played by then
    if (games.current.value !== game) return
    announcer.answer(found?.phrases.orEmpty())
}
