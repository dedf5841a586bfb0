package app.annabella.exercise

import app.annabella.core.SpeechSettings
import app.annabella.core.TrainingScore
import app.annabella.core.store.Outcome
import app.annabella.core.store.Times
import app.annabella.core.store.TrainingStore
import app.annabella.settings.Settings
import java.io.File
import kotlin.random.Random
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** The exercise that goes on, and what came of all of them, in a file of this folder. */
class Courses(
    folder: File,
    private val settings: Settings,
    private val times: Times,
    private val scope: CoroutineScope,
) {
    private val file = File(folder, "results.json")

    /** From which the tasks are drawn. */
    var seed: () -> ULong = { Random.nextLong().toULong() }

    var current: Course? = null
        private set
    private var keeping: Job? = null

    /** Begins the exercise that was chosen, in the place of any other. */
    fun begin(speech: SpeechSettings): Course {
        end()
        val exercise = settings.exercise
        val level = settings.exerciseLevel.coerceIn(LEVELS)
        val tasks = settings.exerciseTasks.coerceAtLeast(1)
        val training =
            TrainingStore.create(exercise, level.toUByte(), tasks.toUInt(), seed(), speech, times)
        return Course(training, exercise, level, tasks).also { current = it }
    }

    /** Ends the one that goes on; what was done of it is kept when the job is done. */
    fun end(): Job? {
        val course = current ?: return null
        current = null
        return scope.launch {
            keep(course).join()
            course.close()
        }
    }

    /** Keeps what came of an exercise, also when its page is left meanwhile. */
    fun keep(course: Course): Job {
        val before = keeping
        return scope.launch {
            before?.join()
            withContext(Dispatchers.IO) { file.parentFile?.mkdirs() }
            course.keep(file.path)
        }.also { keeping = it }
    }

    /** What came of all of them so far, by exercise and level. */
    suspend fun results(): List<TrainingScore> =
        (TrainingStore.results(file.path) as? Outcome.Done)?.value.orEmpty()

    companion object {
        val LEVELS = 1..5
    }
}
