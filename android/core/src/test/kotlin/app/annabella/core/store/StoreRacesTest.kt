package app.annabella.core.store

import app.annabella.core.GameException
import app.annabella.core.GameKind
import app.annabella.core.GameSide
import app.annabella.core.Happening
import app.annabella.core.isThinking
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.core.rounds
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.TimeUnit
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.joinAll
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeout
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/** What goes wrong only now and then with a store, on purpose and often. */
@Timeout(value = 300, unit = TimeUnit.SECONDS)
class StoreRacesTest {
    private val times = Times({ System.nanoTime().toULong() / 1_000_000u }, { 0u })
    private val e4 = parseAction(GameKind.CHESS, "white > move e2e4")
    private val undo = parseAction(GameKind.CHESS, "white > undo")

    private fun race(line: String, work: suspend CoroutineScope.(GameStore) -> Unit) =
        repeat(rounds) {
            runBlocking {
                val store = GameStore.create(parseSetup(line), null, times)
                withTimeout(20_000) { work(store) }
                store.close().await().value()
                assertTrue(store.state.value.isClosed)
                assertEquals(null, store.state.value.fault)
            }
        }

    @Test
    fun `closed while many act on it`() = race("new chess clock=5 black=full:60") { store ->
        val outcomes = CopyOnWriteArrayList<Outcome<*>>()
        withContext(Dispatchers.Default) {
            val acting = List(4) { launch { outcomes += store.dispatch(e4) } }
            val sending = List(4) { launch { store.send(parseAction(GameKind.CHESS, "arbiter > start")) } }
            val closing = List(2) { launch { store.close().join() } }
            (acting + sending + closing).joinAll()
        }
        // where the library were the first to say so, the store would tell of a fault
        val errors = outcomes.mapNotNull { it.error }
        assertTrue(errors.all { it is GameException.Closed }) { "$errors" }
    }

    @Test
    fun `closed while it thinks`() = race("new chess black=full:60") { store ->
        store.dispatch(e4)
        assertTrue(store.state.value.view.isThinking)
        store.close().join()
        assertInstanceOf(GameException.Closed::class.java, store.dispatch(undo).error)
        val moved = store.events.toList().filter { it.what is Happening.Moved }
        assertEquals(1, moved.size)
    }

    @Test
    fun `stopped twice from many sides, and let on again`() =
        race("new chess black=level:4") { store ->
            store.dispatch(e4)
            withContext(Dispatchers.Default) { List(4) { launch { store.cancelThinking() } } }
            store.thinkOn()
            val answered = store.state.first { it.view.plies == 2u }
            assertFalse(answered.view.isThinking)
        }

    @Test
    fun `answers to a game that has changed bring nothing`() =
        race("new chess black=level:1") { store ->
            repeat(3) {
                store.send(e4)
                store.send(undo)
            }
            store.dispatch(e4)
            store.state.first { it.view.plies == 2u }
            store.close().join()
            val moves = store.events.toList().map { it.what }.filterIsInstance<Happening.Moved>()
            val (own, answers) = moves.partition { it.played.by == GameSide.FIRST }
            assertEquals(4, own.size)
            // each is answered at most once, and the last one surely
            assertTrue(answers.size in 1..4) { "$answers" }
        }

    @Test
    fun `whoever hears of an event acts at once`() = race("new chess black=level:1") { store ->
        val acting = launch(Dispatchers.Unconfined) {
            store.events.collect { event ->
                val moved = event.what as? Happening.Moved ?: return@collect
                if (moved.played.notation ==
                    "e4"
                ) {
                    store.send(parseAction(GameKind.CHESS, "arbiter > explore e4"))
                }
                if (moved.played.by == GameSide.SECOND) {
                    store.dispatch(undo)
                    store.close()
                }
            }
        }
        store.dispatch(e4)
        acting.join()
        assertEquals(0u, store.state.value.view.plies)
    }
}
