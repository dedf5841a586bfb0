package app.annabella.testing

import java.io.File

/** A game that both apps play, line by line. */
data class Script(val name: String, val lines: List<String>) {
    companion object {
        /** All of a folder of `tests`. */
        fun all(folder: String): List<Script> =
            checkNotNull(File("../../tests/$folder").listFiles { file -> file.extension == "txt" }) { folder }
                .sorted().flatMap(::read)

        private fun read(file: File): List<Script> {
            val scripts = ArrayList<Script>()
            var heading = ""
            for (line in file.readLines().map(String::trim).filter(String::isNotEmpty)) {
                when {
                    line.startsWith("#") -> heading = line.drop(1).trim()
                    line.startsWith("new ") ->
                        scripts += Script("${file.nameWithoutExtension}: $heading", listOf(line))
                    else -> {
                        val last = scripts.removeLast()
                        scripts += last.copy(lines = last.lines + line)
                    }
                }
            }
            return scripts
        }
    }
}

/** The parts of a line that stand between these. */
fun String.parts(
    separator: Char = ';',
): List<String> = split(separator).map(String::trim).filter(String::isNotEmpty)
