package app.annabella.game

import app.annabella.R
import app.annabella.core.DeedKind
import app.annabella.core.GamePhase
import app.annabella.core.ScoreLetters
import app.annabella.core.helpQuestion
import app.annabella.core.other
import app.annabella.core.player
import app.annabella.core.seatName
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Ui

/** In words, what is asked before something is done: of who wishes it, or of his opponent. */
class QuestionWords(private val ui: Ui, private val game: GameStore) {
    /** Where each player [hasSeats], his own move is taken back, and else that of who has made it. */
    suspend fun of(question: GameActions.Question, hasSeats: Boolean): CharSequence {
        val deed = question.deed
        if (!question.isForBoth || deed == null) return ui.text(question.label)
        val view = game.state.value.view
        val count = question.played(view)
        val first = (view.plies.toInt() - count + 1).coerceAtLeast(1)
        val rows = (game.score(ScoreLetters.LANGUAGE, first.toUInt()) as? Outcome.Done)?.value.orEmpty()
        val played = rows.flatMap { listOfNotNull(it.first, it.second) }.takeLast(count).map { it.text }
        val language = SpeechChoices.languageOf(ui.text(R.string.language_code))
        // at a device that both share, a move is taken back by who has made it, the first of several
        val by = if (hasSeats) {
            question.by
        } else if (deed == DeedKind.UNDO && question.times % 2 == 1) {
            view.turn.other
        } else {
            view.turn
        }
        val own = (game.playerName(by) as? Outcome.Done)?.value.orEmpty()
        val name = seatName(view.kind, view.player(by), by, own, !view.hasTwoPeople, language)
        return helpQuestion(deed, view.phase is GamePhase.Over, name, played, language)
    }
}
