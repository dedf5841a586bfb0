package app.annabella.game

import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.Phrase
import app.annabella.core.SpokenPhrase
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Dialogs
import app.annabella.ui.Option
import kotlinx.coroutines.launch

/** All that was said in a game so far (article E2.5), to be heard again. */
class SpokenLog(
    private val activity: MainActivity,
    private val dialogs: Dialogs,
    private val game: GameStore,
) {
    private val app = activity.app
    private val language = activity.getString(R.string.language_code)

    /** Lists it; a line says its sentence once more. */
    suspend fun show() {
        val lines = dialogs.facing { lines() }
        val name = activity.getString(R.string.game_spoken)
        if (lines.isEmpty()) {
            dialogs.tell(name, activity.getString(R.string.game_spoken_nothing))
        } else {
            dialogs.menu(name, lines)
        }
    }

    /** The lines of it; none where nothing was said, or that is told. */
    suspend fun lines(): List<Option<() -> Unit>> {
        val view = game.state.value.view
        val speech = SpeechChoices.speech(language, app.settings, view.first.player, view.second.player)
        val log = when (val found = game.spokenLog(speech.settings, speech.listener)) {
            is Outcome.Failed -> emptyList<SpokenPhrase>().also {
                GameOpener(activity, dialogs).tell(found.error)
            }
            is Outcome.Done -> found.value
        }
        if (log.isEmpty()) return emptyList()
        val all = Option({ say(log.map { it.phrase }) }, activity.getString(R.string.game_spoken_all))
        return listOf(all) + log.map { line ->
            Option({ say(listOf(line.phrase)) }, "${line.time}  ${line.phrase.printed}")
        }
    }

    private fun say(phrases: List<Phrase>) {
        app.scope.launch { app.announcer.answer(phrases) }
    }
}
