package app.annabella.game

import android.os.Bundle
import android.view.KeyEvent
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardListener
import app.annabella.board.BoardPainter
import app.annabella.board.BoardView
import app.annabella.board.FingerExplorer
import app.annabella.core.DeedKind
import app.annabella.core.GameQuestion
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.PieceKind
import app.annabella.core.may
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.post.GamePost
import app.annabella.settings.Settings
import app.annabella.speech.SpeechChoices
import app.annabella.speech.SquareSpeech
import app.annabella.steps.StepsScreen
import app.annabella.ui.ButtonKind
import app.annabella.ui.Place
import app.annabella.ui.Screen
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.launch

/**
 * A page on which the game on the table is played, and what each such page does in the same
 * way.
 */
abstract class GamePage(activity: MainActivity) :
    Screen(activity), MoveInput.Listener, BoardAccess.Listener, BoardListener {
    protected val game: GameStore = app.games.onTable
    protected val settings: Settings = app.settings
    protected val input = MoveInput(game, this)
    protected val post = GamePost(activity, game, dialogs, scope)
    protected val actions = GameActions(game, ::sure, post::send)
    protected val access = BoardAccess(activity, game, input, actions, scope, this)
    val boards = Boards(activity)
    protected val look = GameLook.of(view.kind)
    protected val painter: BoardPainter = look.painter(ui.theme, settings)
    protected lateinit var board: BoardView
    private val squares = SquareSpeech(game, app.announcer)

    protected val view: GameView get() = game.state.value.view

    /** Whether squares that a finger or the keys come to are said. */
    protected abstract val saysSquares: Boolean

    /** Makes the board of the page, as it was when the page was [saved]. */
    protected fun makeBoard(saved: Bundle?) {
        board = BoardView(activity, ui.theme).apply {
            painter = this@GamePage.painter
            listener = this@GamePage
            explorer = if (settings.exploreByFinger) FingerExplorer(this) else null
        }
        access.prepare(board, saved)
        saved?.takeIf(::isOfThisBoard)?.let(::restore)
    }

    /** What was looked at and chosen at another of several boards is none of this one. */
    protected fun isOfThisBoard(saved: Bundle): Boolean = saved.getInt(BOARD) == app.games.number

    /** What was at this board when it was left. */
    protected open fun restore(saved: Bundle) = input.restore(saved)

    override fun save(): Bundle = Bundle().apply {
        access.save(this)
        input.save(this)
        putInt(BOARD, app.games.boards.value.indexOfFirst { it.game === game } + 1)
    }

    /** Another game has come to the table under this page. */
    protected suspend fun stayOnTable() {
        app.games.current.first { it != null && it !== game }
        activity.screens.replace(Place(activity.screens.place.page))
    }

    override fun key(event: KeyEvent): Boolean = when (event.keyCode) {
        KeyEvent.KEYCODE_PAGE_DOWN -> boards.step(1)
        KeyEvent.KEYCODE_PAGE_UP -> boards.step(-1)
        else -> false
    } || access.key(event)

    override fun askPromotion(side: GameSide, square: Int, answer: (PieceKind?) -> Unit) =
        PromotionDialog.show(ui, side, answer)

    /** Asks whether something is meant. */
    protected open fun sure(question: GameActions.Question) {
        // of what is asked, that alone cannot be taken back
        val kind = if (question.label == R.string.game_resign) ButtonKind.GRAVE else ButtonKind.PRIMARY
        dialogs.ask(text(question.label), "", text(R.string.answer_yes), kind = kind, act = question.act)
    }

    final override fun notYourTurn() {
        when {
            mayBoth(DeedKind.START) -> tell(R.string.game_press_start)
            mayBoth(DeedKind.CONTINUE) -> tell(R.string.game_press_continue)
            else -> ask(GameQuestion.Turn)
        }
    }

    /** Who sees the board sees that, and of a hidden one it is not told. */
    final override fun nothingThere() {
        if (app.screenReader.isSpeaking && !view.hidesBoard) tell(R.string.game_nothing_there)
    }

    /** What both can do, to play on. */
    private fun mayBoth(kind: DeedKind) = view.hasTwoPeople && GameSide.entries.any { view.may(it, kind) }

    private fun tell(words: Int) {
        scope.launch { app.announcer.say(text(words), text(R.string.language_code), isRemembered = false) }
    }

    override fun lookBack(ply: UInt) = activity.screens.go(StepsScreen.place(ply))

    final override fun othersHaveTo(question: GameQuestion) = ask(question)

    final override fun severalWays() {
        scope.launch { app.announcer.say(text(R.string.several_ways), text(R.string.language_code)) }
    }

    final override val confirmsMoves: Boolean get() = settings.confirmMoves

    final override fun hasToConfirm() {
        scope.launch {
            app.announcer.say(
                text(R.string.game_play_again_tap),
                text(R.string.language_code),
                isRemembered = false,
            )
        }
    }

    final override fun showOwnBoard(side: GameSide?) {
        scope.launch {
            access.readAnew()
            redraw()
            when (side) {
                null -> return@launch app.announcer.forgetMoment()
                GameSide.FIRST -> R.string.strict_own_board_white
                GameSide.SECOND -> R.string.strict_own_board_black
            }.let { app.announcer.say(text(it), text(R.string.language_code), isRemembered = false) }
        }
    }

    final override fun showClaim(side: GameSide?) {
        scope.launch {
            if (side == null) return@launch app.announcer.forgetMoment()
            val words = text(claimOf(side))
            app.announcer.say(words, text(R.string.language_code), isRemembered = false)
        }
    }

    /** That a player claims a draw with his next move, as all are told it. */
    protected fun claimOf(side: GameSide): Int =
        if (side == GameSide.FIRST) R.string.strict_claim_white else R.string.strict_claim_black

    final override fun ask(question: GameQuestion) {
        scope.launch { app.announcer.answer((game.ask(question) as? Outcome.Done)?.value.orEmpty()) }
    }

    final override fun tapped(square: Int) = input.tapped(square)

    final override fun lifted(point: Int, isNarrow: Boolean) =
        if (isNarrow) input.lifted(point) else input.tapped(point)

    final override fun takenAway() = activity.edgeDrags.taken()

    final override fun explored(square: Int?) {
        app.effects.explored(square, view, access.hidden)
        if (square != null && saysSquares && !app.screenReader.isSpeaking) {
            val speech = SpeechChoices.settings(text(R.string.language_code), settings)
            scope.launch { squares.say(square, access.peeked, speech) }
        }
    }

    private companion object {
        const val BOARD = "board"
    }
}
