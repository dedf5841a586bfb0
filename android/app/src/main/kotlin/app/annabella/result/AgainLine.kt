package app.annabella.result

import android.view.View
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GamePhase
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.GameOpener
import app.annabella.game.NewGames
import app.annabella.ui.Dialogs
import app.annabella.ui.Form
import app.annabella.ui.Page
import app.annabella.ui.Place
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/** Another game like the last one. */
object AgainLine {
    /** A line in the settings while a game that is over lies on the table; else null. */
    fun of(activity: MainActivity, form: Form, dialogs: Dialogs, scope: CoroutineScope): View? {
        val game = activity.app.games.current.value?.takeIf(::isOver) ?: return null
        return form.line(activity.getString(R.string.result_again)) {
            scope.launch {
                if (begin(game, activity, dialogs)) {
                    GameOpener(activity, dialogs).show {
                        it.home()
                        it.go(Place(Page.GAME))
                    }
                }
            }
        }
    }

    /** Begins it; false if that is not possible, which is told. */
    suspend fun begin(last: GameStore, activity: MainActivity, dialogs: Dialogs): Boolean {
        val opener = GameOpener(activity, dialogs)
        return when (val setup = last.setup()) {
            is Outcome.Failed -> {
                opener.tell(setup.error)
                false
            }
            is Outcome.Done -> {
                // two people change colours and not places
                val turns = last.state.value.view.hasTwoPeople && activity.app.settings.keepsSeats
                opener.start(
                    NewGames(activity.app.settings).again(setup.value),
                    isTurned = activity.app.games.isTurned(last) != turns,
                )
            }
        }
    }

    private fun isOver(game: GameStore): Boolean = game.state.value.view.phase is GamePhase.Over
}
