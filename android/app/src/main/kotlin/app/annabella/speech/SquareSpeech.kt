package app.annabella.speech

import app.annabella.core.Phrase
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome

/** Says what is on the squares to which a finger comes without a screen reader. */
class SquareSpeech(private val game: GameStore, private val announcer: Announcer) {
    private var revision: ULong? = null
    private var labels: List<Phrase> = emptyList()

    suspend fun say(square: Int) {
        val now = game.state.value.revision
        if (now != revision) {
            labels = (game.squareLabels() as? Outcome.Done)?.value ?: return
            revision = now
        }
        announcer.answer(listOf(labels[square]), isRemembered = false)
    }
}
