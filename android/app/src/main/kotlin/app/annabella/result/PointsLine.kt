package app.annabella.result

import android.graphics.Typeface
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import android.widget.TextView
import app.annabella.ui.Shape
import app.annabella.ui.Ui

/** Both players with their points between them; with large letters, or where it [isNarrow], each in a line of its own. */
class PointsLine(private val ui: Ui, isNarrow: Boolean) {
    private val isLarge = isNarrow || ui.hasLargeLetters
    private val names = List(2) { ui.name("") }
    private val points = List(2) {
        ui.number().apply {
            typeface = Typeface.create(Typeface.SERIF, Typeface.BOLD)
            if (isLarge) setTextSize(TypedValue.COMPLEX_UNIT_SP, ui.bodySp)
        }
    }

    val view: View = LinearLayout(ui.context).apply {
        orientation = if (isLarge) LinearLayout.VERTICAL else LinearLayout.HORIZONTAL
        gravity = Gravity.CENTER_VERTICAL
        background =
            Shape(ui, Shape.TILE_DP).still(if (ui.theme.needsLines) ui.theme.surface else ui.theme.paper)
        minimumHeight = ui.dp(HEIGHT_DP)
        setPadding(ui.dp(16), ui.dp(8), ui.dp(16), ui.dp(8))
        // one line for a reader as well
        isFocusable = true
        if (isLarge) stack(this) else put(this)
    }

    private fun put(line: LinearLayout) {
        val dash = ui.body("–").apply { setPadding(ui.dp(12), 0, ui.dp(12), 0) }
        names[1].textAlignment = View.TEXT_ALIGNMENT_VIEW_END
        val parts = listOf<TextView>(names[0], points[0], dash, points[1], names[1])
        for (part in parts) {
            val isName = part in names
            val place = if (isName) {
                LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f)
            } else {
                LinearLayout.LayoutParams(WRAP_CONTENT, WRAP_CONTENT)
            }
            line.addView(part, place)
        }
    }

    private fun stack(line: LinearLayout) {
        for ((name, points) in names.zip(points)) {
            val row = LinearLayout(ui.context)
            row.addView(name, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f))
            row.addView(points, LinearLayout.LayoutParams(WRAP_CONTENT, WRAP_CONTENT))
            line.addView(row)
        }
    }

    /** Of the first player and of the second; no points leave the line out. */
    fun show(players: List<String>, score: List<String>) {
        view.visibility = if (score.isEmpty()) View.GONE else View.VISIBLE
        names.zip(players).forEach { (view, name) -> view.text = name }
        points.zip(score).forEach { (view, number) -> view.text = number }
        view.contentDescription = players.zip(score).joinToString(", ") { (name, number) -> "$name $number" }
    }

    private companion object {
        const val HEIGHT_DP = 48
    }
}
