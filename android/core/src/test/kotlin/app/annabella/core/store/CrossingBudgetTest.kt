package app.annabella.core.store

import app.annabella.core.DeedKind
import app.annabella.core.EngineProgress
import app.annabella.core.GameActor
import app.annabella.core.GameKind
import app.annabella.core.GameListener
import app.annabella.core.GamePhase
import app.annabella.core.GameQuestion
import app.annabella.core.GameSide
import app.annabella.core.GameSpeech
import app.annabella.core.ScoreLetters
import app.annabella.core.isThinking
import app.annabella.core.latestMove
import app.annabella.core.may
import app.annabella.core.movesFrom
import app.annabella.core.parseAction
import app.annabella.core.pieceAt
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.launch
import kotlinx.coroutines.test.StandardTestDispatcher
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.advanceTimeBy
import kotlinx.coroutines.test.currentTime
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** How often a store goes to the library: each time costs. */
@OptIn(ExperimentalCoroutinesApi::class)
class CrossingBudgetTest {
    private lateinit var port: FakePort
    private lateinit var engineListener: GameListener

    private suspend fun TestScope.store(line: String): GameStore {
        val times = Times({ currentTime.toULong() }, { currentTime.toULong() })
        port = FakePort.of(line)
        val store = GameStore.open(times, StandardTestDispatcher(testScheduler)) { listener ->
            engineListener = listener
            port
        }
        runCurrent()
        assertEquals(listOf("opened"), port.calls)
        port.calls.clear()
        return store
    }

    @Test
    fun `an action is one crossing`() = runTest {
        val store = store("new chess")
        for ((done, move) in listOf("e2e4", "e7e5", "g1f3").withIndex()) {
            store.send(
                parseAction(
                    GameKind.CHESS,
                    (if (done % 2 == 0) "white" else "black") + " > move $move",
                ),
            )
            runCurrent()
            assertEquals(done + 1, port.calls.size)
        }
        store.dispatch(parseAction(GameKind.CHESS, "black > move e5e4"))
        assertEquals(listOf("dispatch", "dispatch", "dispatch", "dispatch"), port.calls)
        store.close().join()
    }

    @Test
    fun `whatever else is done or asked is one each`() =
        runTest {
            val store = store("new chess black=full:60")
            store.send(parseAction(GameKind.CHESS, "white > move e2e4"))
            runCurrent()
            store.cancelThinking()
            assertFalse(store.state.value.view.isThinking)
            store.thinkOn()
            assertTrue(store.state.value.view.isThinking)
            store.flush()
            store.rename("an evening")
            store.id()
            store.setup()
            store.playerName(GameSide.SECOND)
            store.moves()
            store.boardAfter(0u)
            store.fen()
            store.score(ScoreLetters.LANGUAGE)
            store.written(GameSide.FIRST)
            store.notation()
            store.braille(brf)
            store.setSpeech(GameSpeech(fide, GameSide.FIRST))
            store.hear("knight f 3")
            store.describe()
            store.ask(GameQuestion.Turn)
            store.squareLabels()
            store.feltClock(GameSide.FIRST)
            store.setTimeMarks(listOf(60_000u), listOf())
            store.setAnswerMoment(0u, 10u)
            store.spokenLog(fide, GameSide.FIRST)
            store.review(GameSide.FIRST, null).value().close()
            store.sealMove(GameActor.FIRST, "d4", "x")
            store.openSealedMove(GameActor.SECOND, "x")
            assertEquals(
                "dispatch cancelThinking thinkOn flush rename id setup playerName moves " +
                    "boardAfter fen score written notation braille setSpeech hear describe ask " +
                    "squareLabels feltClock setTimeMarks setAnswerMoment spokenLog review sealMove openSealedMove",
                port.calls.joinToString(" "),
            )
            store.close().join()
        }

    @Test
    fun `a frame, a focus that moves and a screen that is built anew are none`() = runTest {
        val store = store("new chess clock=5 black=level:1")
        store.send(parseAction(GameKind.CHESS, "arbiter > start"))
        runCurrent()
        port.calls.clear()
        repeat(600) { frame ->
            advanceTimeBy(16)
            val state = store.state.value
            // what a square tells whoever comes to it
            val square = frame % 64
            state.view.board.pieceAt(square)
            state.view.movesFrom(square)
            state.view.latestMove
            DeedKind.entries.count { state.view.may(GameSide.FIRST, it) }
            assertFalse(state.isClosed)
            assertNull(store.progress.value)
        }
        repeat(10) { launch { store.state.first() }.join() }
        assertEquals(listOf<String>(), port.calls)
        store.close().join()
    }

