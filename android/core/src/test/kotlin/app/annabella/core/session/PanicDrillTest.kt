package app.annabella.core.session

import app.annabella.core.GameException
import app.annabella.core.GameSession
import app.annabella.core.action
import app.annabella.core.parseSetup
import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class PanicDrillTest {
    @TempDir
    lateinit var folder: Path

    @Test
    fun `a fault is an error, and the game is in its file`() {
        val setup = parseSetup("new chess")
        val session = GameSession.create(setup, folder.toString(), null, 0u, 0u)
        val moves = listOf("white > move e2e4", "black > move e7e5", "white > move g1f3")
        for ((i, move) in moves.withIndex()) session.dispatch(action(move), i.toULong())
        val id = checkNotNull(session.id())
        val error = assertThrows(GameException.Internal::class.java) { session.panicOnPurpose() }
        assertEquals("a drill", error.reason)
        assertThrows(GameException.Closed::class.java) { session.dispatch(action("black > undo"), 9u) }
        assertThrows(GameException.Closed::class.java) { session.view(9u) }
        session.shutDown()

        // the fault has also let go of the file
        val back = GameSession.resume(folder.toString(), id, null, 50u, 100u)
        assertEquals(3u, back.view(50u).plies)
        assertEquals("1. e4 e5 2. Nf3", back.fact("score", 50u))
        back.dispatch(action("black > move b8c6"), 60u)
        assertEquals(4u, back.view(60u).plies)
        back.shutDown()
        back.close()
        session.close()
    }
}
