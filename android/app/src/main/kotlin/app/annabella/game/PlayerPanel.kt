package app.annabella.game

import android.view.Gravity
import android.view.View
import android.widget.LinearLayout
import android.widget.LinearLayout.LayoutParams
import android.widget.TextView
import app.annabella.ui.Ui

/** One player: the name, what he has captured, and his clock. */
class PlayerPanel(private val ui: Ui, private val captured: CapturedView) {
    private val name: TextView = ui.body("")
    private val clock: TextView = ui.digits()

    val view: View = LinearLayout(ui.context).apply {
        orientation = LinearLayout.HORIZONTAL
        gravity = Gravity.CENTER_VERTICAL
        minimumHeight = ui.dp(Ui.TOUCH_DP)
        setPadding(ui.dp(16), ui.dp(4), ui.dp(16), ui.dp(4))
        val words = LinearLayout(ui.context).apply {
            orientation = LinearLayout.VERTICAL
            addView(name)
            addView(captured)
        }
        addView(words, LayoutParams(0, LayoutParams.WRAP_CONTENT, 1f))
        addView(clock)
    }

    fun show(player: CharSequence, isOnMove: Boolean, time: String?) {
        name.text = player
        name.isSelected = isOnMove
        val text = time.orEmpty()
        if (clock.text.toString() != text) clock.text = text
        clock.visibility = if (time == null) View.GONE else View.VISIBLE
        clock.setTextColor(if (isOnMove) ui.theme.ink else ui.theme.mutedText)
    }

    fun showCaptured(pieces: ByteArray, lead: Int) = captured.show(pieces, lead)
}
