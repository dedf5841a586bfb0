package app.annabella.game

import android.content.Context
import android.os.Bundle
import android.view.KeyEvent
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardFocus
import app.annabella.board.BoardView
import app.annabella.core.GameAction
import app.annabella.core.GameDeed
import app.annabella.core.GamePlayer
import app.annabella.core.GameQuestion
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.HiddenBoard
import app.annabella.core.LookBack
import app.annabella.core.Phrase
import app.annabella.core.boardTitle
import app.annabella.core.from
import app.annabella.core.latestMove
import app.annabella.core.middlePoint
import app.annabella.core.other
import app.annabella.core.player
import app.annabella.core.seat
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.keys.BoardKeys
import app.annabella.rules.SayingsScreen
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Page
import app.annabella.ui.Place
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/** The ways into a game beside a finger: screen readers, switches, keys, and what is typed. */
class BoardAccess(
    private val activity: MainActivity,
    private val game: GameStore,
    private val input: MoveInput,
    private val actions: GameActions,
    private val scope: CoroutineScope,
    private val listener: Listener,
) : BoardKeys.Listener, CommandInterpreter.Listener {
    /** What it asks of the page of the game. */
    interface Listener {
        fun ask(question: GameQuestion)

        fun flip()

        /** Somebody looks back at the position after so many moves. */
        fun lookBack(ply: UInt)
    }

    private val app = activity.app
    private val reading = SquareReading(game, label(R.string.language_code), label(R.string.square_unused))
    private val interpreter = CommandInterpreter(game, this)
    private val commands = AppCommands(activity, game)
    private val entry = TypedEntry(
        activity.ui,
        app.typedLines,
        app.announcer,
        scope,
        GameLook.of(view.kind).typedHint,
        ::hear,
    )
    private lateinit var board: BoardView
    private lateinit var keys: BoardKeys
    private var plies: UInt? = null

    private val view: GameView get() = game.state.value.view
    private val isRead: Boolean get() = app.screenReader.isOn

    /** The game as the board shows it; what is newer comes when its squares have their names. */
    var seen: GameView = view
        private set
    private val peek = app.games.peekAt(game)

    /** What is not seen of the board now. */
    val hidden: HiddenBoard get() = if (peek.isOn(seen)) HiddenBoard.Nothing else seen.hiddenNow

    /** The board that is looked at, though it is hidden, or that of one player alone; else null. */
    val peeked: ByteArray? get() = peekedIn(seen)

    fun prepare(board: BoardView, saved: Bundle?) {
        this.board = board
        val chosen = GameLook.of(view.kind).keys.get(app.settings)
        keys = BoardKeys({ view }, board, chosen, app.screenReader, this)
        board.contentDescription = title(activity, view, isForPlayer = true)
        board.reader.actions = SquareMenu({ view }, board, ::label, listener::ask, input::play)
        board.reader.words = GameLook.of(view.kind).words(::label)
        if (saved == null) {
            // on a board of lines the keys begin in the middle, elsewhere at a king
            if (GameLook.of(view.kind).places) board.moveCursor(middlePoint(view.columns, view.rows).toInt())
            // a reader comes to what the page is about
            board.reader.goOn(board.cursor)
            return
        }
        BoardFocus.restore(board, saved)
    }

    fun save(into: Bundle) = BoardFocus.save(board, into)

    /** Reads the squares anew whenever a screen reader or the like is switched on. */
    suspend fun watch() = app.screenReader.changes.collect { readAnew() }

    /** Reads the squares anew, as they stand on the board that is shown now. */
    suspend fun readAnew() {
        reading.forget()
        fetchNames(peeked)
    }

    /** The board is to show this; what a reader says of its squares is fetched before. */
    suspend fun read(now: GameView) {
        peek.changed(now)
        fetchNames(peekedIn(now))
        seen = now
    }

    private fun peekedIn(view: GameView): ByteArray? = when {
        peek.isOn(view) -> input.boardOf(view)
        // what is not seen is not read on a board of one's own either
        view.hiddenNow != HiddenBoard.Nothing -> null
        else -> input.boardOf(view).takeIf { input.ownBoard != null }
    }

    private suspend fun fetchNames(peeked: ByteArray?) {
        if (!isRead) return
        val speech = SpeechChoices.settings(label(R.string.language_code), app.settings)
        reading.fetch(peeked, speech)?.let { board.reader.labels = it }
    }

    /** The board shows what was [read]. */
    fun shown() {
        val view = seen
        board.contentDescription = title(activity, view, isForPlayer = true)
        val move = view.latestMove
        val isNew = plies?.let { view.plies == it + 1u } ?: false
        plies = view.plies
        if (!isNew || move == null) return
        // the computer's move leads nobody away from where he is
        if (view.player(view.turn.other) is GamePlayer.Person) {
            board.reader.follow(move.path.from, move.arrival)
        }
    }

    fun key(event: KeyEvent): Boolean = keys.take(event)

    private fun label(id: Int): String = activity.getString(id)

    override fun ask(question: GameQuestion) = listener.ask(question)

    override fun act(deed: GameDeed) = actions.perform(deed)

    override fun claimWith(action: GameAction): GameAction? = input.claimWith(action)

    override fun flip() = listener.flip()

    override fun type() = entry.show()

    override fun help() = activity.screens.go(Place(Page.KEYS))

    override fun cancel(): Boolean = input.cancel()

    /** Does what was typed on a line, or dictated. */
    fun hear(text: String, line: TypedEntry.Line? = null) {
        scope.launch {
            val wasResigning = isResigning
            val reply = interpreter.hear(text, isDictated = line == null)
            val isAnswer = !reply.isDeed && reply.words.isNotEmpty()
            if (!reply.isDone || isAnswer) {
                line?.answered(reply.shown(app.announcer.isRead, label(R.string.typed_not_here)))
                return@launch
            }
            // the answer is typed there, too, unless the page asks with a menu of its own
            if (isResigning && !wasResigning && !app.announcer.isTalkingPage) {
                line?.answered(label(R.string.blind_resign_question).takeIf { !app.announcer.isRead })
                return@launch
            }
            line?.close()
            val move = view.latestMove
            if (reply.isDeed && move != null) board.reader.lead(move.arrival)
        }
    }

    /** Somebody is asked whether he resigns. */
    private val isResigning: Boolean get() = GameSide.entries.any { view.seat(it).isResigning }

    override fun say(words: List<Phrase>, isUnderstood: Boolean) {
        scope.launch { app.announcer.answer(words, isRemembered = isUnderstood) }
    }

    override suspend fun look(to: LookBack): Boolean {
        // from the position as it stands to the one that was asked for
        val past = (game.look(view.plies, to) as? Outcome.Done)?.value ?: return false
        listener.lookBack(past.ply)
        return true
    }

    override suspend fun command(name: String, number: Int?): Boolean {
        // who talks is answered
        if (name != "help" || app.announcer.isTalkingPage) return commands.obey(name, number)
        activity.screens.go(SayingsScreen.place(view.kind))
        return true
    }

    companion object {
        /** The board and whose turn it is, for a screen reader; to who plays it alone, that it is his. */
        fun title(context: Context, view: GameView, isForPlayer: Boolean): String {
            val language = SpeechChoices.languageOf(context.getString(R.string.language_code))
            return boardTitle(view, isForPlayer, language)
        }
    }
}
