package app.annabella.home

import android.os.Bundle
import android.view.View
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameSetup
import app.annabella.core.store.Outcome
import app.annabella.game.NewGames
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.Screen
import kotlinx.coroutines.launch

/** The first page: what can be played. */
class HomeScreen(activity: MainActivity) : Screen(activity) {
    override val title: CharSequence get() = text(R.string.home_title)

    override fun view(saved: Bundle?): View {
        val content = ui.column(
            ui.title(text(R.string.home_title)),
            ui.button(text(R.string.home_play_computer), isPrimary = true) {
                begin(NewGames.againstComputer(app.settings))
            },
            ui.button(text(R.string.home_two_players)) { begin(NewGames.twoPlayers()) },
            ui.button(text(R.string.setup_title)) { activity.screens.go(Place(Page.SETUP)) },
            ui.button(text(R.string.clock_title)) { activity.screens.go(Place(Page.CLOCK)) },
            gap = 16,
        )
        content.setPadding(ui.dp(24), ui.dp(24), ui.dp(24), ui.dp(24))
        return ui.scroll(content)
    }

    private fun begin(setup: GameSetup) {
        scope.launch {
            val speech = SpeechChoices.speech(text(R.string.language_code), setup)
            if (app.games.start(setup, speech) is Outcome.Done) activity.screens.go(Place(Page.GAME))
        }
    }
}
