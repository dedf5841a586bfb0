package app.annabella.fault

import app.annabella.MainActivity
import app.annabella.ui.Page
import app.annabella.ui.Place
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.launch

/**
 * Leads to the page of a fault when one has ended the game on the table, from wherever that is
 * shown, or as soon as it is shown again.
 */
class FaultWatch(private val activity: MainActivity) {
    private val page = MutableStateFlow(Page.HOME)
    private var watching: Job? = null

    fun begin(scope: CoroutineScope) {
        watching?.cancel()
        // a page that has just come is not put away before it is all there
        watching = scope.launch(Dispatchers.Main) {
            activity.app.games.current.collectLatest { game ->
                game?.state?.first { it.fault != null } ?: return@collectLatest
                page.collect { if (it.needsGame && it != Page.FAULT) activity.screens.go(Place(Page.FAULT)) }
            }
        }
    }

    /** Another page is on top. */
    fun turned(to: Page) {
        page.value = to
    }

    fun end() {
        watching?.cancel()
    }
}
