package app.annabella.exercise

import android.view.KeyEvent
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.Button
import app.annabella.core.TrainingExercise
import app.annabella.testing.Device
import app.annabella.testing.Reader
import app.annabella.testing.type
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Exercises without a board, from Home to what is kept of them. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class ExerciseTest {
    private val device = Device().apply { app.courses.seed = { 7uL } }.start()

    private val course get() = checkNotNull(device.app.courses.current)

    private fun begin(exercise: TrainingExercise, level: Int = 1) {
        device.click("Exercises without a board")
        device.clickLine(device.activity.getString(exercise.label))
        // of level and tasks both the level is the first
        device.click("$level")
        last("5").performClick()
        device.settle()
        device.click("Begin")
        device.waitFor("a task") { course.task.isNotEmpty() && device.sees(course.task) }
    }

    /** The last button of this name. */
    private fun last(words: String) = device.views().filterIsInstance<Button>().last { "${it.text}" == words }

    private fun squares(): List<String> = SQUARE.findAll(course.task).map { it.value }.toList()

    private fun isLight(square: String) = (square[0] - 'a' + square[1].digitToInt()) % 2 == 0

    /** Does something, and waits until it has counted. */
    private fun counted(work: () -> Unit) {
        val before = course.verdicts.size
        work()
        device.waitFor("the verdict") { course.verdicts.size == before + 1 }
        device.waitFor("the next task") {
            device.find("Tasks: ${before + 1} of ${course.tasks}") != null && device.sees(course.task)
        }
    }

    private fun touch(words: String) {
        device.look()
        device.touch(device.see(words))
    }

    @Test
    fun `all of an exercise by touch, whose result is kept`() {
        begin(TrainingExercise.COLOURS)
        val place = placeOf(device.see("Light"))
        for (number in 1..5) {
            val isWrong = number == 2
            counted { touch(if (isLight(squares().single()) != isWrong) "Light" else "Dark") }
            assertTrue(course.note, course.note.startsWith(if (isWrong) "Wrong: " else "Right."))
            assertNotNull(device.find("Tasks: $number of 5"))
            if (number < 5) assertEquals(place, placeOf(device.see("Light")))
        }
        assertTrue(course.task, course.task.startsWith("4 of 5 right, longest streak 3."))
        assertNull(device.find("Light"))
        touch("Again")
        device.waitFor("another course") { course.verdicts.isEmpty() && course.task.isNotEmpty() }
        device.see("Light")
        device.click("Back")
        device.waitFor("the result") {
            "${device.line("Colours of squares")?.text}".startsWith("Colours of squares\n4 of 5 · Best ")
        }
        assertEquals("Ways of a knight\nNo result yet", "${device.line("Ways of a knight")?.text}")
        // each level has its own
        device.click("2")
        assertEquals("Colours of squares\nNo result yet", "${device.line("Colours of squares")?.text}")
    }

    private fun placeOf(view: View): List<Int> = IntArray(2).also(view::getLocationInWindow).toList()

    @Test
    fun `all of an exercise by a screen reader, on the squares of a blank board`() {
        val reader = Reader(device)
        begin(TrainingExercise.KNIGHT)
        device.waitFor("what the reader says") { device.app.announcer.lastSentence.endsWith(course.task) }
        assertEquals("e 4", reader.name("e4"))
        for (number in 1..5) {
            val (from, to) = squares()
            val way = way(from, to)
            way.dropLast(1).forEach { square ->
                reader.click(square)
                device.waitFor("the next square") { course.note == "And then?" }
            }
            counted { reader.click(way.last()) }
            assertEquals("Right.", course.note)
        }
        assertTrue(course.task, course.task.startsWith("5 of 5 right, longest streak 5."))
        click("Back")
        device.waitFor("the result") { "5 of 5" in "${device.line("Ways of a knight")?.text}" }
    }

    /** As a screen reader clicks. */
    private fun click(words: String) {
        assertTrue(last(words).performAccessibilityAction(AccessibilityNodeInfo.ACTION_CLICK, null))
        device.settle()
    }

    /** One of the shortest ways of a knight, without its beginning. */
    private fun way(from: String, to: String): List<String> {
        val ways = ArrayDeque(listOf(listOf(from)))
        val seen = HashSet<String>()
        while (true) {
            val way = ways.removeFirst()
            if (way.last() == to) return way.drop(1)
            for ((x, y) in LEAPS) {
                val next = "${way.last()[0] + x}${way.last()[1] + y}"
                if (SQUARE.matches(next) && seen.add(next)) ways += way + next
            }
        }
    }

    @Test
    fun `a game is followed by typing, and what is not known is told`() {
        begin(TrainingExercise.GAME)
        val task = course.task
        device.key(KeyEvent.KEYCODE_I)
        device.type("blue elephants")
        device.waitFor("the help") { course.note.startsWith("Not understood.") }
        assertEquals(task, course.task)
        assertTrue(course.verdicts.isEmpty())
        device.recreate()
        device.see(task)
        counted { device.click("I don't know") }
        assertTrue(course.note, course.note.startsWith("Right would be: "))
        device.click("Say it again")
        device.waitFor("the task") { device.app.announcer.lastSentence == course.task }
        device.key(KeyEvent.KEYCODE_I)
        device.type("quit")
        device.waitFor("the list") { device.line("Following a game") != null }
        device.waitFor("the result") { "${device.line("Following a game")?.text}".endsWith("\n0 of 1") }
    }

    @Test
    fun `a move is shown by two squares, and what is no move is said`() {
        begin(TrainingExercise.CHECKS)
        device.tap("a5")
        assertEquals(listOf(Device.squareOf("a5")), device.board.picture.selected)
        device.tap("a5")
        assertEquals(emptyList<Int>(), device.board.picture.selected)
        device.tap("a5")
        device.tap("b7")
        device.waitFor("what is said") { course.note == "That move is not possible." }
        counted { device.click("Done") }
    }

    @Test
    fun `pairs of squares are answered with yes and no`() {
        begin(TrainingExercise.COLOURS, level = 3)
        val (one, two) = squares()
        counted { device.click(if (isLight(one) == isLight(two)) "Yes" else "No") }
        assertEquals("Right.", course.note)
    }

    private companion object {
        val SQUARE = Regex("[a-h][1-8]")
        val LEAPS = listOf(1 to 2, 2 to 1, 2 to -1, 1 to -2, -1 to -2, -2 to -1, -2 to 1, -1 to 2)
    }
}
