package app.annabella.core.store

import app.annabella.core.GameException
import app.annabella.core.GameListener
import app.annabella.core.GamePhase
import app.annabella.core.Happening
import app.annabella.core.action
import app.annabella.core.parseSetup
import app.annabella.core.transcript.textOf
import java.lang.ref.WeakReference
import java.nio.file.Path
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.test.StandardTestDispatcher
import kotlinx.coroutines.test.advanceTimeBy
import kotlinx.coroutines.test.currentTime
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest
import kotlinx.coroutines.withTimeout
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

@OptIn(ExperimentalCoroutinesApi::class)
class GameStoreTest {
    @TempDir
    lateinit var folder: Path

    private val real = Times({ System.nanoTime().toULong() / 1_000_000u }, { 0u })

    @Test
    fun `events come once and end with the store`() = runTest {
        val times = Times({ currentTime.toULong() }, { 0u })
        val port = SessionPort.create(parseSetup("new chess clock=1"), null)
        val store = GameStore.open(times, StandardTestDispatcher(testScheduler), port)
        store.dispatch(action("arbiter > start"))
        advanceTimeBy(10_000)
        store.dispatch(action("white > move e2e4"))
        store.dispatch(action("white > move e4e5"))
        assertEquals(2u.toULong(), store.state.value.revision)
        advanceTimeBy(60_000)
        runCurrent()
        assertInstanceOf(GamePhase.Over::class.java, store.state.value.view.phase)
        store.close().join()
        val told = store.events.toList().map(::textOf)
        assertEquals(
            listOf(
                "started",
                "moved white e4",
                "refused white move not-your-turn article=1.1",
                "flag black period=1 out-of-time article=6.9",
                "ended white flag article=6.9",
            ),
            told,
        )
        assertEquals(listOf<String>(), store.events.toList().map(::textOf))
        assertTrue(store.state.value.isClosed)
        assertNull(store.state.value.fault)
    }

    @Test
    fun `the computer answers by itself`() = runBlocking<Unit> {
        val port = SessionPort.create(parseSetup("new chess black=level:1"), null)
        val store = GameStore.open(real, open = port)
        store.dispatch(action("white > move e2e4"))
        withTimeout(20_000) { store.state.first { it.view.plies == 2u } }
        store.close().join()
        val moves = store.events.toList().map { it.what }.filterIsInstance<Happening.Moved>()
        assertEquals(2, moves.size)
    }

    @Test
    fun `what fell due while the app was away is told`() = runTest {
        var wall = 0uL
        val times = Times({ currentTime.toULong() }, { wall })
        val confined = StandardTestDispatcher(testScheduler)
        val setup = parseSetup("new chess mode=strict clock=5")
        val first = GameStore.open(times, confined, SessionPort.create(setup, folder.toString()))
        first.dispatch(action("arbiter > start"))
        first.dispatch(action("white > move e2e4"))
        val id = checkNotNull(first.id())
        first.close().join()
        wall = 3_600_000u
        val second = GameStore.open(times, confined, SessionPort.resume(folder.toString(), id))
        assertInstanceOf(GamePhase.Over::class.java, second.state.value.view.phase)
        second.close().join()
        val told = second.events.toList().map { textOf(it).substringBefore(" ") }
        assertEquals(listOf("flag", "ended"), told)
    }

    @Test
    fun `after close everything is refused in good order`() = runBlocking<Unit> {
        val store = GameStore.open(real, open = SessionPort.create(parseSetup("new chess"), null))
        store.close().join()
        store.close().join()
        val move = action("white > move e2e4")
        assertEquals(Outcome.Closed, store.dispatch(move))
        assertEquals(Outcome.Closed, store.cancelThinking())
        assertEquals(Outcome.Closed, store.thinkOn())
        assertEquals(Outcome.Closed, store.flush())
        assertNull(store.id())
        store.send(move)
        assertEquals(0u, store.state.value.view.plies)
    }

    @Test
    fun `a fault closes the store and is told`() = runTest {
        val port = FakePort.of("new chess")
        val times = Times({ currentTime.toULong() }, { 0u })
        val store = GameStore.open(times, StandardTestDispatcher(testScheduler)) { _, _ -> port }
        port.fault = GameException.BadInput("a drill")
        assertInstanceOf(Outcome.Failed::class.java, store.dispatch(action("white > move e2e4")))
        assertNull(store.state.value.fault)
        port.fault = GameException.Internal("a drill")
        assertInstanceOf(Outcome.Failed::class.java, store.dispatch(action("white > move e2e4")))
        runCurrent()
        assertNotNull(store.state.value.fault)
        assertTrue(store.state.value.isClosed)
        assertEquals(Outcome.Closed, store.dispatch(action("white > move e2e4")))
    }

    @Test
    fun `a game that cannot begin is an error of open`() = runBlocking<Unit> {
        val setup = parseSetup("new chess").copy(clock = "x")
        val error = runCatching { GameStore.open(real, open = SessionPort.create(setup, null)) }
        assertInstanceOf(GameException.BadInput::class.java, error.exceptionOrNull())
        val missing = SessionPort.resume(folder.toString(), "2026-01-01-1")
        val gone = runCatching { GameStore.open(real, open = missing) }
        assertInstanceOf(GameException.Missing::class.java, gone.exceptionOrNull())
    }

    @Test
    fun `a store that nobody waits for any more is closed`() = runTest {
        val port = FakePort.of("new chess")
        val times = Times({ currentTime.toULong() }, { 0u })
        val confined = StandardTestDispatcher(testScheduler)
        lateinit var opening: Job
        opening = launch {
            GameStore.open(times, confined) { _, _ -> port.also { opening.cancel() } }
        }
        opening.join()
        runCurrent()
        assertEquals(listOf("opened", "close"), port.calls)
    }

    @Test
    fun `a stopped computer is seen to wait`() = runBlocking<Unit> {
        val port = SessionPort.create(parseSetup("new chess black=level:8"), null)
        val store = GameStore.open(real, open = port)
        store.dispatch(action("white > move e2e4"))
        assertTrue(store.state.value.view.isThinking)
        store.cancelThinking()
        store.cancelThinking()
        assertFalse(store.state.value.view.isThinking)
        store.thinkOn()
        assertTrue(store.state.value.view.isThinking)
        store.close().join()
    }

    @Test
    fun `the listener does not keep the store`() {
        val (store, bell) = runBlocking { dropped() }
        for (i in 1..50) {
            if (store.get() == null) break
            System.gc()
            Thread.sleep(20)
        }
        assertNull(store.get())
        // what still rings late does no harm
        bell.onEngineReady(1u)
    }

    private suspend fun dropped(): Pair<WeakReference<GameStore>, GameListener> {
        lateinit var bell: GameListener
        val create = SessionPort.create(parseSetup("new chess black=level:8"), null)
        val store = GameStore.open(real) { listener, times ->
            bell = listener
            create(listener, times)
        }
        store.dispatch(action("white > move e2e4"))
        store.close().join()
        return WeakReference(store) to bell
    }
}
