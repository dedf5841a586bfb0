package app.annabella.core.transcript

import java.io.File
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.TestFactory

/** The games that Rust replays, through the boundary. */
class TranscriptsTest {
    @TestFactory
    fun `every case of the laws holds`(): List<DynamicTest> = tests("laws")

    @TestFactory
    fun `every golden game is as it was`(): List<DynamicTest> = tests("transcripts")

    @Test
    fun `a difference is told with its place`() {
        for ((text, problem) in listOf(
            "" to "t:1: \n    expected a case",
            "white > jump e2e4" to "t:1: white > jump e2e4\n    expected a line of a transcript",
            "new chess\nwhite" to "t:2: white\n    expected a line of a transcript",
            "white > move e2e4" to "t:1: white > move e2e4\n    expected a case",
            "new chess clock=x" to "t:1: new chess clock=x\n    expected a new game",
            "new chess\nwhite > move e2e5" to "t:2: white > move e2e5\n    expected that it is",
            "new chess\nwhite > move e2e4\n< moved white e5" to
                "t:3: < moved white e5\n    expected moved white e5\n    found    moved white e4",
            "new chess\nwhite > move e2e4\n< moved white e4\n< started" to
                "t:4: < started\n    expected started\n    found    no further event",
            "new chess\n0:05 white > move e2e4\n0:04 black > move e7e5" to "t:3: 0:04",
            "nobody > open with x" to
                "t:1: nobody > open with x\n    expected a line of a transcript",
            "new chess\nwhite > seal \"e4\" with x" to
                "t:2: white > seal \"e4\" with x\n    expected that it is possible",
            "new chess\n= turn black" to "t:2: = turn black\n    expected black\n    found    white",
            "new chess\n= on e1 k" to "t:2: = on e1 k\n    expected k\n    found    K",
            "new chess\n= legal e2e5" to "t:2: = legal e2e5",
            "new chess\n= shape round" to "t:2: = shape round",
        )) {
            val difference = assertThrows(Difference::class.java) { replay("t", text, Tally()) }
            assertTrue(difference.message.orEmpty().startsWith(problem)) { "$text: $difference" }
        }
        replay("t", "new chess clock=x\n# why\n= refused clock", Tally())
    }

    private fun tests(folder: String): List<DynamicTest> {
        val all = File(System.getProperty("annabella.transcripts"), folder)
        val files = all.listFiles { file -> file.extension == "txt" }.orEmpty().sorted()
        val tally = Tally()
        val replays = files.map { file ->
            DynamicTest.dynamicTest(file.name) {
                replay("tests/$folder/${file.name}", file.readText(), tally)
            }
        }
        return replays + DynamicTest.dynamicTest("nothing is left out") {
            val (lines, cases) = saidIn(all)
            assertEquals(cases, tally.cases, "cases of tests/$folder")
            assertEquals(lines, tally.lines, "lines of tests/$folder that say something")
            println("tests/$folder: ${files.size} files, $tally; 0 lines left out")
        }
    }

    /** The lines that say something and the cases below a folder, counted and not read. */
    private fun saidIn(folder: File): Pair<Int, Int> {
        val lines = folder.walk().filter(File::isFile).flatMap { it.readLines() }.map(String::trim)
        val said = lines.filter { it.isNotEmpty() && it[0] != '#' }.toList()
        return said.size to said.count { it.startsWith("new ") }
    }

    private fun replay(file: String, text: String, tally: Tally) {
        TranscriptRun(file, text.lines(), tally).use(TranscriptRun::all)
    }
}
