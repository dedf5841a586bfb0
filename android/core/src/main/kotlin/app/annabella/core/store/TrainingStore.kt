package app.annabella.core.store

import app.annabella.core.Phrase
import app.annabella.core.SpeechSettings
import app.annabella.core.Training
import app.annabella.core.TrainingExercise
import app.annabella.core.TrainingScore
import app.annabella.core.TrainingUpdate
import app.annabella.core.trainingResults
import kotlin.coroutines.EmptyCoroutineContext
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/**
 * A course of exercises for playing without a board.
 *
 * Every method may be called on any thread; the calls are done on [dispatcher], whose
 * threads may wait for a disk, one after the other. Whoever has a course must [close] it.
 */
class TrainingStore private constructor(
    private val training: Training,
    private val times: Times,
    private val dispatcher: CoroutineDispatcher,
) {
    /** What the course is about, what can be said, and the first task. */
    suspend fun opening(): Outcome<List<Phrase>> = call { training.opening() }

    /** The task that stands, told again; empty if the course is over. */
    suspend fun task(): Outcome<List<Phrase>> = call { training.task() }

    /** The task has been told to its end; its time begins. */
    suspend fun begin(): Outcome<Unit> = call { training.begin(times.nowMs()) }

    /** What comes of what was said or typed: a reply, or `repeat`, `help`, `skip`, `quit`. */
    suspend fun answer(text: String): Outcome<TrainingUpdate> =
        call { training.answer(text, times.nowMs()) }

    /**
     * What comes of squares that were touched, 0 = a1, 63 = h8; where moves are asked for, of
     * two: a piece and where it goes.
     */
    suspend fun answer(squares: List<UByte>): Outcome<TrainingUpdate> = call {
        val numbers = ByteArray(squares.size) { squares[it].toByte() }
        training.answerSquares(numbers, times.nowMs())
    }

    /** What came of the tasks so far. */
    suspend fun score(): Outcome<TrainingScore> = call { training.score() }

    /** The same in words. */
    suspend fun summary(): Outcome<List<Phrase>> = call { training.summary() }

    /** Adds what came of the tasks to a file of results; at the end of a course, and once. */
    suspend fun keep(file: String): Outcome<Unit> = call { training.keep(file, times.wallMs()) }

    /**
     * Frees the course after what was asked of it before; what is asked of it then is an
     * error. Again does nothing.
     */
    fun close() = dispatcher.dispatch(EmptyCoroutineContext) { training.close() }

    private suspend fun <T> call(work: () -> T): Outcome<T> =
        dispatcher.answer { outcomeOf { here(work) } }

    companion object {
        /**
         * So many tasks on a level from 1 to 5; the same ones for the same seed. What is
         * wrong with that is thrown.
         */
        fun create(
            exercise: TrainingExercise,
            level: UByte,
            tasks: UInt,
            seed: ULong,
            settings: SpeechSettings,
            times: Times,
            dispatcher: CoroutineDispatcher = Dispatchers.IO.limitedParallelism(1),
        ): TrainingStore {
            val training = Training(exercise, level, tasks, seed, settings)
            return TrainingStore(training, times, dispatcher)
        }

        /** All that is kept in a file of results, by exercise and level. */
        suspend fun results(file: String): Outcome<List<TrainingScore>> =
            withContext(Dispatchers.IO) { outcomeOf { trainingResults(file) } }
    }
}
