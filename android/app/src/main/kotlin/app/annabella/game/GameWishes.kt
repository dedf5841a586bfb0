package app.annabella.game

import android.content.Context
import app.annabella.AnnabellaApp
import app.annabella.R
import app.annabella.core.GamePlayer
import app.annabella.core.store.GameStore
import app.annabella.platform.inLanguage
import app.annabella.speech.SpeechChoices
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.launch

/** Lets the games that are open go by the settings and by the language, also when these change. */
class GameWishes(private val app: AnnabellaApp) {
    private var language = languageNow()

    fun follow(scope: CoroutineScope) {
        scope.launch {
            combine(app.games.boards, app.settings.changes) { boards, _ -> boards }
                .collectLatest { boards -> boards.forEach { apply(it.game) } }
        }
    }

    /**
     * The device, or its owner, may have chosen another language; before a page is made that
     * asks a game for words.
     */
    fun lookAtLanguage(scope: CoroutineScope) {
        val now = languageNow()
        if (now == language) return
        language = now
        app.announcer.forgetGame()
        val onTable = app.games.current.value
        val games = app.games.boards.value.map { it.game }.sortedByDescending { it === onTable }
        // asked of the game on the table at once, before the page asks it
        scope.launch(start = CoroutineStart.UNDISPATCHED) { games.forEach { apply(it) } }
    }

    private fun languageNow(): String {
        val context: Context = app.inLanguage(app.settings.language)
        return context.getString(R.string.language_code)
    }

    private suspend fun apply(game: GameStore) {
        val settings = app.settings
        val view = game.state.value.view
        val language = languageNow()
        game.setSpeech(SpeechChoices.speech(language, settings, view.first.player, view.second.player))
        game.setAnswerMoment(settings.answerMoment.leastMs, settings.answerMoment.mostMs)
        val marks = TimeMarks.of(settings.timeMarks).map { it.seconds.toULong() * MS_PER_SECOND }
        // the computer needs no reminder
        game.setTimeMarks(
            marks.takeIf { view.first.player is GamePlayer.Person }.orEmpty(),
            marks.takeIf { view.second.player is GamePlayer.Person }.orEmpty(),
        )
    }

    private companion object {
        const val MS_PER_SECOND = 1000uL
    }
}
