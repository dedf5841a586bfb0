package app.annabella.core.store

import kotlin.coroutines.CoroutineContext
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class AnswerTest {
    /** Does what it was given when it is told to, one after the other. */
    private class Queue : CoroutineDispatcher() {
        private val waiting = ArrayDeque<Runnable>()

        /** Does not wait to be told, as a thread that was quicker than who asked it. */
        var isQuick = false

        override fun dispatch(context: CoroutineContext, block: Runnable) {
            waiting += block
            if (isQuick) run()
        }

        fun run() {
            while (true) waiting.removeFirstOrNull()?.run() ?: return
        }
    }

    private val page = Queue()
    private val store = Queue()
    private val job = Job()
    private val scope = CoroutineScope(job + page)
    private val shown = mutableListOf<String>()
    private val done = mutableListOf<String>()

    private fun ask(question: String) = scope.launch {
        val answer = store.answer { question.also(done::add) }
        shown += answer
    }

    @Test
    fun `an answer that comes at once does not overtake the one before it`() {
        ask("first")
        page.run()
        ask("second")
        // both are answered before the second could wait
        store.isQuick = true
        page.run()
        assertEquals(listOf("first", "second"), shown)
    }

    @Test
    fun `who is cancelled while his question waits is not asked for, and shows nothing`() {
        val first = ask("first")
        ask("second")
        page.run()
        first.cancel()
        store.run()
        page.run()
        assertEquals(listOf("second"), done)
        assertEquals(listOf("second"), shown)
        assertEquals(true, first.isCancelled && first.isCompleted)
    }

    @Test
    fun `who is cancelled while his answer is on its way shows nothing`() {
        val first = ask("first")
        page.run()
        store.run()
        first.cancel()
        page.run()
        assertEquals(listOf("first"), done)
        assertEquals(emptyList<String>(), shown)
        assertEquals(true, first.isCompleted)
    }

    @Test
    fun `what goes wrong comes to who asked`() {
        scope.launch {
            try {
                store.answer { error("broken") }
            } catch (broken: IllegalStateException) {
                shown += broken.message.orEmpty()
            }
        }
        page.run()
        store.run()
        page.run()
        assertEquals(listOf("broken"), shown)
    }
}
