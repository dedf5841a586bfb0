package app.annabella.fault

import app.annabella.MainActivity
import app.annabella.ui.Page
import app.annabella.ui.Place
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.launch

/** Leads to the page of a fault when one has ended the game on the table, wherever that is shown. */
class FaultWatch(private val activity: MainActivity) {
    private var watching: Job? = null

    fun begin(scope: CoroutineScope) {
        watching?.cancel()
        watching = scope.launch {
            activity.app.games.current.collectLatest { game ->
                game?.state?.first { it.fault != null } ?: return@collectLatest
                val isShown = activity.screens.place.page == Page.FAULT
                if (activity.screens.place.page.needsGame && !isShown) activity.screens.go(Place(Page.FAULT))
            }
        }
    }

    fun end() {
        watching?.cancel()
    }
}
