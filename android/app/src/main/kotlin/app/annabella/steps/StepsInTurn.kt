package app.annabella.steps

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/** Steps through a game that are wished faster than they are shown. */
class StepsInTurn(private val scope: CoroutineScope) {
    private var last: Job? = null

    /** Takes this step after those before it, from where they have led. */
    fun take(step: suspend () -> Unit): Job {
        val before = last
        return scope.launch {
            before?.join()
            step()
        }.also { last = it }
    }
}
