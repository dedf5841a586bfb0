package app.annabella.core.store

import app.annabella.core.GameException
import app.annabella.core.SpeechLanguage
import app.annabella.core.TrainingExercise
import java.nio.file.Path
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** Training, as an app has it. */
class TrainingStoreTest {
    private val german = fide.copy(language = SpeechLanguage.GERMAN)
    private var now = 0uL
    private val times = Times({ now }, { 77uL })

    private fun course(exercise: TrainingExercise, level: UByte, tasks: UInt): TrainingStore =
        TrainingStore.create(exercise, level, tasks, 3uL, german, times)

    @Test
    fun `a course is answered, told and kept`(@TempDir folder: Path) = runBlocking<Unit> {
        val file = folder.resolve("results.json").toString()
        val course = course(TrainingExercise.COLOURS, 1u, 2u)
        val opening = course.opening().value().map(::textOf)
        assertEquals("de:Farben der Felder, Stufe 1, 2 Aufgaben.", opening[0])
        assertEquals(opening.drop(2), course.task().value().map(::textOf))
        course.begin().value()
        now = 1_000uL
        assertEquals(false, course.answer("dunkel").value().isRight)
        course.begin().value()
        now = 2_500uL
        val last = course.answer("dark").value()
        assertEquals(true to true, last.isRight to last.isOver)
        val score = course.score().value()
        assertEquals(Triple(2u, 1u, 1_500uL), Triple(score.done, score.right, score.bestMs))
        val summary = textOf(course.summary().value()[0])
        assertEquals("de:1 von 2 richtig, längste Serie 1.", summary)
        course.keep(file).value()
        assertEquals(listOf(score.copy(lastMs = 77uL)), TrainingStore.results(file).value())
        course.close()
        course.close()
        assertInstanceOf(GameException.Closed::class.java, course.task().error)
    }

    @Test
    fun `squares are touched`() = runBlocking<Unit> {
        val course = course(TrainingExercise.KNIGHT, 1u, 1u)
        val stay: List<UByte> = listOf(0u, 0u)
        assertEquals(false, course.answer(stay).value().isRight)
        val beyond: List<UByte> = listOf(64u)
        assertInstanceOf(GameException.BadInput::class.java, course.answer(beyond).error)
        course.close()
        val sixth = runCatching { course(TrainingExercise.GAME, 6u, 1u) }.exceptionOrNull()
        assertInstanceOf(GameException.BadInput::class.java, sixth)
    }
}
