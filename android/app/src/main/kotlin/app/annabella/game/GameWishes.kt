package app.annabella.game

import android.content.Context
import app.annabella.AnnabellaApp
import app.annabella.R
import app.annabella.core.GamePlayer
import app.annabella.core.store.GameStore
import app.annabella.platform.inLanguage
import app.annabella.speech.SpeechChoices
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.launch

/** Lets the games that are open go by the settings and by the language, also when these change. */
class GameWishes(private val app: AnnabellaApp) {
    private val language = MutableStateFlow(languageNow())

    fun follow(scope: CoroutineScope) {
        var told = language.value
        scope.launch {
            combine(app.games.boards, app.settings.changes, language) { boards, _, now -> boards to now }
                .collectLatest { (boards, now) ->
                    boards.forEach { apply(it.game) }
                    if (now == told) return@collectLatest
                    told = now
                    // what was said last is not left standing in another language
                    app.games.current.value?.let { app.announcer.tellAnew(it) }
                }
        }
    }

    /** The device, or its owner, may have chosen another language. */
    fun lookAtLanguage() {
        language.value = languageNow()
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
