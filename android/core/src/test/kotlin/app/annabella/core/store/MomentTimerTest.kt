package app.annabella.core.store

import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.test.advanceTimeBy
import kotlinx.coroutines.test.currentTime
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

@OptIn(ExperimentalCoroutinesApi::class)
class MomentTimerTest {
    private var rings = 0

    @Test
    fun `a device that has slept is at most a second late`() = runTest {
        var slept = 0uL
        val timer = MomentTimer(backgroundScope, { currentTime.toULong() + slept }) { rings++ }
        timer.set(120_000u)
        advanceTimeBy(10_000)
        slept = 115_000u
        assertEquals(0, rings)
        advanceTimeBy(1_000)
        runCurrent()
        assertEquals(1, rings)
    }

    @Test
    fun `a moment in the past does not keep a core busy`() = runTest {
        lateinit var timer: MomentTimer
        timer = MomentTimer(backgroundScope, { 7u + currentTime.toULong() }) {
            if (++rings < 1_000) timer.set(5u)
        }
        timer.set(5u)
        advanceTimeBy(10)
        runCurrent()
        assertTrue(rings in 1..10) { "$rings times in ten milliseconds" }
    }
}
