package app.annabella.core.store

import app.annabella.core.GameException
import app.annabella.core.GameSide
import app.annabella.core.SpeechLanguage
import app.annabella.core.TalkingClockPhase
import app.annabella.core.TalkingClockUpdate
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class ClockStoreTest {
    private var now = 0uL
    private var wall = 1_800_000_000_000uL
    private val times = Times({ now }, { wall })

    private fun said(update: TalkingClockUpdate): List<String> = update.phrases.map(::textOf)

    @Test
    fun `a clock is pressed, tells and stops`() = runBlocking<Unit> {
        val clock = ClockStore.create("5; 3+2", fide, times)
        assertEquals(TalkingClockPhase.Waiting, clock.look().value().phase)
        now = 1_000uL
        val run = clock.press(GameSide.SECOND).value()
        assertEquals(listOf("en:White's clock runs."), said(run))
        assertEquals(301_000uL, run.nextMomentMs)
        now = 11_000uL
        assertEquals(290_000uL, clock.press(GameSide.FIRST).value().clocks.first.leftMs)
        assertEquals("en:White: 4 minutes and 50 seconds.", textOf(clock.timesLeft().value()[0]))
        assertEquals("en:White: 1 move; 10 seconds used.", textOf(clock.timesUsed().value()[0]))
        assertEquals(4, clock.describe().value().size)
        assertTrue(clock.felt(GameSide.SECOND).value()?.repeats ?: false)
        clock.setSpeech(fide.copy(language = SpeechLanguage.GERMAN)).value()
        assertEquals(listOf("de:Die Uhren stehen."), said(clock.stop().value()))
        val next = TalkingClockPhase.Stopped(GameSide.SECOND)
        assertEquals(next, clock.setMoves(GameSide.FIRST, 7u).value().phase)
        clock.setLeft(GameSide.SECOND, 5_000uL).value()
        clock.start(GameSide.SECOND).value()
        now = 16_000uL
        val over = TalkingClockPhase.Over(GameSide.SECOND)
        assertEquals(over, clock.look().value().phase)
        clock.close()
    }

    @Test
    fun `a clock that was kept goes on, and tells what sinks`() = runBlocking<Unit> {
        val first = ClockStore.create("1", fide, times)
        val text = first.start(GameSide.FIRST).value().text
        first.close()
        wall += 20_000uL
        now = 7uL
        val clock = ClockStore.restore(text, fide, times)
        val marked = clock.setTimeMarks(listOf(30_000uL), listOf()).value()
        assertEquals(40_000uL, marked.clocks.first.leftMs)
        assertEquals(10_007uL, marked.nextMomentMs)
        now = 10_007uL
        assertEquals(listOf("en:White has 30 seconds left."), said(clock.look().value()))
        clock.close()
    }

    @Test
    fun `what is no clock is thrown, and a closed one is an error`() = runBlocking<Unit> {
        assertThrows(GameException.Mistyped::class.java) {
            ClockStore.create("x", fide, times)
        }
        assertThrows(GameException.BadInput::class.java) { ClockStore.restore("x", fide, times) }
        val clock = ClockStore.create("1", fide, times)
        clock.close()
        clock.close()
        assertInstanceOf(GameException::class.java, clock.look().error)
    }
}
