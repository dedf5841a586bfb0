package app.annabella.blind

import app.annabella.core.GameQuestion
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.sound.Effects
import app.annabella.speech.Announcer

/** Goes through the moves that were made, from the last one back, and says each. */
class MoveSteps(
    private val game: GameStore,
    private val announcer: Announcer,
    private val effects: Effects,
) {
    private var revision: ULong? = null
    private var at = 0

    suspend fun step(by: Int) {
        val told = (game.ask(GameQuestion.Score) as? Outcome.Done)?.value ?: return
        val now = game.state.value.revision
        if (now != revision) at = told.size
        revision = now
        if (at + by !in told.indices) return effects.edge()
        at += by
        announcer.answer(listOf(told[at]))
    }
}
