package app.annabella.exercise

import app.annabella.core.Phrase
import app.annabella.core.TrainingExercise
import app.annabella.core.TrainingUpdate
import app.annabella.core.store.Outcome
import app.annabella.core.store.TrainingStore

/** An exercise at work, as its page shows it; it outlasts the page. For the main thread. */
class Course(
    private val training: TrainingStore,
    val exercise: TrainingExercise,
    val level: Int,
    val tasks: Int,
) {
    /** Of each task that is over, whether it was done right. */
    val verdicts: List<Boolean> get() = done
    private val done = ArrayList<Boolean>()

    /** The task that stands; at the end what came of all. */
    var task = ""
        private set

    /** What came of the last answer; before the first what can be said. */
    var note = ""
        private set
    val isOver: Boolean get() = done.size >= tasks
    private var isKept = false

    /** What is said first. */
    suspend fun open(): List<Phrase> {
        val phrases = valueOf(training.opening())
        val tasks = valueOf(training.task())
        task = printed(tasks)
        // after the name of the exercise, before the task
        note = printed(phrases.drop(1).dropLast(tasks.size))
        return phrases
    }

    /** The task, or at its end the summary, once more. */
    suspend fun again(): List<Phrase> = valueOf(if (isOver) training.summary() else training.task())

    /** The task was told, and its time begins. */
    suspend fun begin() {
        training.begin()
    }

    /** Answers by words; null if the player wants to end it. */
    suspend fun answer(words: String): List<Phrase>? = take(training.answer(words))

    /** Answers by squares, or by a move from one to another. */
    suspend fun answer(squares: List<Int>): List<Phrase>? =
        take(training.answer(squares.map { it.toUByte() }))

    private suspend fun take(outcome: Outcome<TrainingUpdate>): List<Phrase>? {
        val update = (outcome as? Outcome.Done)?.value ?: return emptyList()
        if (update.wantsToEnd) return null
        val right = update.isRight
        if (right == null) {
            // the task itself stands above it
            if (printed(update.phrases) != task) note = printed(update.phrases)
            return update.phrases
        }
        val next = valueOf(if (update.isOver) training.summary() else training.task())
        done += right
        note = printed(update.phrases.take(1))
        task = printed(next)
        return update.phrases.take(1) + next
    }

    /** Keeps what came of it, once. */
    suspend fun keep(file: String) {
        if (isKept || done.isEmpty()) return
        isKept = true
        training.keep(file)
    }

    fun close() = training.close()

    private fun printed(phrases: List<Phrase>) = phrases.joinToString(" ") { it.printed }

    private fun valueOf(outcome: Outcome<List<Phrase>>) = (outcome as? Outcome.Done)?.value.orEmpty()
}
