package app.annabella.core.store

import app.annabella.core.BoardPiece
import app.annabella.core.EngineState
import app.annabella.core.GameActor
import app.annabella.core.GameException
import app.annabella.core.GameKind
import app.annabella.core.GameListener
import app.annabella.core.GamePhase
import app.annabella.core.GameSession
import app.annabella.core.GameSide
import app.annabella.core.Happening
import app.annabella.core.PieceKind
import app.annabella.core.ScoreLetters
import app.annabella.core.ScoreRow
import app.annabella.core.isThinking
import app.annabella.core.latestMove
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.core.pieceAt
import app.annabella.core.savedGames
import app.annabella.core.transcript.textOf
import java.lang.ref.WeakReference
import java.nio.file.Path
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.test.StandardTestDispatcher
import kotlinx.coroutines.test.advanceTimeBy
import kotlinx.coroutines.test.currentTime
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest
import kotlinx.coroutines.withTimeout
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

@OptIn(ExperimentalCoroutinesApi::class)
class GameStoreTest {
    @TempDir
    lateinit var folder: Path

    private val e4 = parseAction(GameKind.CHESS, "white > move e2e4")
    private val real = Times({ System.nanoTime().toULong() / 1_000_000u }, { 0u })

    @Test
    fun `events come once and end with the store`() = runTest {
        val times = Times({ currentTime.toULong() }, { 0u })
        val confined = StandardTestDispatcher(testScheduler)
        val store = GameStore.create(parseSetup("new chess clock=1"), null, times, null, confined)
        store.dispatch(parseAction(GameKind.CHESS, "arbiter > start"))
        advanceTimeBy(10_000)
        store.dispatch(e4)
        store.dispatch(parseAction(GameKind.CHESS, "white > move e4e5"))
        assertEquals(2u.toULong(), store.state.value.revision)
        advanceTimeBy(60_000)
        runCurrent()
        assertInstanceOf(GamePhase.Over::class.java, store.state.value.view.phase)
        store.close().join()
        val told = store.events.toList().map(::textOf)
        assertEquals(
            listOf(
                "started",
                "moved white e4",
                "refused white move not-your-turn article=1.1",
                "flag black period=1 out-of-time article=6.9",
                "ended white flag article=6.9",
            ),
            told,
        )
        assertEquals(listOf<String>(), store.events.toList().map(::textOf))
        assertTrue(store.state.value.isClosed)
        assertNull(store.state.value.fault)
    }

    @Test
    fun `the computer answers by itself`() = runBlocking<Unit> {
        val store = GameStore.create(parseSetup("new chess black=level:1"), null, real)
        store.dispatch(e4)
        withTimeout(20_000) { store.state.first { it.view.plies == 2u } }
        store.close().join()
        val moves = store.events.toList().map { it.what }.filterIsInstance<Happening.Moved>()
        assertEquals(2, moves.size)
    }

    @Test
    fun `what fell due while the app was away is told`() = runTest {
        var wall = 1_800_000_000_000uL
        val times = Times({ currentTime.toULong() }, { wall })
        val confined = StandardTestDispatcher(testScheduler)
        val setup = parseSetup("new chess mode=strict clock=5")
        val first = GameStore.create(setup, folder.toString(), times, null, confined)
        first.dispatch(parseAction(GameKind.CHESS, "arbiter > start"))
        first.dispatch(parseAction(GameKind.CHESS, "white > move e2e4"))
        val id = checkNotNull(first.id().value())
        first.close().join()
        wall += 3_600_000uL
        val second = GameStore.resume(id, folder.toString(), times, null, confined)
        assertInstanceOf(GamePhase.Over::class.java, second.state.value.view.phase)
        second.close().join()
        val told = second.events.toList().map { textOf(it).substringBefore(" ") }
        assertEquals(listOf("flag", "ended"), told)
    }

    @Test
    fun `what a game is asked it tells, and a name is kept`() = runBlocking<Unit> {
        val setup = parseSetup("new chess white-name=Rosa")
        val store = GameStore.create(setup, folder.toString(), real)
        assertNull(store.id().value())
        assertEquals(setup, store.setup().value())
        store.dispatch(e4)
        val move = store.moves().value().single()
        assertEquals("e4", move.played.notation)
        assertEquals(store.state.value.view.latestMove?.path, move.played.path)
        val pawn = BoardPiece(GameSide.FIRST, PieceKind.PAWN)
        val boards = List(2) { store.boardAfter(it.toUInt()).value() }
        assertEquals(listOf(pawn, null), boards.map { it.pieceAt(12) })
        assertInstanceOf(GameException.BadInput::class.java, store.boardAfter(2u).error)
        assertTrue("[White \"Rosa\"]" in store.notation().value())
        val row = store.score(ScoreLetters.LANGUAGE).value().single()
        assertEquals(Triple(1u, "e4", null), Triple(row.number, row.first?.text, row.second))
        assertEquals(listOf<ScoreRow>(), store.score(ScoreLetters.FIGURINES, 2u).value())
        val fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
        assertEquals(fen, store.fen().value())
        store.rename("an evening").value()
        assertInstanceOf(GameException.BadInput::class.java, store.rename("\n").error)
        val id = store.id().value()
        store.close().await().value()
        val saved = savedGames(folder.toString()).single()
        assertEquals(id to "an evening", saved.id to saved.name)
    }

