package app.annabella.core.session

import app.annabella.core.GameException
import app.annabella.core.GameSession
import app.annabella.core.action
import app.annabella.core.parseSetup
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.core.store.SessionPort
import app.annabella.core.store.Times
import java.nio.file.Files
import java.nio.file.Path
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** A folder that is a file stands for every disk that does not do what it should. */
class DiskTroubleTest {
    @TempDir
    lateinit var folder: Path

    @Test
    fun `play goes on, and the game is written when the disk takes it`() {
        val games = folder.resolve("games")
        Files.writeString(games, "in the way")
        val session = GameSession.create(parseSetup("new chess"), games.toString(), null, 0u, 0u)
        assertNotNull(session.dispatch(action("white > move e2e4"), 1u).notSaved)
        assertNotNull(session.dispatch(action("black > move e7e5"), 2u).notSaved)
        assertThrows(GameException.Storage::class.java) { session.flush() }
        assertNull(session.id())

        Files.delete(games)
        assertNull(session.dispatch(action("white > move g1f3"), 3u).notSaved)
        val id = checkNotNull(session.id())
        session.shutDown()
        session.close()
        GameSession.resume(games.toString(), id, null, 0u, 10u).use { back ->
            assertEquals("1. e4 e5 2. Nf3", back.fact("score", 0u))
            back.shutDown()
        }
    }

    @Test
    fun `a store says so and goes on`() = runBlocking<Unit> {
        val games = folder.resolve("games")
        Files.writeString(games, "in the way")
        val create = SessionPort.create(parseSetup("new chess"), games.toString())
        val store = GameStore.open(Times({ 0u }, { 0u }), open = create)
        store.dispatch(action("white > move e2e4"))
        assertNotNull(store.state.value.notSaved)
        assertEquals(1u, store.state.value.view.plies)
        assertInstanceOf(Outcome.Failed::class.java, store.flush())
        assertNull(store.state.value.fault)
        assertNotNull(store.state.value.notSaved)
        Files.delete(games)
        assertEquals(Outcome.Done(null), store.flush())
        assertNull(store.state.value.notSaved)
        store.dispatch(action("black > move e7e5"))
        assertNull(store.state.value.notSaved)
        store.close().join()
        assertNull(store.state.value.fault)
    }
}
