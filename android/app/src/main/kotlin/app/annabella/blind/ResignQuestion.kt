package app.annabella.blind

import app.annabella.R
import app.annabella.core.GameDeed
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.seat
import app.annabella.core.store.GameStore

/** Asks whoever wants to resign once more; to go on playing comes first. */
class ResignQuestion(
    private val questions: Questions,
    private val game: GameStore,
    private val text: (Int) -> CharSequence,
) {
    private var asked: GameSide? = null

    /** The game has changed. */
    fun changed(view: GameView) {
        val by = GameSide.entries.find { view.seat(it).isResigning }
        if (by == asked) return
        asked = by
        if (by == null) questions.close() else ask(by)
    }

    private fun ask(by: GameSide) = questions.ask(
        text(R.string.blind_resign_question),
        R.string.game_resign,
        cancelled = { game.act(by, GameDeed.Cancel) },
    ) { game.act(by, GameDeed.Confirm) }
}