    @Test
    fun `progress is none, and is gone when the computer does not think`() = runTest {
        val store = store("new chess black=full:60")
        engineListener.onProgress(EngineProgress(1u, 1u))
        runCurrent()
        assertNull(store.progress.value)
        store.dispatch(parseAction(GameKind.CHESS, "white > move e2e4"))
        port.calls.clear()
        for (depth in 1u..1_000u) engineListener.onProgress(EngineProgress(depth, 1u))
        runCurrent()
        assertEquals(1_000u, store.progress.value?.depth)
        assertEquals(listOf<String>(), port.calls)
        // it is about one thought
        store.dispatch(parseAction(GameKind.CHESS, "arbiter > explore e4"))
        assertEquals(1_000u, store.progress.value?.depth)
        store.dispatch(parseAction(GameKind.CHESS, "white > level black 7"))
        assertTrue(store.state.value.view.isThinking)
        assertNull(store.progress.value)
        engineListener.onProgress(EngineProgress(1u, 1u))
        runCurrent()
        assertEquals(1u, store.progress.value?.depth)
        store.cancelThinking()
        assertNull(store.progress.value)
        store.close().join()
    }

    @Test
    fun `the clock is one timer and ticks once`() = runTest {
        val store = store("new chess clock=1")
        store.send(parseAction(GameKind.CHESS, "arbiter > start"))
        runCurrent()
        // whatever else happens, nothing but the next moment is waited for
        repeat(20) { store.send(parseAction(GameKind.CHESS, "arbiter > explore e4")) }
        runCurrent()
        port.calls.clear()
        advanceTimeBy(59_999)
        runCurrent()
        assertEquals(listOf<String>(), port.calls)
        advanceTimeBy(1)
        runCurrent()
        assertEquals(listOf("tick"), port.calls)
        advanceTimeBy(86_400_000)
        runCurrent()
        assertEquals(listOf("tick"), port.calls)
        store.close().join()
    }

    @Test
    fun `a game without a clock has its moments too`() = runTest {
        val store = store("new chess begins=1:00")
        advanceTimeBy(59_999)
        runCurrent()
        assertEquals(GamePhase.Waiting, store.state.value.view.phase)
        assertEquals(listOf<String>(), port.calls)
        advanceTimeBy(1)
        runCurrent()
        assertEquals(listOf("tick"), port.calls)
        assertNull(store.state.value.view.clocks)
        store.close().join()
    }

    @Test
    fun `a move sets the timer anew`() = runTest {
        val store = store("new chess clock=1")
        store.send(parseAction(GameKind.CHESS, "arbiter > start"))
        runCurrent()
        advanceTimeBy(30_000)
        store.send(parseAction(GameKind.CHESS, "white > move e2e4"))
        runCurrent()
        port.calls.clear()
        advanceTimeBy(59_999)
        runCurrent()
        assertEquals(listOf<String>(), port.calls)
        advanceTimeBy(1)
        runCurrent()
        assertEquals(listOf("tick"), port.calls)
        store.close().join()
    }

    @Test
    fun `many calls of the listener are few collections`() = runTest {
        val store = store("new chess")
        repeat(50) { engineListener.onEngineReady() }
        runCurrent()
        // the first ring wakes the store, the others are one
        assertEquals(listOf("collect", "collect"), port.calls)
        store.close().join()
    }

    @Test
    fun `a closed store crosses no more`() = runTest {
        val store = store("new chess clock=1")
        store.send(parseAction(GameKind.CHESS, "arbiter > start"))
        runCurrent()
        store.close().join()
        port.calls.clear()
        store.close().join()
        store.send(parseAction(GameKind.CHESS, "white > move e2e4"))
        store.dispatch(parseAction(GameKind.CHESS, "white > move e2e4"))
        store.cancelThinking()
        engineListener.onEngineReady()
        advanceTimeBy(120_000)
        runCurrent()
        assertEquals(listOf<String>(), port.calls)
    }
}
