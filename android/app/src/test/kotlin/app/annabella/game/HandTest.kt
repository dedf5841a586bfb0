package app.annabella.game

import app.annabella.testing.Script
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** What is done on a board, and what comes of it: docs/hand.md. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class HandTest(private val name: String, private val lines: String) {
    @Test
    fun `a hand asks for what is meant`() {
        val (setup, steps) = lines.lines().let { it.first() to it.drop(1) }
        Hand(setup).use { hand ->
            for (step in steps) {
                val done = step.substringBefore(": ")
                if (done.startsWith("do ")) {
                    val action = done.removePrefix("do ")
                    assertEquals("$name\n$step", listOf(action), hand.happens(action))
                } else {
                    assertEquals("$name\n$done", step, "$done: ${hand.does(done.split(' '))}")
                }
            }
        }
    }

    companion object {
        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}")
        fun scripts(): List<Array<Any>> =
            Script.all("hand").map { arrayOf(it.name, it.lines.joinToString("\n")) }
    }
}
