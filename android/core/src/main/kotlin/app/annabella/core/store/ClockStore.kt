package app.annabella.core.store

import app.annabella.core.FeltPattern
import app.annabella.core.GameSide
import app.annabella.core.Phrase
import app.annabella.core.SpeechSettings
import app.annabella.core.TalkingClock
import app.annabella.core.TalkingClockUpdate
import kotlin.coroutines.EmptyCoroutineContext
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers

/**
 * A chess clock that talks, without a game. At each update's `nextMomentMs` the app calls
 * [look]; its `text` is for the app to keep, and for [restore].
 *
 * Every method may be called on any thread; the calls are done on [dispatcher], one after
 * the other, and each with the time at which it was made. Whoever has a clock must [close]
 * it.
 */
class ClockStore private constructor(
    private val clock: TalkingClock,
    private val times: Times,
    private val dispatcher: CoroutineDispatcher,
) {
    /** Lets happen what time has brought about, and tells how everything is. */
    suspend fun look(): Outcome<TalkingClockUpdate> = call { clock.look(it) }

    /** Lets a time run: at the beginning, or after a stop. */
    suspend fun start(side: GameSide): Outcome<TalkingClockUpdate> =
        call { clock.start(side, it) }

    /**
     * A player presses: whose time runs completes his move; before the start that lets the
     * other one's time run. Another press does nothing, and says where the clock stands.
     */
    suspend fun press(by: GameSide): Outcome<TalkingClockUpdate> = call { clock.press(by, it) }

    /** Stops both times. */
    suspend fun stop(): Outcome<TalkingClockUpdate> = call { clock.stop(it) }

    /** Sets the time that one side has left, to 1,000 hours at most. */
    suspend fun setLeft(of: GameSide, leftMs: ULong): Outcome<TalkingClockUpdate> =
        call { clock.setLeft(of, leftMs, it) }

    /** Sets the number of moves that one side has completed, to 10,000 at most. */
    suspend fun setMoves(of: GameSide, moves: UInt): Outcome<TalkingClockUpdate> =
        call { clock.setMoves(of, moves, it) }

    /** Wishes to be told when the first or the second time has sunk to one of these, as in a game. */
    suspend fun setTimeMarks(
        firstMs: List<ULong>,
        secondMs: List<ULong>,
    ): Outcome<TalkingClockUpdate> = call { clock.setTimeMarks(firstMs, secondMs, it) }

    /** How phrases are made from now on. */
    suspend fun setSpeech(settings: SpeechSettings): Outcome<Unit> =
        call { clock.setSpeech(settings) }

    /** What was fixed for both sides, where the clock stands, and both times. */
    suspend fun describe(): Outcome<List<Phrase>> = call { clock.describe(it) }

    /** Both times, with the moves that are still to be made. */
    suspend fun timesLeft(): Outcome<List<Phrase>> = call { clock.timesLeft(it) }

    /** The number of moves made and the time used by both (article E2.9.d). */
    suspend fun timesUsed(): Outcome<List<Phrase>> = call { clock.timesUsed(it) }

    /** What is felt of a time; null without one. */
    suspend fun felt(of: GameSide): Outcome<FeltPattern?> = call { clock.felt(of, it) }

    /**
     * Frees the clock after what was asked of it before; what is asked of it then is an
     * error. Again does nothing.
     */
    fun close() = dispatcher.dispatch(EmptyCoroutineContext) { clock.close() }

    private suspend fun <T> call(work: (ULong) -> T): Outcome<T> {
        // a press counts from when it was made, not from when its turn comes
        val now = times.nowMs()
        return dispatcher.answer { outcomeOf { here { work(now) } } }
    }

    companion object {
        /**
         * A clock that has been set and not been started. Times are as somebody types them,
         * such as `40/90+30, 15+30`, or `5; 3+2` for White and Black; `none` gives one side
         * no time. What is wrong with that is thrown.
         */
        fun create(
            clock: String,
            settings: SpeechSettings,
            times: Times,
            dispatcher: CoroutineDispatcher = Dispatchers.IO.limitedParallelism(1),
        ): ClockStore {
            val made = TalkingClock(clock, settings, times.nowMs(), times.wallMs())
            return ClockStore(made, times, dispatcher)
        }

        /**
         * A clock from the text that it gave last. A time that ran has run on meanwhile;
         * what that brought about is told with the first update. What is no such text is
         * thrown.
         */
        fun restore(
            text: String,
            settings: SpeechSettings,
            times: Times,
            dispatcher: CoroutineDispatcher = Dispatchers.IO.limitedParallelism(1),
        ): ClockStore {
            val clock = TalkingClock.restore(text, settings, times.nowMs(), times.wallMs())
            return ClockStore(clock, times, dispatcher)
        }
    }
}
