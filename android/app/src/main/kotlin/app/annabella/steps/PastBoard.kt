package app.annabella.steps

import android.os.Bundle
import android.view.KeyEvent
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardFocus
import app.annabella.board.BoardListener
import app.annabella.board.BoardPicture
import app.annabella.board.BoardView
import app.annabella.board.FingerExplorer
import app.annabella.core.GameView
import app.annabella.core.HiddenBoard
import app.annabella.core.PastView
import app.annabella.core.middlePoint
import app.annabella.game.BoardAccess
import app.annabella.game.GameLook
import app.annabella.game.GamePicture
import app.annabella.game.SquareMenu
import app.annabella.game.SquareReading
import app.annabella.game.keys.BoardKeys
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/**
 * A position that is looked back at: a screen reader, keys and a finger go over its squares as on
 * the board of a game, and ask about them. Nothing is played on it.
 */
class PastBoard(
    private val activity: MainActivity,
    private val scope: CoroutineScope,
    private val now: GameView,
    keys: BoardKeys.Listener,
    /** A finger has touched it; false where that means no more than to hear what stood there. */
    private val touched: () -> Boolean,
) : BoardListener {
    private val app = activity.app
    private val look = GameLook.of(now.kind)
    private val painter = look.painter(activity.ui.theme, app.settings)
    private var past: PastView? = null

    val view = BoardView(activity, activity.ui.theme)
    private val keys = BoardKeys(::seen, view, look.keys.get(app.settings), app.screenReader, keys)

    init {
        view.painter = painter
        view.listener = this
        view.explorer = if (app.settings.exploreByFinger) FingerExplorer(view) else null
        view.picture = empty(now)
        view.contentDescription = BoardAccess.title(activity, now, isForPlayer = false)
        // nobody is on a square that is moved from here
        view.reader.actions = SquareMenu(::seen, view, activity::getString, keys::ask) { _, _ -> }
        view.reader.words = look.words(activity::getString)
        if (look.places) view.moveCursor(middlePoint(now.columns, now.rows).toInt())
        // a reader comes to what the page is about
        view.reader.goOn(view.cursor)
    }

    private fun seen(): GameView = past?.view ?: now

    private val isSeen: Boolean get() = past?.let(::isSeen) ?: false

    fun show(past: PastView) {
        this.past = past
        view.contentDescription = BoardAccess.title(activity, past.view, isForPlayer = false)
        view.reader.labels = SquareReading.words(
            past.labels,
            activity.getString(R.string.language_code),
            activity.getString(R.string.square_unused),
        )
        view.picture = if (isSeen) pictureOf(past.view) else empty(past.view)
    }

    private fun pictureOf(view: GameView) = BoardPicture(
        pieces = view.board,
        columns = view.columns.toInt(),
        rows = view.rows.toInt(),
        lastMove = GamePicture.lastMove(view),
        alarms = view.alarms.map(UShort::toInt),
        passed = look.passed(app.settings),
    )

    /** None is told of where none may be seen. */
    private fun empty(view: GameView) = BoardPicture(
        pieces = ByteArray(view.columns.toInt() * view.rows.toInt()),
        columns = view.columns.toInt(),
        rows = view.rows.toInt(),
        hidesPieces = true,
        passed = look.passed(app.settings),
    )

    fun key(event: KeyEvent): Boolean = keys.take(event)

    fun save(into: Bundle) = BoardFocus.save(view, into)

    fun restore(saved: Bundle) = BoardFocus.restore(view, saved)

    /** What stood there is told. */
    override fun tapped(square: Int) {
        val label = past?.labels?.getOrNull(square) ?: return
        scope.launch { app.announcer.answer(listOf(label), isRemembered = false) }
    }

    override fun tappedByFinger(square: Int) {
        if (!touched()) tapped(square)
    }

    override fun grabbed(square: Int): Boolean = false

    override fun dropped(from: Int, to: Int?) = Unit

    override fun explored(square: Int?) {
        val past = past ?: return
        val hidden = if (isSeen) HiddenBoard.Nothing else HiddenBoard.Board(mayAsk = false)
        app.effects.explored(square, past.view, hidden)
        if (square != null && view.explorer != null && !app.screenReader.isSpeaking) tapped(square)
    }

    companion object {
        /** Whether the position may be seen. */
        fun isSeen(past: PastView): Boolean =
            past.isBoardShown && !past.view.hidesBoard && past.view.hiddenNow == HiddenBoard.Nothing
    }
}
