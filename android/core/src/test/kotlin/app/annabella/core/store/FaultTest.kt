package app.annabella.core.store

import app.annabella.core.GameException
import app.annabella.core.GameKind
import app.annabella.core.GameListener
import app.annabella.core.parseAction
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.test.StandardTestDispatcher
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** What a store does when a call into the library fails as none should. */
@OptIn(ExperimentalCoroutinesApi::class)
class FaultTest {
    private val e4 = parseAction(GameKind.CHESS, "white > move e2e4")
    private val port = FakePort.of("new chess")
    private lateinit var engineListener: GameListener

    private suspend fun TestScope.store(): GameStore {
        val confined = StandardTestDispatcher(testScheduler)
        val store = GameStore.open(Times({ 0u }, { 0u }), confined) { port.also { _ -> engineListener = it } }
        runCurrent()
        port.calls.clear()
        return store
    }

    @Test
    fun `nothing is done after a fault, and the fault stays`() = runTest {
        val store = store()
        port.fault = GameException.Internal("a drill")
        store.send(e4)
        store.send(e4)
        runCurrent()
        assertEquals(listOf("dispatch", "shutDown"), port.calls)
        assertEquals("a drill", store.state.value.fault)
        assertTrue(store.state.value.isClosed)
        assertEquals(0u, store.state.value.view.plies)
    }

    @Test
    fun `a game that was closed elsewhere is no fault`() = runTest {
        val store = store()
        port.fault = GameException.Closed()
        assertInstanceOf(GameException.Closed::class.java, store.dispatch(e4).error)
        assertTrue(store.state.value.isClosed)
        assertNull(store.state.value.fault)
        store.close().join()
    }

    @Test
    fun `an error that nobody foresaw is a fault too`() = runTest {
        val store = store()
        port.fault = IllegalArgumentException("a drill")
        engineListener.onEngineReady()
        runCurrent()
        assertEquals("a drill", store.state.value.fault)
        assertTrue(store.state.value.isClosed)
        assertEquals(listOf("collect", "shutDown"), port.calls)
    }

    @Test
    fun `a store closes also if the library cannot`() = runTest {
        val store = store()
        port.fault = IllegalArgumentException("a drill")
        assertInstanceOf(GameException.Internal::class.java, store.close().await().error)
        assertTrue(store.state.value.isClosed)
        assertEquals(0, store.events.toList().size)
    }
}
