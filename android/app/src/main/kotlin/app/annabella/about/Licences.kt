package app.annabella.about

import android.content.Context
import app.annabella.R

/** A licence, and its texts, which differ in whose work they are for. */
class Licence(val name: String, val texts: List<LicenceText>) {
    val parts: List<String> get() = texts.flatMap { it.parts }
}

/** The text of a licence, word for word, and the parts of the app that have it. */
class LicenceText(val parts: List<String>, val text: String)

/** The licences of all that is in the app, as `make-licences` writes them. */
object Licences {
    fun all(context: Context): List<Licence> {
        val file = context.resources.openRawResource(R.raw.licences).bufferedReader().use { it.readText() }
        return file.split(Regex("^== ", RegexOption.MULTILINE)).drop(1).map(::licence)
            .groupBy({ it.first }, { it.second })
            .map { (name, texts) -> Licence(name, texts) }
    }

    private fun licence(section: String): Pair<String, LicenceText> {
        val (head, text) = section.split("\n\n", limit = 2)
        val lines = head.lines()
        return lines.first() to LicenceText(lines.drop(1), text.trim('\n'))
    }
}
