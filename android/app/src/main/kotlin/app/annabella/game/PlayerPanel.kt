package app.annabella.game

import android.view.Gravity
import android.view.View
import android.widget.LinearLayout
import android.widget.LinearLayout.LayoutParams
import android.widget.TextView
import app.annabella.settings.ClockPlace
import app.annabella.ui.Ui

/** One player: the name, what he has captured, and his clock. */
class PlayerPanel(private val ui: Ui, private val captured: CapturedView, place: ClockPlace) {
    private val name: TextView = ui.body("")
    private var isMarked: Boolean? = null
    val clock: TextView = ui.digits()

    val view: View = LinearLayout(ui.context).apply {
        orientation = LinearLayout.HORIZONTAL
        gravity = Gravity.CENTER_VERTICAL
        // the board stays where it is when the first piece is captured
        val full = name.lineHeight + captured.fullHeight + ui.dp(8)
        minimumHeight = maxOf(ui.dp(Ui.TOUCH_DP), full)
        setPadding(ui.dp(16), ui.dp(4), ui.dp(16), ui.dp(4))
        val words = LinearLayout(ui.context).apply {
            orientation = LinearLayout.VERTICAL
            addView(name)
            addView(captured)
        }
        val gap = LayoutParams(0, LayoutParams.WRAP_CONTENT, 1f)
        if (place == ClockPlace.START) {
            clock.setPaddingRelative(0, 0, ui.dp(16), 0)
            addView(clock)
        }
        addView(words, gap)
        if (place == ClockPlace.END) addView(clock)
    }

    /** Whether it faces somebody at the far end of the table. */
    fun turn(isTurned: Boolean) {
        view.rotation = if (isTurned) HALF_TURN else 0f
    }

    /** The player on move has a bar before his name, so that it needs no colour. */
    fun show(player: String, isOnMove: Boolean, time: String?) {
        if (name.text.toString() != player) name.text = player
        mark(isOnMove)
        val text = time.orEmpty()
        if (clock.text.toString() != text) clock.text = text
        clock.visibility = if (time == null) View.GONE else View.VISIBLE
    }

    /** A clock that runs is shown ten times a second: what stays is left alone. */
    private fun mark(isOnMove: Boolean) {
        if (isMarked == isOnMove) return
        isMarked = isOnMove
        name.typeface = if (isOnMove) ui.strong else ui.plain
        name.setCompoundDrawablesRelative(if (isOnMove) ui.moveMark(name) else null, null, null, null)
        clock.setTextColor(if (isOnMove) ui.theme.ink else ui.theme.mutedText)
    }

    fun showCaptured(pieces: ByteArray, lead: Int) = captured.show(pieces, lead)

    fun showTaken(piece: Byte, count: Int, target: Int, words: String) =
        captured.showOf(piece, count, target, words)

    private companion object {
        const val HALF_TURN = 180f
    }
}
