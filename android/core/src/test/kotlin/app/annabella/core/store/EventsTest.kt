package app.annabella.core.store

import app.annabella.core.GameEvent
import app.annabella.core.GameKind
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.core.transcript.textOf
import java.util.concurrent.CopyOnWriteArrayList
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** A screen that goes away while something happens. */
class EventsTest {
    private val actions = listOf("white > move e2e4", "white > undo").map {
        parseAction(GameKind.CHESS, it)
    }

    @Test
    fun `nothing is lost or doubled when a reader is cancelled`() = repeat(200) { round ->
        runBlocking {
            val store = GameStore.create(parseSetup("new chess"), null, Times({ 0u }, { 0u }))
            val heard = CopyOnWriteArrayList<GameEvent>()
            repeat(12) { step ->
                val reading = launch(Dispatchers.Default) { store.events.collect { heard += it } }
                pause(20_000)
                store.send(actions[step % 2])
                pause(round * 500L)
                reading.cancelAndJoin()
            }
            store.dispatch(parseAction(GameKind.CHESS, "arbiter > explore e4"))
            store.close().join()
            heard += store.events.toList()
            val all = List(6) { listOf("moved white e4", "taken-back 1") }.flatten()
            assertEquals(all, heard.map(::textOf), "round $round")
        }
    }

    /** Too short a time to sleep, in nanoseconds. */
    private fun pause(time: Long) {
        val began = System.nanoTime()
        while (System.nanoTime() - began < time) Thread.onSpinWait()
    }
}
