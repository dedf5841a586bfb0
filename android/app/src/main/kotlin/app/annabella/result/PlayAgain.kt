package app.annabella.result

import app.annabella.MainActivity
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.GameOpener
import app.annabella.game.NewGames
import app.annabella.settings.BoardFacing

/** Another game like the last one. */
object PlayAgain {
    /** Begins it; false if that is not possible, which is told. */
    suspend fun begin(last: GameStore, activity: MainActivity): Boolean {
        val opener = GameOpener(activity, activity.ui.dialogs)
        return when (val setup = last.setup()) {
            is Outcome.Failed -> {
                opener.tell(setup.error)
                false
            }
            is Outcome.Done -> {
                // two people change colours and not places; nor does who plays at several boards
                val settings = activity.app.settings
                val isOneOfSeveral = activity.app.games.boards.value.size > 1
                val keeps =
                    if (isOneOfSeveral) settings.facing != BoardFacing.TURNS else settings.keepsSeats
                val areTwo = last.state.value.view.hasTwoPeople
                val turns = areTwo && keeps
                // who plays on keeps what he has
                val total = (last.total() as? Outcome.Done)?.value?.takeIf { areTwo }
                opener.startHere(
                    NewGames(activity.app.settings).again(setup.value.copy(earlier = total)),
                    isTurned = activity.app.games.isTurned(last) != turns,
                )
            }
        }
    }
}
