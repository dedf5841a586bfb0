package app.annabella.core.store

import app.annabella.core.EngineProgress
import app.annabella.core.GameAction
import app.annabella.core.GameActor
import app.annabella.core.GameDeed
import app.annabella.core.GameEvent
import app.annabella.core.GameException
import app.annabella.core.GameListener
import app.annabella.core.GameUpdate
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.receiveAsFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/**
 * Holds one game for the screens that show it.
 *
 * All calls into the library happen on one confined dispatcher, one at a time.
 * Every method may be called on any thread and never fails for a closed store.
 */
class GameStore private constructor(
    private val port: GamePort,
    private val bell: EngineBell,
    private val times: Times,
    private val confined: CoroutineDispatcher,
    first: GameUpdate,
) {
    private val scope = CoroutineScope(SupervisorJob() + confined)
    private val happened = Channel<GameEvent>(Channel.UNLIMITED)
    private val current = MutableStateFlow(stateOf(first))
    private val thinking = MutableStateFlow<EngineProgress?>(null)
    private val timer = MomentTimer(scope, times.nowMs) { tick() }
    private var isOpen = true

    private val closing = CoroutineScope(confined).launch(start = CoroutineStart.LAZY) { shut() }

    /** How everything is now. */
    val state: StateFlow<GameUiState> = current.asStateFlow()

    /** What happened, each event once: for one consumer. It ends when the store is closed. */
    val events: Flow<GameEvent> = happened.receiveAsFlow()

    /** How far the computer has come; null while it does not think. */
    val progress: StateFlow<EngineProgress?> = thinking.asStateFlow()

    init {
        publish(first)
        scope.launch {
            for (ring in bell.ready) guarded { port.collect(times.nowMs()) }
        }
        scope.launch {
            for (progress in bell.progress) {
                if (current.value.view.isThinking) thinking.value = progress
            }
        }
    }

    /** Somebody does something; returns at once. Actions are done in the order of the calls. */
    fun send(action: GameAction) {
        scope.launch { guarded { port.dispatch(action, times.nowMs()) } }
    }

    /** Somebody does something; returns when it is done. */
    suspend fun dispatch(action: GameAction): Outcome =
        call { port.dispatch(action, times.nowMs()) }

    /** Stops the computer's thinking until the game changes or [thinkOn]. */
    suspend fun cancelThinking(): Outcome = call { port.cancelThinking(times.nowMs()) }

    /** Lets the computer think again. */
    suspend fun thinkOn(): Outcome = call { port.thinkOn(times.nowMs()) }

    /** Writes what is owed to the disk, before the app is left. */
    suspend fun flush(): Outcome = call {
        try {
            port.flush()
            current.value = current.value.copy(notSaved = null)
            null
        } catch (error: GameException.Storage) {
            current.value = current.value.copy(notSaved = error.reason)
            throw error
        }
    }

    /** The id of the game's file; null while it has none and when the store is closed. */
    suspend fun id(): String? = withContext(confined) {
        try {
            if (isOpen) port.id() else null
        } catch (_: GameException) {
            null
        }
    }

    /** Closes the game; returns at once, and the job ends when that is done. Again does nothing. */
    fun close(): Job {
        closing.start()
        return closing
    }

    private suspend fun call(work: () -> GameUpdate?): Outcome =
        withContext(confined) { guarded(work) }

    private fun tick() {
        guarded { port.dispatch(TICK, times.nowMs()) }
    }

    private fun guarded(work: () -> GameUpdate?): Outcome {
        if (!isOpen) return Outcome.Closed
        return try {
            val update = work()
            if (update != null) publish(update)
            Outcome.Done(update)
        } catch (error: GameException) {
            // after these two the library has closed the game by itself
            if (error is GameException.Internal || error is GameException.Closed) {
                note(error)
                close()
            }
            Outcome.Failed(error)
        }
    }

    private fun publish(update: GameUpdate) {
        current.value = stateOf(update)
        if (!update.view.isThinking) thinking.value = null
        for (event in update.events) happened.trySend(event)
        timer.set(update.view.clocks?.nextMomentMs)
    }

    private fun note(error: GameException) {
        val fault = (error as? GameException.Internal)?.reason ?: error.toString()
        current.value = current.value.copy(fault = fault)
    }

    private fun shut() {
        isOpen = false
        scope.cancel()
        bell.silence()
        try {
            port.close()
        } catch (error: GameException) {
            note(error)
        }
        current.value = current.value.copy(isClosed = true)
        thinking.value = null
        happened.close()
    }

    companion object {
        private val TICK = GameAction(GameActor.CLOCK, GameDeed.Tick)

        /**
         * Opens a game and holds it. [open] makes or resumes it with the listener
         * that it is given, on the confined dispatcher; what it throws comes out
         * here.
         */
        suspend fun open(
            times: Times,
            confined: CoroutineDispatcher = Dispatchers.Default.limitedParallelism(1),
            open: (GameListener, Times) -> GamePort,
        ): GameStore {
            var made: GameStore? = null
            try {
                return withContext(confined) { make(times, confined, open).also { made = it } }
            } catch (error: CancellationException) {
                // nobody gets the store, so nobody else could close it
                made?.close()
                throw error
            }
        }

        private fun make(
            times: Times,
            confined: CoroutineDispatcher,
            open: (GameListener, Times) -> GamePort,
        ): GameStore {
            val bell = EngineBell()
            val port = open(bell, times)
            val first = try {
                port.opened(times.nowMs())
            } catch (error: GameException) {
                port.close()
                throw error
            }
            return GameStore(port, bell, times, confined, first)
        }

        private fun stateOf(update: GameUpdate) =
            GameUiState(update.revision, update.view, update.notSaved, update.cannotThink)
    }
}
