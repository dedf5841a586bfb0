package app.annabella.clock

import android.view.Gravity
import android.view.View
import android.widget.LinearLayout
import android.widget.TextView
import app.annabella.R
import app.annabella.ui.Card
import app.annabella.ui.Shape
import app.annabella.ui.Ui
import app.annabella.ui.isLow

/** One side of a clock that stands between two people: the whole of it is pressed. */
class ClockFaceView(private val ui: Ui, private val side: String, press: () -> Unit) {
    private val time: TextView = ui.digits().apply {
        gravity = Gravity.CENTER
        textAlignment = View.TEXT_ALIGNMENT_CENTER
        // it becomes smaller, and does not scroll
        setHorizontallyScrolling(false)
        setAutoSizeTextTypeUniformWithConfiguration(SMALLEST_SP, LARGEST_SP, 1, UNIT_SP)
    }
    private val moves: TextView = centred(ui.body(""))
    private val name: TextView = centred(ui.name(side)).apply { compoundDrawablePadding = ui.dp(8) }
    private val shape = Shape(ui, Shape.FULL_DP)
    private var isLow = false

    val view: LinearLayout = LinearLayout(ui.context).apply {
        orientation = LinearLayout.VERTICAL
        gravity = Gravity.CENTER
        background = shape.control(ui.theme.surface)
        Card.raise(ui, this)
        isFocusable = true
        minimumHeight = ui.dp(Ui.TOUCH_DP)
        setPadding(ui.dp(16), ui.dp(16), ui.dp(16), ui.dp(16))
        setOnClickListener { press() }
        val full = LinearLayout.LayoutParams.MATCH_PARENT
        addView(
            name,
            LinearLayout.LayoutParams(
                LinearLayout.LayoutParams.WRAP_CONTENT,
                LinearLayout.LayoutParams.WRAP_CONTENT,
            ),
        )
        addView(time, LinearLayout.LayoutParams(full, 0, 1f))
        addView(moves)
        for (at in 0 until childCount) {
            getChildAt(at).importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        }
    }

    fun show(left: String, made: UInt, isRunning: Boolean) {
        if (time.text.toString() != left) time.text = left
        moves.text = "${ui.text(R.string.clock_moves)} $made"
        val isLow = isRunning && isLow(left)
        view.contentDescription = "$side $left" + if (isLow) ", ${ui.text(R.string.clock_low)}" else ""
        if (view.isSelected == isRunning && this.isLow == isLow) return
        this.isLow = isLow
        // its fill and a dot say whose time runs, and the core says it in words
        view.isSelected = isRunning
        // also while it is pressed, so that its words are always seen
        val theme = ui.theme
        val (fill, tone) = when {
            isLow -> theme.warning to theme.onWarning
            isRunning -> theme.ink to theme.surface
            else -> theme.surface to theme.ink
        }
        view.background = shape.control(fill)
        for (text in listOf(name, time, moves)) text.setTextColor(tone)
        name.setCompoundDrawablesRelative(dot(tone).takeIf { isRunning }, null, null, null)
    }

    private fun dot(tone: Int) = Shape(ui, DOT_DP / 2).face(tone, 0, 0).apply {
        setBounds(0, 0, ui.dp(DOT_DP), ui.dp(DOT_DP))
    }

    private fun centred(text: TextView) = text.apply { textAlignment = View.TEXT_ALIGNMENT_CENTER }

    private companion object {
        const val SMALLEST_SP = 24
        const val LARGEST_SP = 120
        const val DOT_DP = 10
        const val UNIT_SP = android.util.TypedValue.COMPLEX_UNIT_SP
    }
}
