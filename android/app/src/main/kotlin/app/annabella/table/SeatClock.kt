package app.annabella.table

import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.widget.LinearLayout
import android.widget.TextView
import app.annabella.R
import app.annabella.game.ClockState
import app.annabella.ui.ListRow
import app.annabella.ui.Shape
import app.annabella.ui.Ui
import app.annabella.ui.isLow

/**
 * The clock of a player at a table, to be read from afar: filled while his time runs; it says that
 * the game is paused, or that its flag has fallen. Where the game says so it is pressed by hand, and
 * elsewhere a press is told why it does nothing. Without a clock the same plate says in large
 * letters whose move it is.
 */
class SeatClock(private val ui: Ui, private val press: () -> Unit) {
    private val shape = Shape(ui, Shape.FULL_DP)
    private val time: TextView = ui.digits().apply {
        // letters that fit are not found for a line that scrolls
        isSingleLine = false
        maxLines = 1
        gravity = Gravity.CENTER
        textAlignment = View.TEXT_ALIGNMENT_CENTER
        setAutoSizeTextTypeUniformWithConfiguration(LEAST_SP, MOST_SP, 1, TypedValue.COMPLEX_UNIT_SP)
    }
    private val caption: TextView = ui.name("").apply {
        maxLines = 1
        gravity = Gravity.CENTER
        textAlignment = View.TEXT_ALIGNMENT_CENTER
    }
    private val captionHeight = caption.lineHeight + ui.dp(4)
    private var state: State? = null

    val view: LinearLayout = LinearLayout(ui.context).apply {
        orientation = LinearLayout.VERTICAL
        gravity = Gravity.CENTER
        setPadding(ui.dp(12), ui.dp(8), ui.dp(12), ui.dp(8))
        addView(time, LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f))
        addView(caption)
    }

    /** How high it is in a column, with or without a time. */
    val height: Int = ui.dp(TIME_DP + AROUND_DP) + captionHeight

    /** What is up to its player. */
    data class Turn(
        val isOnMove: Boolean = false,
        /** His clock can be pressed now. */
        val mayPress: Boolean = false,
        /** His pawn has still to become something, before anything else. */
        val hasToChoose: Boolean = false,
    )

    /** How it looks. */
    private data class State(
        val turn: Turn,
        val hasTime: Boolean,
        val isLow: Boolean,
        val clock: ClockState,
        val isOver: Boolean,
    )

    fun show(time: String?, clock: ClockState, turn: Turn, isOver: Boolean) {
        val text = time.orEmpty()
        if (this.time.text.toString() != text) this.time.text = text
        val isLow = clock == ClockState.RUNS && isLow(time)
        this.time.contentDescription = if (isLow) "$time, ${ui.text(R.string.clock_low)}" else null
        val now = State(turn, time != null, isLow, clock, isOver)
        if (now != state) show(now)
    }

    private fun show(now: State) {
        state = now
        time.visibility = if (now.hasTime) View.VISIBLE else View.GONE
        val words = when {
            now.turn.hasToChoose -> ui.text(R.string.table_choose_piece)
            now.turn.mayPress -> ui.text(R.string.game_press_clock)
            now.clock == ClockState.HAS_FALLEN -> ui.text(R.string.clock_fallen)
            now.clock == ClockState.IS_PAUSED -> ui.text(R.string.game_paused)
            now.turn.isOnMove -> ui.text(R.string.table_your_move)
            else -> ""
        }
        placeCaption(now.hasTime)
        caption.text = words
        val theme = ui.theme
        val (fill, tone) = when {
            now.isLow -> theme.warning to theme.onWarning
            now.clock == ClockState.RUNS -> theme.ink to theme.surface
            now.clock == ClockState.HAS_FALLEN -> theme.warningWash to theme.warning
            now.clock == ClockState.IS_PAUSED -> theme.wash to theme.ink
            !now.hasTime && words.isNotEmpty() -> theme.ink to theme.surface
            else -> theme.wash to theme.muted
        }
        view.background = when {
            now.turn.mayPress -> shape.control(fill)
            // a plate with nothing on it would look like a button that does nothing
            !now.hasTime && words.isEmpty() -> null
            else -> shape.still(fill)
        }
        for (line in listOf(time, caption)) line.setTextColor(tone)
        val sign = when {
            now.isLow -> Shape(ui, DOT_DP / 2).face(tone, 0, 0)
            now.clock == ClockState.HAS_FALLEN -> ListRow.icon(ui, R.drawable.ic_flag_end, tone)
            now.clock == ClockState.IS_PAUSED -> ListRow.icon(ui, R.drawable.ic_pause, tone)
            else -> null
        }
        val side = ui.dp(if (now.isLow) DOT_DP else ICON_DP)
        sign?.setBounds(0, 0, side, side)
        caption.setCompoundDrawablesRelative(sign, null, null, null)
        caption.compoundDrawablePadding = ui.dp(8)
        val isHeard = now.turn.mayPress || (now.hasTime && !now.isOver)
        view.setOnClickListener(if (isHeard) { _ -> press() } else null)
        view.isClickable = isHeard
        view.isFocusable = isHeard
    }

    /** Below the time, or, where there is none, in all of the plate. */
    private fun placeCaption(hasTime: Boolean) {
        val height = if (hasTime) captionHeight else MATCH_PARENT
        if (caption.layoutParams.height == height) return
        caption.layoutParams = LinearLayout.LayoutParams(MATCH_PARENT, height)
        caption.maxLines = if (hasTime) 1 else 2
        caption.setAutoSizeTextTypeUniformWithConfiguration(
            LEAST_CAPTION_SP,
            if (hasTime) Ui.BODY_SP.toInt() else MOST_CAPTION_SP,
            1,
            TypedValue.COMPLEX_UNIT_SP,
        )
    }

    private companion object {
        const val TIME_DP = 88
        const val AROUND_DP = 16
        const val LEAST_SP = 24
        const val MOST_SP = 68
        const val LEAST_CAPTION_SP = 9
        const val MOST_CAPTION_SP = 40
        const val DOT_DP = 10
        const val ICON_DP = 16
    }
}
