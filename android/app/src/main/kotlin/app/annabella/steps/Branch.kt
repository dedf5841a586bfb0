package app.annabella.steps

import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GamePhase
import app.annabella.core.PastView
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.GameOpener
import app.annabella.ui.ButtonKind
import app.annabella.ui.Page
import app.annabella.ui.Place

/** Another game from a position that was looked back at; the game that it is of is kept. */
object Branch {
    /** Asks whoever touches a button for it, where the game that is left still goes on. */
    fun ask(activity: MainActivity, game: GameStore, from: PastView, begin: () -> Unit) {
        if (from.noBranch != null || game.state.value.view.phase is GamePhase.Over) return begin()
        activity.ui.dialogs.ask(
            activity.getString(R.string.steps_play_question),
            activity.getString(R.string.steps_play_text),
            activity.getString(R.string.steps_play),
            kind = ButtonKind.PRIMARY,
            act = begin,
        )
    }

    /** Begins it and goes to its page; false where that is not possible, which is told. */
    suspend fun begin(activity: MainActivity, game: GameStore, from: PastView): Boolean {
        val dialogs = activity.ui.dialogs
        from.noBranch?.let { reason ->
            dialogs.tell(activity.getString(R.string.trouble_title), reason.printed)
            return false
        }
        val opener = GameOpener(activity, dialogs)
        return when (val setup = game.branch(from.ply)) {
            is Outcome.Failed -> {
                opener.tell(setup.error)
                false
            }
            is Outcome.Done -> opener.start(setup.value).also { isThere ->
                if (!isThere) return@also
                opener.show {
                    it.home()
                    it.go(Place(Page.GAME))
                }
            }
        }
    }
}