    @Test
    fun `after close everything is refused in good order`() = runBlocking<Unit> {
        val store = GameStore.create(parseSetup("new chess"), null, real)
        store.close().join()
        store.close().join()
        val calls = listOf<suspend () -> Outcome<*>>(
            { store.dispatch(e4) },
            { store.sealMove(GameActor.FIRST, "e4", "x") },
            { store.openSealedMove(GameActor.SECOND, "x") },
            { store.cancelThinking() },
            { store.thinkOn() },
            { store.flush() },
            { store.rename("A") },
            { store.id() },
            { store.setup() },
            { store.playerName(GameSide.FIRST) },
            { store.moves() },
            { store.boardAfter(0u) },
            { store.notation() },
            { store.fen() },
            { store.score(ScoreLetters.LANGUAGE) },
        )
        for (call in calls) assertInstanceOf(GameException.Closed::class.java, call().error)
        store.send(e4)
        assertEquals(0u, store.state.value.view.plies)
    }

    @Test
    fun `a fault closes the store and is told`() = runTest {
        val port = FakePort.of("new chess")
        val times = Times({ currentTime.toULong() }, { 0u })
        val store = GameStore.open(times, StandardTestDispatcher(testScheduler)) { port }
        port.fault = GameException.BadInput("a drill")
        assertNotNull(store.dispatch(e4).error)
        assertNull(store.state.value.fault)
        port.fault = GameException.Internal("a drill")
        assertNotNull(store.dispatch(e4).error)
        runCurrent()
        assertNotNull(store.state.value.fault)
        assertTrue(store.state.value.isClosed)
        assertInstanceOf(GameException.Closed::class.java, store.dispatch(e4).error)
    }

    @Test
    fun `a game that cannot begin is an error of open`() = runBlocking<Unit> {
        val setup = parseSetup("new chess").copy(clock = "x")
        val error = runCatching { GameStore.create(setup, null, real) }
        assertInstanceOf(GameException.BadInput::class.java, error.exceptionOrNull())
        val gone = runCatching { GameStore.resume("2026-01-01-1", folder.toString(), real) }
        assertInstanceOf(GameException.Missing::class.java, gone.exceptionOrNull())
    }

    @Test
    fun `a store that nobody waits for any more is closed`() = runTest {
        val port = FakePort.of("new chess")
        val times = Times({ currentTime.toULong() }, { 0u })
        val confined = StandardTestDispatcher(testScheduler)
        lateinit var opening: Job
        opening = launch {
            GameStore.open(times, confined) { port.also { opening.cancel() } }
        }
        opening.join()
        runCurrent()
        assertEquals(listOf("opened", "shutDown"), port.calls)
    }

    @Test
    fun `a stopped computer is seen to wait`() = runBlocking<Unit> {
        val store = GameStore.create(parseSetup("new chess black=full:60"), null, real)
        store.dispatch(e4)
        assertEquals(EngineState.MOVE, store.state.value.view.engine)
        assertTrue(store.state.value.view.isThinking)
        store.cancelThinking()
        store.cancelThinking()
        assertEquals(EngineState.STOPPED, store.state.value.view.engine)
        assertFalse(store.state.value.view.isThinking)
        store.thinkOn()
        assertTrue(store.state.value.view.isThinking)
        store.close().join()
    }

    @Test
    fun `the listener does not keep a store that was closed`() {
        val (store, engineListener) = runBlocking { dropped() }
        for (i in 1..1_000) {
            if (store.get() == null) break
            System.gc()
            Thread.sleep(20)
        }
        assertNull(store.get())
        // what still comes late does no harm
        engineListener.onEngineReady()
    }

    private suspend fun dropped(): Pair<WeakReference<GameStore>, GameListener> {
        lateinit var engineListener: GameListener
        val setup = parseSetup("new chess black=full:60")
        val store = GameStore.open(real) { listener ->
            engineListener = listener
            SessionPort(GameSession.create(setup, null, listener, 0u, 0u))
        }
        store.dispatch(e4)
        store.close().join()
        return WeakReference(store) to engineListener
    }
}
