package app.annabella.core.session

import app.annabella.core.EngineProgress
import app.annabella.core.GameListener
import app.annabella.core.GameSession
import app.annabella.core.parseSetup
import java.util.concurrent.Semaphore
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicInteger
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** How often the library calls while the computer thinks: each time costs. */
class ProgressTest {
    private val calls = AtomicInteger()
    private val answers = Semaphore(0)

    private val listener = object : GameListener {
        override fun onEngineReady() = answers.release()

        override fun onProgress(progress: EngineProgress) {
            calls.incrementAndGet()
            throw IllegalStateException("a listener that throws here does no harm either")
        }
    }

    @Test
    fun `four times a second at most, and once for the answer`() {
        val setup =
            parseSetup(
                "new chess fen=\"rnbqkqqq/pppppppp/8/8/8/8/PPPPPPPP/QQQQKQNR w - - 0 1\" white=level:12 black=level:12",
            )
        val began = System.nanoTime()
        val session = GameSession.create(setup, null, listener, 0u, 0u)
        repeat(MOVES) {
            assertTrue(answers.tryAcquire(60, TimeUnit.SECONDS)) { "no answer" }
            session.collect(0u)
        }
        assertEquals(MOVES.toUInt(), session.view(0u).plies)
        session.shutDown()
        session.close()
        val quarters = (System.nanoTime() - began) / 250_000_000
        println("${calls.get()} progress calls in $quarters quarters of a second")
        assertTrue(calls.get() <= quarters) { "${calls.get()} calls in $quarters quarters of a second" }
        // the fifth move was begun, and no more
        assertTrue(answers.availablePermits() <= 1)
    }

    private companion object {
        const val MOVES = 4
    }
}
