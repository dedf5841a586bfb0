package app.annabella.reached

import app.annabella.testing.Device
import app.annabella.testing.Script
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.annotation.Config

/** Games that are played from Home on, by touch: docs/reached.md. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class ReachedTest(private val name: String, private val lines: String) {
    @Test
    fun `a player comes there`() {
        val hands = Hands(Device())
        val eyes = Eyes(hands)
        for (line in lines.lines()) {
            try {
                if (line.startsWith("= ")) eyes.see(line.drop(2)) else hands.act(line)
            } catch (failure: AssertionError) {
                throw AssertionError("$name\n$line\n${failure.message}\n${eyes.situation()}", failure)
            }
        }
    }

    companion object {
        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}")
        fun scripts(): List<Array<Any>> =
            Script.all("reached").map { arrayOf(it.name, it.lines.joinToString("\n")) }
    }
}
