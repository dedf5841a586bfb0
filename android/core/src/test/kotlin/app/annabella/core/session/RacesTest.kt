package app.annabella.core.session

import app.annabella.core.EngineProgress
import app.annabella.core.GameException
import app.annabella.core.GameKind
import app.annabella.core.GameListener
import app.annabella.core.GameSession
import app.annabella.core.GameUpdate
import app.annabella.core.Happening
import app.annabella.core.ListenerException
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.core.rounds
import com.sun.jna.Native
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.CountDownLatch
import java.util.concurrent.CyclicBarrier
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicInteger
import kotlin.concurrent.thread
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/** What goes wrong only now and then with a session, on purpose and often. */
@Timeout(value = 300, unit = TimeUnit.SECONDS)
class RacesTest {
    private val e4 = parseAction(GameKind.CHESS, "white > move e2e4")
    private val undo = parseAction(GameKind.CHESS, "white > undo")

    private fun session(line: String, listener: GameListener? = null): GameSession =
        GameSession.create(parseSetup(line), null, listener, 0u, 0u)

    private class ReadyListener(val onReady: () -> Unit) : GameListener {
        override fun onEngineReady() = onReady()

        override fun onProgress(progress: EngineProgress) = Unit
    }

    private fun end(thread: Thread) {
        thread.join(20_000)
        assertFalse(thread.isAlive, "a thread never ends")
    }

    @Test
    fun `closed while it thinks`() = repeat(rounds) {
        val session = session("new chess black=full:60", ReadyListener { })
        session.dispatch(e4, 0u)
        session.shutDown()
        session.shutDown()
        assertThrows(GameException.Closed::class.java) { session.dispatch(e4, 0u) }
        session.close()
        session.close()
        assertThrows(IllegalStateException::class.java) { session.dispatch(e4, 0u) }
    }

    @Test
    fun `freed while it thinks, without being shut down`() = repeat(rounds) {
        val session = session("new chess black=full:60", ReadyListener { })
        session.dispatch(e4, 0u)
        session.close()
    }

    @Test
    fun `stopped twice, and let on again`() = repeat(rounds) { round ->
        val ready = CountDownLatch(1)
        lateinit var session: GameSession
        val answers = CopyOnWriteArrayList<GameUpdate>()
        val created = CountDownLatch(1)
        session = session(
            "new chess black=level:4",
            ReadyListener {
                created.await()
                session.collect(0u)?.let { update ->
                    answers += update
                    ready.countDown()
                }
            },
        )
        created.countDown()
        session.dispatch(e4, 0u)
        // sometimes before it begins, sometimes in the midst of it
        if (round % 4 != 0) Thread.sleep((round % 8).toLong())
        session.cancelThinking(0u)
        session.cancelThinking(0u)
        session.thinkOn(0u)
        assertTrue(ready.await(20, TimeUnit.SECONDS)) { "round $round: the computer never answered" }
        assertEquals(2u, session.view(0u).plies)
        assertEquals(1, answers.size)
        session.shutDown()
        session.close()
    }

    @Test
    fun `the listener acts itself`() = repeat(rounds) {
        val done = CountDownLatch(1)
        val created = CountDownLatch(1)
        lateinit var session: GameSession
        session = session(
            "new chess black=level:1",
            ReadyListener {
                created.await()
                session.dispatch(parseAction(GameKind.CHESS, "arbiter > explore e4"), 0u)
                session.collect(0u)
                session.dispatch(parseAction(GameKind.CHESS, "white > move g1f3"), 0u)
                session.shutDown()
                done.countDown()
            },
        )
        created.countDown()
        session.dispatch(e4, 0u)
        assertTrue(done.await(20, TimeUnit.SECONDS))
        assertThrows(GameException.Closed::class.java) { session.view(0u) }
        session.close()
    }

    @Test
    fun `a listener that throws`() {
        // errors that are no exceptions go past the generated code
        val before = Native.getCallbackExceptionHandler()
        val errors = AtomicInteger()
        Native.setCallbackExceptionHandler { _, _ -> errors.incrementAndGet() }
        try {
            repeat(rounds, ::throwInListener)
        } finally {
            Native.setCallbackExceptionHandler(before)
        }
        assertEquals(rounds / 3, errors.get())
    }

    private fun throwInListener(round: Int) {
        val called = CountDownLatch(1)
        val session = session(
            "new chess black=level:1",
            ReadyListener {
                called.countDown()
                when (round % 3) {
                    0 -> throw ListenerException.Failed("a drill")
                    1 -> throw IllegalArgumentException("a drill")
                    else -> throw StackOverflowError("a drill")
                }
            },
        )
        session.dispatch(e4, 0u)
        assertTrue(called.await(20, TimeUnit.SECONDS))
        // it had its say, and the answer is there all the same
        assertEquals(2u, session.collect(0u)?.view?.plies)
        // waits for the thread
        session.shutDown()
        session.close()
    }

    @Test
    fun `answers to a game that has changed bring nothing`() = repeat(rounds) {
        val ready = CountDownLatch(1)
        val session = session("new chess black=level:1", ReadyListener { ready.countDown() })
        session.dispatch(e4, 0u)
        assertTrue(ready.await(20, TimeUnit.SECONDS))
        session.dispatch(undo, 0u)
        assertEquals(null, session.collect(0u))
        assertEquals(0u, session.view(0u).plies)
        session.shutDown()
        session.close()
    }

    @Test
    fun `two threads act at once`() = repeat(rounds) {
        val session = session("new chess")
        val barrier = CyclicBarrier(2)
        val events = CopyOnWriteArrayList<Happening>()
        val threads = listOf("e2e4", "d2d4").map { move ->
            thread {
                barrier.await()
                val action = parseAction(GameKind.CHESS, "white > move $move")
                events += session.dispatch(action, 0u).events.map { it.what }
            }
        }
        threads.forEach(::end)
        assertEquals(1, events.filterIsInstance<Happening.Moved>().size)
        assertEquals(1, events.filterIsInstance<Happening.Refused>().size)
        assertEquals(1u, session.view(0u).plies)
        session.shutDown()
        session.close()
    }

    @Test
    fun `freed while others act`() = repeat(rounds) {
        val session = session("new chess black=full:60")
        val barrier = CyclicBarrier(3)
        val wrong = CopyOnWriteArrayList<Throwable>()
        val threads = List(2) {
            thread {
                barrier.await()
                try {
                    while (true) session.dispatch(parseAction(GameKind.CHESS, "arbiter > explore e4"), 0u)
                } catch (_: GameException.Closed) {
                    // as it should be
                } catch (_: IllegalStateException) {
                    // as it should be
                } catch (error: Throwable) {
                    wrong += error
                }
            }
        }
        barrier.await()
        if (it % 2 == 0) session.shutDown()
        session.close()
        threads.forEach(::end)
        assertEquals(listOf<Throwable>(), wrong)
    }
}
