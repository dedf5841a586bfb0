package app.annabella.clock

import android.view.Gravity
import android.view.View
import android.widget.LinearLayout
import android.widget.TextView
import app.annabella.R
import app.annabella.ui.ButtonFace
import app.annabella.ui.Ui

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

    val view: LinearLayout = LinearLayout(ui.context).apply {
        orientation = LinearLayout.VERTICAL
        gravity = Gravity.CENTER
        background = ButtonFace.choice(ui, ui.theme.surface)
        isFocusable = true
        minimumHeight = ui.dp(Ui.TOUCH_DP)
        setPadding(ui.dp(16), ui.dp(16), ui.dp(16), ui.dp(16))
        setOnClickListener { press() }
        val full = LinearLayout.LayoutParams.MATCH_PARENT
        addView(centred(ui.body(side)))
        addView(time, LinearLayout.LayoutParams(full, 0, 1f))
        addView(moves)
        for (at in 0 until childCount) {
            getChildAt(at).importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        }
    }

    fun show(left: String, made: UInt, isRunning: Boolean) {
        if (time.text.toString() != left) time.text = left
        moves.text = "${ui.text(R.string.clock_moves)} $made"
        // a frame says whose time runs, and the core says it in words
        view.isSelected = isRunning
        view.contentDescription = "$side $left"
    }

    private fun centred(text: TextView) = text.apply { textAlignment = View.TEXT_ALIGNMENT_CENTER }

    private companion object {
        const val SMALLEST_SP = 24
        const val LARGEST_SP = 120
        const val UNIT_SP = android.util.TypedValue.COMPLEX_UNIT_SP
    }
}
