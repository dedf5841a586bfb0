package app.annabella.table

import android.os.Bundle
import android.view.KeyEvent
import android.view.View
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardView
import app.annabella.core.GameDeed
import app.annabella.core.GamePhase
import app.annabella.core.GameQuestion
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.LookBack
import app.annabella.core.PastView
import app.annabella.core.ScoreRow
import app.annabella.core.looksBack
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.BoardAccess
import app.annabella.game.keys.BoardKeys
import app.annabella.speech.SpeechChoices
import app.annabella.speech.phraseOf
import app.annabella.steps.PastBoard
import app.annabella.steps.StepsInTurn
import app.annabella.steps.lookBack
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/**
 * One of two people at a table looks back: an earlier position lies over the board of both, on
 * which nothing is played, with what each had captured then; their clocks and the rest of their
 * halves stay as they are. It ends when either wishes so, at the newest position that is told, and
 * when the game goes on.
 */
class TableLook(
    private val activity: MainActivity,
    private val game: GameStore,
    private val scope: CoroutineScope,
    private val access: BoardAccess,
    private val listener: Listener,
) : BoardKeys.Listener {
    /** The page around it. */
    interface Listener {
        /** Another position is looked at, or none any more. */
        fun looked()

        /** What the running game has told last is to be seen again. */
        suspend fun lookedBack()

        fun nameOf(side: GameSide): String

        fun flip()
    }

    /** Who looks at what, and how the game stood when he began. */
    private class Look(val by: GameSide, val past: PastView, val plies: UInt, val isOver: Boolean)

    private val app = activity.app
    private val board = PastBoard(activity, scope, game.state.value.view, this, ::touched)
    private val language get() = activity.getString(R.string.language_code)
    private var moves: List<ScoreRow> = emptyList()
    private var look: Look? = null
    private val steps = StepsInTurn(scope)

    /** Counts the ends, so that a step that was wished before one leads nowhere. */
    private var ends = 0

    /** The board of the position that is looked at; gone while that is not to be seen. */
    val view: BoardView get() = board.view

    init {
        view.visibility = View.GONE
    }

    /** After how many moves the position stands that is looked at; null while none is. */
    val ply: UInt? get() = look?.past?.ply

    /** Whether an earlier position lies on the board. */
    val isSeen: Boolean get() = past != null

    /** The position that lies on the board; null while that is the one of the game. */
    val past: GameView? get() = look?.past?.takeIf(PastBoard::isSeen)?.view

    /** Who looks back, at which move of how many; empty while the board is that of the game. */
    val words: String
        get() {
            val look = look?.takeIf { isSeen } ?: return ""
            val numbers = moves.flatMap { row -> listOfNotNull(row.first, row.second).map { row.number } }
            return looksBack(
                listener.nameOf(look.by),
                numbers.getOrNull(look.past.ply.toInt() - 1),
                numbers.lastOrNull() ?: 0u,
                SpeechChoices.languageOf(language),
            )
        }

    fun know(moves: List<ScoreRow>) {
        this.moves = moves
    }

    /** A step from where somebody looks, or from the newest position. */
    fun step(by: GameSide, to: LookBack) = inTurn { go(by, ply ?: now().plies, to) }

    fun to(by: GameSide, ply: UInt) = inTurn { go(by, ply, LookBack.Back(0u)) }

    private fun inTurn(step: suspend () -> Unit) {
        val end = ends
        steps.take { if (ends == end) step() }
    }

    private fun now(): GameView = game.state.value.view

    private suspend fun go(by: GameSide, from: UInt, to: LookBack) {
        val end = ends
        val past = (game.look(from, to) as? Outcome.Done)?.value ?: return
        if (ends != end) return
        val now = now()
        // behind the last move that is told the game is next, also while later ones are unwritten
        val leadsOn = to is LookBack.On || to is LookBack.End
        if (past.ply >= now.plies || (leadsOn && past.ply == past.plies)) {
            end()
            return
        }
        val isNew = look?.by != by || !isSeen
        look = Look(by, past, now.plies, now.phase is GamePhase.Over)
        board.show(past)
        cover()
        val told = listOf(phraseOf(words, language)).filter { isNew && words.isNotEmpty() }
        app.announcer.answer(told + past.phrases)
    }

    private fun cover() {
        val hadFocus = view.hasFocus()
        view.visibility = if (isSeen) View.VISIBLE else View.GONE
        listener.looked()
        if (isSeen && !hadFocus) view.requestFocus()
    }

    /** The running game is on the board again; false where it was there. */
    fun end(): Boolean {
        ends++
        if (look == null) return false
        look = null
        cover()
        app.announcer.lookedBack()
        scope.launch { listener.lookedBack() }
        return true
    }

    /** A game that has gone on, back, or to its end is on the board again. */
    fun follow(view: GameView) {
        val look = look ?: return
        if (look.plies != view.plies || look.isOver != view.phase is GamePhase.Over) end()
    }

    /** It lies as the board of the game does. */
    fun lieAs(board: BoardView) {
        view.isFlipped = board.isFlipped
        view.turnedSide = board.turnedSide
    }

    /** Nothing is played on it; who does not read it with the finger is told what comes first. */
    private fun touched(): Boolean {
        if (view.explorer != null) return false
        val words = activity.getString(R.string.table_go_back)
        scope.launch { app.announcer.say(words, language, isRemembered = false) }
        return true
    }

    /** Keys go over the position that is looked at. */
    fun key(event: KeyEvent): Boolean {
        val look = look?.takeIf { isSeen } ?: return false
        val to = event.lookBack() ?: return board.key(event)
        if (event.action == KeyEvent.ACTION_DOWN) step(look.by, to)
        return true
    }

    fun save(into: Bundle) {
        val look = look ?: return
        into.putString(BY, look.by.name)
        into.putInt(PLY, look.past.ply.toInt())
    }

    fun restore(saved: Bundle) {
        val by = GameSide.entries.find { it.name == saved.getString(BY) } ?: return
        to(by, saved.getInt(PLY).toUInt())
    }

    override fun ask(question: GameQuestion) {
        val ply = ply ?: return
        scope.launch {
            app.announcer.answer((game.askPast(question, ply) as? Outcome.Done)?.value.orEmpty())
        }
    }

    override fun act(deed: GameDeed) = access.act(deed)

    override fun flip() = listener.flip()

    override fun type() = access.type()

    override fun help() = access.help()

    override fun cancel(): Boolean = end()

    private companion object {
        const val BY = "looks-by"
        const val PLY = "looks-ply"
    }
}
