package app.annabella.core.store

import kotlin.coroutines.intrinsics.COROUTINE_SUSPENDED
import kotlin.coroutines.intrinsics.intercepted
import kotlin.coroutines.intrinsics.suspendCoroutineUninterceptedOrReturn
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive

/**
 * Does [work] on this dispatcher and comes back with its answer. Answers of a dispatcher that
 * does one thing at a time come to a thread in the order in which they were asked for.
 *
 * With `withContext` they need not: where an answer is there before its asker could be
 * suspended, it returns at once, and overtakes an earlier one that is on its way.
 */
internal suspend fun <T> CoroutineDispatcher.answer(work: () -> T): T {
    currentCoroutineContext().ensureActive()
    val answer = suspendCoroutineUninterceptedOrReturn { asker ->
        dispatch(asker.context) {
            val result = runCatching {
                asker.context.ensureActive()
                work()
            }
            asker.intercepted().resumeWith(result)
        }
        COROUTINE_SUSPENDED
    }
    // who was cancelled meanwhile gets no answer
    currentCoroutineContext().ensureActive()
    return answer
}
