package app.annabella.core.session

import app.annabella.core.EngineProgress
import app.annabella.core.GameKind
import app.annabella.core.GameListener
import app.annabella.core.GameSession
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.core.rounds
import app.annabella.core.store.GameStore
import app.annabella.core.store.SessionPort
import app.annabella.core.store.Times
import java.io.IOException
import java.lang.ref.WeakReference
import java.nio.file.Files
import java.nio.file.Path
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.Test

/** What is left of games that were closed: nothing. */
class LeaksTest {
    private val e4 = parseAction(GameKind.CHESS, "white > move e2e4")

    private class Deaf : GameListener {
        override fun onEngineReady() = Unit

        override fun onProgress(progress: EngineProgress) = Unit
    }

    /** A game that thinks and is left in one of the ways there are. */
    private fun play(round: Int): WeakReference<GameListener> {
        val listener = Deaf()
        val setup = parseSetup("new chess black=level:${if (round % 2 == 0) 1 else 8}")
        if (round % 3 == 0) {
            runBlocking {
                val store = GameStore.open(Times({ 0u }, { 0u })) {
                    SessionPort(GameSession.create(setup, null, listener, 0u, 0u))
                }
                store.dispatch(e4)
                store.close().join()
            }
        } else {
            val session = GameSession.create(setup, null, listener, 0u, 0u)
            session.dispatch(e4, 0u)
            if (round % 3 == 1) session.shutDown()
            session.close()
        }
        return WeakReference(listener)
    }

    @Test
    fun `the library lets go of every listener`() {
        val listeners = List(rounds, ::play)
        // it holds a listener as long as it holds the game
        assertTrue(soon { listeners.none { it.get() != null } }) {
            "${listeners.count { it.get() != null }} of $rounds are held"
        }
    }

    @Test
    fun `every thread of the computer ends`() {
        assumeTrue(Files.isDirectory(TASKS), "only Linux tells the threads of a process by name")
        GameSession.create(parseSetup("new chess black=full:60"), null, null, 0u, 0u).use {
            it.dispatch(e4, 0u)
            // this is what they are called, so that none means none
            assertTrue(soon { thinking() > 0 })
            it.shutDown()
        }
        repeat(rounds) { play(it) }
        // one that was closed by its own listener may still be leaving
        assertTrue(soon { thinking() == 0 }) { "${thinking()} are left" }
    }

    /** How many threads there are on which the computer thinks, of all tests so far. */
    private fun thinking(): Int = Files.list(TASKS).use { tasks ->
        tasks.filter { task ->
            try {
                // the system keeps 15 letters of the name
                Files.readString(task.resolve("comm")).startsWith("annabella-oppon")
            } catch (_: IOException) {
                // it has ended meanwhile
                false
            }
        }.count().toInt()
    }

    private fun soon(isSo: () -> Boolean): Boolean {
        repeat(1_000) {
            if (isSo()) return true
            System.gc()
            Thread.sleep(20)
        }
        return isSo()
    }

    private companion object {
        val TASKS: Path = Path.of("/proc/self/task")
    }
}
