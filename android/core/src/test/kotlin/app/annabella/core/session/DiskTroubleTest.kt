package app.annabella.core.session

import app.annabella.core.GameException
import app.annabella.core.GameKind
import app.annabella.core.GameSession
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.core.store.GameStore
import app.annabella.core.store.Times
import app.annabella.core.store.error
import app.annabella.core.store.value
import java.nio.file.Files
import java.nio.file.Path
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** A folder that is a file stands for every disk that does not do what it should. */
class DiskTroubleTest {
    private val times = Times({ 0u }, { 0u })

    @TempDir
    lateinit var folder: Path

    @Test
    fun `play goes on, and the game is written when the disk takes it`() {
        val games = folder.resolve("games")
        Files.writeString(games, "in the way")
        val session = GameSession.create(parseSetup("new chess"), games.toString(), null, 0u, 0u)
        assertNotNull(session.dispatch(parseAction(GameKind.CHESS, "white > move e2e4"), 1u).notSaved)
        assertNotNull(session.dispatch(parseAction(GameKind.CHESS, "black > move e7e5"), 2u).notSaved)
        assertThrows(GameException.Storage::class.java) { session.flush() }
        assertNull(session.id())

        Files.delete(games)
        assertNull(session.dispatch(parseAction(GameKind.CHESS, "white > move g1f3"), 3u).notSaved)
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
        val store = GameStore.create(parseSetup("new chess"), games.toString(), times)
        store.dispatch(parseAction(GameKind.CHESS, "white > move e2e4"))
        assertNotNull(store.state.value.notSaved)
        assertEquals(1u, store.state.value.view.plies)
        assertInstanceOf(GameException.Storage::class.java, store.flush().error)
        assertNull(store.state.value.fault)
        assertNotNull(store.state.value.notSaved)
        Files.delete(games)
        store.flush().value()
        assertNull(store.state.value.notSaved)
        store.dispatch(parseAction(GameKind.CHESS, "black > move e7e5"))
        assertNull(store.state.value.notSaved)
        store.close().await().value()
        assertNull(store.state.value.fault)
    }

    @Test
    fun `a store that cannot write at its end says so and is closed all the same`() =
        runBlocking<Unit> {
            val games = folder.resolve("games")
            Files.writeString(games, "in the way")
            val store = GameStore.create(parseSetup("new chess"), games.toString(), times)
            store.dispatch(parseAction(GameKind.CHESS, "white > move e2e4"))
            assertInstanceOf(GameException.Storage::class.java, store.close().await().error)
            val state = store.state.value
            assertTrue(state.isClosed)
            assertNotNull(state.notSaved)
            assertNull(state.fault)
            // what went wrong is told again, and nothing more is tried
            Files.delete(games)
            assertInstanceOf(GameException.Storage::class.java, store.close().await().error)
            assertTrue(Files.notExists(games))
        }
}
