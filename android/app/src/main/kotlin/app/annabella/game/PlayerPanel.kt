package app.annabella.game

import android.view.Gravity
import android.view.View
import android.widget.LinearLayout
import android.widget.LinearLayout.LayoutParams
import android.widget.TextView
import app.annabella.board.BoardPainter
import app.annabella.settings.ClockPlace
import app.annabella.ui.MoveMark
import app.annabella.ui.Ui
import app.annabella.ui.turn

/** One player: his piece, the name, what he has captured, and his clock. */
class PlayerPanel(
    private val ui: Ui,
    painter: BoardPainter,
    place: ClockPlace,
) : PlayerFace {
    private val captured = CapturedView(ui.context, ui.theme, painter)

    /** A heading, by which a reader comes past the squares of the board. */
    private val name: TextView = ui.heading("")
    private val avatar = Avatar(ui, painter, PIECE_DP)
    private var isMarked: Boolean? = null
    private val chip = ClockChip(ui)
    override val clock: TextView get() = chip.view

    override val view: View = PanelRow(ui.context, avatar.view).apply {
        // the board stays where it is when the first piece is captured
        val full = name.lineHeight + captured.fullHeight + ui.dp(8)
        minimumHeight = maxOf(ui.dp(HEIGHT_DP), full)
        setPadding(ui.dp(16), ui.dp(4), ui.dp(16), ui.dp(4))
        val words = LinearLayout(ui.context).apply {
            orientation = LinearLayout.VERTICAL
            setPadding(ui.dp(12), 0, ui.dp(12), 0)
            addView(name)
            addView(captured)
        }
        val who = LinearLayout(ui.context).apply {
            gravity = Gravity.CENTER_VERTICAL
            addView(avatar.view, LayoutParams(ui.dp(AVATAR_DP), ui.dp(AVATAR_DP)))
            addView(words, LayoutParams(0, LayoutParams.WRAP_CONTENT, 1f))
        }
        if (place == ClockPlace.START) {
            words.setPaddingRelative(ui.dp(12), 0, 0, 0)
            who.setPaddingRelative(ui.dp(12), 0, 0, 0)
        }
        put(who, clock, isClockFirst = place == ClockPlace.START)
    }

    override fun turn(isTurned: Boolean) = view.turn(isTurned)

    /** The player on move has a bar at the edge and a clock that runs is filled, so that no colour is needed. */
    override fun show(player: String, isOnMove: Boolean, time: String?, clock: ClockState) {
        if (name.text.toString() != player) name.text = player
        mark(isOnMove)
        chip.show(time, clock)
    }

    override fun showPiece(piece: Byte) = avatar.show(piece)

    /** A clock that runs is shown ten times a second: what stays is left alone. */
    private fun mark(isOnMove: Boolean) {
        if (isMarked == isOnMove) return
        isMarked = isOnMove
        view.foreground = if (isOnMove) MoveMark(ui) else null
    }

    override fun showCaptured(pieces: ByteArray, lead: Int) = captured.show(pieces, lead)

    override fun showTaken(piece: Byte, count: Int, target: Int, words: String) =
        captured.showOf(piece, count, target, words)

    private companion object {
        const val HEIGHT_DP = 60
        const val AVATAR_DP = 40
        const val PIECE_DP = 34
    }
}
