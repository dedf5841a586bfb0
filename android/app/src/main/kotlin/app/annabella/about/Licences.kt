package app.annabella.about

import android.content.Context
import app.annabella.R

/** The text of a licence, and the parts of the app that have it. */
class Licence(val name: String, val parts: List<String>, val text: String)

/** The licences of all that is in the app, as `make-licences` writes them. */
object Licences {
    fun all(context: Context): List<Licence> {
        val file = context.resources.openRawResource(R.raw.licences).bufferedReader().use { it.readText() }
        return file.split(Regex("^== ", RegexOption.MULTILINE)).drop(1).map(::licence)
    }

    private fun licence(section: String): Licence {
        val (head, text) = section.split("\n\n", limit = 2)
        val lines = head.lines()
        return Licence(lines.first(), lines.drop(1), text.trim('\n'))
    }
}
