package app.annabella.newgame

import android.view.View
import android.view.ViewGroup
import android.widget.Button
import android.widget.LinearLayout
import app.annabella.ui.Card
import app.annabella.ui.Form
import app.annabella.ui.Option
import app.annabella.ui.Ui
import kotlin.reflect.KMutableProperty0

/**
 * Makes the lines of rules. Each tells its article, and as long as it cannot be chosen what it
 * needs, which is a label or null; [changed] is called when one was chosen.
 */
class RuleLines(private val ui: Ui, private val form: Form, private val changed: () -> Unit) {
    private val shows = ArrayList<() -> Unit>()

    /** Shows of all lines how they stand now. */
    fun show() = shows.forEach { it() }

    fun switch(
        name: Int,
        article: String?,
        setting: KMutableProperty0<Boolean>,
        needs: () -> Int? = { null },
    ): View {
        val line = form.switch(ui.text(name), setting.get()) {
            setting.set(it)
            changed()
        }
        shows += {
            val missing = needs()
            form.tell(line, ui.text(name), listOfNotNull(article, missing?.let(ui::text)))
            line.isEnabled = missing == null
        }
        return line
    }

    /** One of many, in a list that opens. */
    fun choice(
        name: Int,
        article: String?,
        values: List<Int>,
        setting: KMutableProperty0<Int>,
        label: (Int) -> String,
        needs: () -> Int? = { null },
    ): View {
        lateinit var line: Button
        line = form.choice(ui.text(name), { values.map { Option(it, label(it)) } }, setting::get) {
            setting.set(it)
            // after the line has shown the value alone
            line.post(changed)
        }
        shows += { tell(line, name, label(setting.get()), article, needs()) }
        return line
    }

    /** What opens something of its own, which calls what it is given when that has changed. */
    fun line(
        name: Int,
        article: String?,
        value: () -> String,
        needs: () -> Int?,
        choose: (() -> Unit) -> Unit,
    ): View {
        val line = form.line(ui.text(name)) { choose(changed) }
        shows += { tell(line, name, value(), article, needs()) }
        return line
    }

    /** One of a few, all to be seen. */
    fun <T> options(
        name: Int,
        article: String?,
        options: List<Option<T>>,
        setting: KMutableProperty0<T>,
        needs: () -> Int? = { null },
    ): LinearLayout {
        val view = form.options(ui.text(name), options, setting.get()) {
            setting.set(it)
            changed()
        }
        val side = ui.dp(Card.INSET_DP)
        view.setPadding(side, ui.dp(12), side, ui.dp(12))
        val more = ui.small("")
        view.addView(more, 1)
        shows += {
            val missing = needs()
            more.text = listOfNotNull(article, missing?.let(ui::text)).joinToString("\n")
            more.visibility = if (more.text.isEmpty()) View.GONE else View.VISIBLE
            enable(view, missing == null)
        }
        return view
    }

    private fun tell(line: Button, name: Int, value: String, article: String?, missing: Int?) {
        form.tell(line, ui.text(name), listOfNotNull(value, article, missing?.let(ui::text)))
        line.isEnabled = missing == null
    }

    private fun enable(view: View, isEnabled: Boolean) {
        if (view is Button) view.isEnabled = isEnabled
        if (view is ViewGroup) for (at in 0 until view.childCount) enable(view.getChildAt(at), isEnabled)
    }
}
