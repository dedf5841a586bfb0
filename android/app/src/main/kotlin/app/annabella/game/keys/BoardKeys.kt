package app.annabella.game.keys

import android.view.KeyEvent
import app.annabella.board.BoardCursor
import app.annabella.board.BoardView
import app.annabella.core.GameDeed
import app.annabella.core.GameQuestion
import app.annabella.core.GameView
import app.annabella.core.KeyAction
import app.annabella.core.keyAction
import app.annabella.platform.ScreenReader

/** Does what the keys of a keyboard, as the settings have them, ask for on a board. */
class BoardKeys(
    private val seen: () -> GameView,
    private val board: BoardView,
    private val keys: String,
    private val screenReader: ScreenReader,
    private val listener: Listener,
) {
    interface Listener {
        fun ask(question: GameQuestion)

        /** Somebody does something who sits here, the one on move of two. */
        fun act(deed: GameDeed)

        fun flip()

        /** Lets something be typed. */
        fun type()

        fun help()

        /** Whether there was a choice to give up. */
        fun cancel(): Boolean
    }

    /** A letter that may begin the name of a square, and when it was pressed. */
    private var begun: Pair<Char, Long>? = null

    /** What that letter does by itself, until no digit has followed it at once. */
    private var waiting: Runnable? = null

    init {
        // the board takes these itself
        board.setOnKeyListener { _, code, event ->
            val isOfBoard = BoardCursor.isArrow(code) || BoardCursor.isClick(code)
            if (isOfBoard && event.action == KeyEvent.ACTION_DOWN) doWaiting()
            false
        }
    }

    fun take(event: KeyEvent): Boolean {
        if (event.keyCode == KeyEvent.KEYCODE_ESCAPE) {
            forgetWaiting()
            return listener.cancel()
        }
        val view = seen()
        // larger boards have a ninth row
        val digits = minOf(MOST_DIGITS, maxOf(view.columns.toInt(), view.rows.toInt(), LEAST_DIGITS))
        val strokes = KeyStroke.of(event, digits).ifEmpty { return false }
        val pressed = named(event, strokes)
        // a name is all that its letter was for
        if (pressed.size > strokes.size && isName(pressed)) forgetWaiting() else doWaiting()
        val action = actionOf(pressed) ?: return false
        when {
            // a question that is held is asked once
            event.repeatCount > 0 -> if (action is KeyAction.Go) go(action)
            begun != null && isName(listOf("${begun?.first}1")) -> wait(action)
            else -> run(action)
        }
        return true
    }

    private fun actionOf(pressed: List<String>): KeyAction? {
        val view = seen()
        // what is hidden is not looked for
        val pieces = view.board.takeUnless { view.hidesBoard }
        return keyAction(
            view.kind,
            keys,
            pressed,
            view.columns,
            view.rows,
            board.cursor.toUShort(),
            pieces,
            view.alarms,
        )
    }

    /** Whether a letter and a digit are a square in this game. */
    private fun isName(pressed: List<String>): Boolean = actionOf(pressed.take(1)) != null

    private fun wait(action: KeyAction) {
        val work = Runnable {
            waiting = null
            // not over another page
            if (board.isAttachedToWindow) run(action)
        }
        waiting = work
        board.postDelayed(work, AT_ONCE_MS)
    }

    private fun doWaiting() {
        val work = waiting ?: return
        board.removeCallbacks(work)
        work.run()
    }

    private fun forgetWaiting() {
        board.removeCallbacks(waiting ?: return)
        waiting = null
    }

    /** A digit soon behind a letter names a square with it, `e4`. */
    private fun named(event: KeyEvent, strokes: List<String>): List<String> {
        val letter = begun?.takeIf { event.eventTime - it.second <= SOON_MS }?.first
        val sign = strokes.singleOrNull()?.singleOrNull()
        begun = sign?.takeIf { it in 'a'..'h' }?.let { it to event.eventTime }
        val isName = letter != null && sign != null && sign in '1'..'8'
        return if (isName) listOf("$letter$sign") + strokes else strokes
    }

    private fun run(action: KeyAction) = when (action) {
        is KeyAction.Go -> go(action)
        is KeyAction.Ask -> listener.ask(action.question)
        is KeyAction.Act -> listener.act(action.deed)
        KeyAction.Flip -> listener.flip()
        KeyAction.Type -> listener.type()
        KeyAction.Help -> listener.help()
    }

    private fun go(action: KeyAction.Go) {
        val to = action.to
        if (to != null) go(to.toInt())
        // the core says where there is none; a screen reader says by itself where the keys are
        if (to == null || !screenReader.isOn) listener.ask(action.question)
    }

    private fun go(square: Int) {
        if (!board.isFocused) board.requestFocus()
        board.moveCursor(square)
    }

    private companion object {
        /** So long a letter waits for its digit before it does what it stands for. */
        const val AT_ONCE_MS = 500L

        /** So long a digit goes on with a letter. */
        const val SOON_MS = 2_000L
        const val LEAST_DIGITS = 8
        const val MOST_DIGITS = 9
    }
}
