package app.annabella.core.session

import app.annabella.core.GameAction
import app.annabella.core.GameException
import app.annabella.core.GameKind
import app.annabella.core.GameSession
import app.annabella.core.GameUpdate
import app.annabella.core.SavedCondition
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.core.savedGames
import app.annabella.core.store.GamePort
import app.annabella.core.store.GameStore
import app.annabella.core.store.SessionPort
import app.annabella.core.store.Times
import app.annabella.core.store.error
import app.annabella.core.store.value
import java.nio.file.Path
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** A fault of the library on purpose. */
class PanicDrillTest {
    @TempDir
    lateinit var folder: Path

    private val moves = listOf("white > move e2e4", "black > move e7e5", "white > move g1f3")

    @Test
    fun `a fault is an error, and the game is in its file`() {
        val setup = parseSetup("new chess")
        val session = GameSession.create(setup, folder.toString(), null, 0u, 0u)
        for ((i, move) in moves.withIndex()) {
            session.dispatch(
                parseAction(GameKind.CHESS, move),
                i.toULong(),
            )
        }
        val id = checkNotNull(session.id())
        val error = assertThrows(GameException.Internal::class.java) { session.fact("panic", 0u) }
        assertEquals("a drill", error.reason)
        assertThrows(GameException.Closed::class.java) {
            session.dispatch(parseAction(GameKind.CHESS, "black > undo"), 9u)
        }
        assertThrows(GameException.Closed::class.java) { session.view(9u) }
        session.shutDown()

        // the fault has also let go of the file
        val back = GameSession.resume(folder.toString(), id, null, 50u, 100u)
        assertEquals(3u, back.view(50u).plies)
        assertEquals("1. e4 e5 2. Nf3", back.fact("score", 50u))
        back.dispatch(parseAction(GameKind.CHESS, "black > move b8c6"), 60u)
        assertEquals(4u, back.view(60u).plies)
        back.shutDown()
        back.close()
        session.close()
    }

    /** Panics on its next action, once it is told to. */
    private class Drill(private val session: GameSession) : GamePort by SessionPort(session) {
        var isNext = false

        override fun dispatch(action: GameAction, nowMs: ULong): GameUpdate {
            if (isNext) session.fact("panic", 0u)
            return session.dispatch(action, nowMs)
        }
    }

    @Test
    fun `a store says so and ends, and another goes on`() = runBlocking<Unit> {
        val times = Times({ 0u }, { 0u })
        lateinit var drill: Drill
        val store = GameStore.open(times) { listener ->
            val session =
                GameSession.create(parseSetup("new chess"), folder.toString(), listener, 0u, 0u)
            Drill(session).also { drill = it }
        }
        for (move in moves) store.dispatch(parseAction(GameKind.CHESS, move))
        val id = checkNotNull(store.id().value())
        drill.isNext = true
        val outcome = store.dispatch(parseAction(GameKind.CHESS, "black > undo"))
        assertEquals("a drill", (outcome.error as GameException.Internal).reason)
        store.close().join()
        val state = store.state.value
        assertEquals("a drill", state.fault)
        assertTrue(state.isClosed)
        // what was there is still shown
        assertEquals(3u, state.view.plies)
        val after = store.dispatch(parseAction(GameKind.CHESS, "black > undo"))
        assertInstanceOf(GameException.Closed::class.java, after.error)
        // what happened before the fault is told, and then no more
        assertEquals(3, store.events.toList().size)

        val saved = savedGames(folder.toString()).single()
        assertEquals(SavedCondition.Whole, saved.condition)
        assertEquals(3u, saved.content?.plies)
        val back = GameStore.resume(id, folder.toString(), times)
        assertEquals(3u, back.state.value.view.plies)
        assertNull(back.state.value.fault)
        back.dispatch(parseAction(GameKind.CHESS, "black > move b8c6"))
        assertEquals(4u, back.state.value.view.plies)
        assertNull(back.state.value.notSaved)
        back.close().join()
        assertEquals(4u, savedGames(folder.toString()).single().content?.plies)
    }
}
