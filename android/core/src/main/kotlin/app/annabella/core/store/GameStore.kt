package app.annabella.core.store

import app.annabella.core.ArbiterSheet
import app.annabella.core.BrailleStyle
import app.annabella.core.DrawClaim
import app.annabella.core.EngineProgress
import app.annabella.core.FeltPattern
import app.annabella.core.GameAction
import app.annabella.core.GameActor
import app.annabella.core.GameDeed
import app.annabella.core.GameEvent
import app.annabella.core.GameException
import app.annabella.core.GameListener
import app.annabella.core.GameQuestion
import app.annabella.core.GameReview
import app.annabella.core.GameSession
import app.annabella.core.GameSetup
import app.annabella.core.GameSide
import app.annabella.core.GameSpeech
import app.annabella.core.GameUpdate
import app.annabella.core.HalfPoints
import app.annabella.core.LookBack
import app.annabella.core.PastView
import app.annabella.core.Phrase
import app.annabella.core.RecordedMove
import app.annabella.core.RestoreQuestion
import app.annabella.core.ReviewListener
import app.annabella.core.ScoreLetters
import app.annabella.core.ScoreRow
import app.annabella.core.SpeechSettings
import app.annabella.core.SpokenPhrase
import app.annabella.core.Understood
import app.annabella.core.actor
import app.annabella.core.isThinking
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.async
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

/**
 * Holds one game for the screens that show it.
 *
 * All calls into the library happen on one confined dispatcher, one at a time; its
 * threads may wait for a disk. Every method may be called on any thread and never throws
 * for a closed store.
 *
 * Whoever has a store must [close] it: nothing else ends the computer's thread, frees the
 * game and lets go of its file, also if nobody holds the store any more.
 */
class GameStore private constructor(
    private val port: GamePort,
    private val listener: EngineListener,
    private val times: Times,
    private val confined: CoroutineDispatcher,
    first: GameUpdate,
) {
    private val scope = CoroutineScope(SupervisorJob() + confined)
    private val happened = UnreadQueue<GameEvent>()
    private val said = UnreadQueue<Phrase>()
    private val current = MutableStateFlow(stateOf(first))
    private val thinking = MutableStateFlow<EngineProgress?>(null)
    private val timer = MomentTimer(scope, times.nowMs) { dispatchNow(TICK) }
    private var isOpen = true

    private val closing = CoroutineScope(confined).async(start = CoroutineStart.LAZY) { shut() }

    /** How everything is now. */
    val state: StateFlow<GameUiState> = current.asStateFlow()

    /**
     * What happened, each event once: for one consumer at a time, the next goes on where
     * one was cancelled. It ends when the store is closed.
     */
    val events: Flow<GameEvent> = happened

    /**
     * What is to be said of it, each phrase once and in order, by the same rules as
     * [events]. What [ask] and [describe] say is not among them. Whoever speaks them takes
     * [speak] instead, or reports `Spoken` for each announcement himself.
     */
    val phrases: Flow<Phrase> = said

    /** How far the computer has come; null while it does not think. */
    val progress: StateFlow<EngineProgress?> = thinking.asStateFlow()

    init {
        publish(first)
        scope.launch {
            for (ready in listener.ready) guarded { port.collect(times.nowMs())?.also(::publish) }
        }
        scope.launch {
            for (progress in listener.progress) {
                if (current.value.view.isThinking) thinking.value = progress
            }
        }
    }

    /**
     * Somebody does something; returns at once. Actions are done in the order of the calls. When it
     * has been [answered], and the state is that after it, this is called on a thread of the store.
     */
    fun send(action: GameAction, answered: () -> Unit = {}) {
        scope.launch {
            dispatchNow(action)
            answered()
        }
    }

    /** A player does something, as in [send]. */
    fun act(by: GameSide, deed: GameDeed, answered: () -> Unit = {}) =
        send(GameAction(by.actor, deed), answered)

    /** Somebody does something; returns when it is done. */
    suspend fun dispatch(action: GameAction): Outcome<GameUpdate> =
        confined.answer { dispatchNow(action) }

    /**
     * Lays a move in the envelope of a game that is being adjourned; returns when it lies
     * there. [text] is written as the player likes. In a friendly game a text that is no
     * legal move fails with [GameException.Mistyped]; in a strict one nobody looks.
     *
     * Nothing keeps [passphrase], and nothing else opens the envelope; whoever forgets it
     * needs the arbiter's `LostEnvelope`. Takes some tenths of a second on purpose, in which
     * what else is asked of this store waits.
     */
    suspend fun sealMove(by: GameActor, text: String, passphrase: String): Outcome<GameUpdate> =
        confined.answer { act { port.sealMove(by, text, passphrase, times.nowMs()) } }

    /**
     * Opens the envelope of a game that was resumed, so that the move is made; returns when
     * it is done. Another passphrase is refused, as the events tell. As slow as [sealMove].
     */
    suspend fun openSealedMove(by: GameActor, passphrase: String): Outcome<GameUpdate> =
        confined.answer { act { port.openSealedMove(by, passphrase, times.nowMs()) } }

    /** Stops the computer's thinking until the game changes or [thinkOn]. */
    suspend fun cancelThinking(): Outcome<GameUpdate> =
        confined.answer { act { port.cancelThinking(times.nowMs()) } }

    /** Lets the computer think again. */
    suspend fun thinkOn(): Outcome<GameUpdate> =
        confined.answer { act { port.thinkOn(times.nowMs()) } }

    /**
     * What is to be sent to the player on the other device, who then knows all up to here: it
     * stands from now on. Nothing where there is nothing to share, which the phrases say.
     */
    suspend fun share(): Outcome<String?> = call {
        port.share(times.nowMs()).also { publish(it.update) }.text
    }

    /**
     * Takes a text in that came from the player on the other device; gives the word for why
     * nothing was taken in, which the phrases say, or null.
     */
    suspend fun takeIn(text: String): Outcome<String?> = call {
        port.takeIn(text, times.nowMs()).also { publish(it.update) }.refused
    }

    /** What a game by correspondence waits for, and how long that may still take; null of others. */
    suspend fun awaited(): Outcome<Phrase?> = call { port.awaited(times.nowMs()) }

    /** Writes what is owed to the disk, before the app is left. */
    suspend fun flush(): Outcome<Unit> = call {
        port.flush()
        current.value = current.value.copy(notSaved = null)
    }

    /** Names the game; it gets its file now. */
    suspend fun rename(name: String): Outcome<Unit> = call { port.rename(name, times.nowMs()) }

    /** The id of the game's file; null while it has none. */
    suspend fun id(): Outcome<String?> = call { port.id() }

    /** What was agreed before the game. */
    suspend fun setup(): Outcome<GameSetup> = call { port.setup() }

    /** What a player is called; the arbiter may have let the names change sides. */
    suspend fun playerName(side: GameSide): Outcome<String> = call { port.playerName(side) }

    /** The moves that were made, those before this game included. */
    suspend fun moves(): Outcome<List<RecordedMove>> = call { port.moves() }

    /** The board after so many moves of either side, 0 for the start; packed as in a view. */
    suspend fun boardAfter(plies: UInt): Outcome<ByteArray> = call { port.boardAfter(plies) }

    /** What is asked before the position after so many moves is restored; null where nothing would fall away. */
    suspend fun restoreQuestion(ply: UInt): Outcome<RestoreQuestion?> = call { port.restoreQuestion(ply) }

    /** What the arbiter sees beside the clocks. */
    suspend fun arbiterSheet(): Outcome<ArbiterSheet> = call { port.arbiterSheet() }

    /** What the arbiter is asked before he does this: whom it concerns, and what comes of it; null where it is done at once. */
    suspend fun arbiterQuestion(deed: GameDeed): Outcome<Phrase?> =
        call { port.arbiterQuestion(deed, times.nowMs()) }

    /** Why a player cannot claim a draw on this ground now, before anything else is asked; null where he can. */
    suspend fun claimProblem(by: GameSide, ground: DrawClaim): Outcome<Phrase?> =
        call { port.claimProblem(by, ground, times.nowMs()) }

    /** The position that a step of a look back leads to, from after so many moves; the game stays as it is. */
    suspend fun look(fromPly: UInt, to: LookBack): Outcome<PastView> =
        call { port.look(fromPly, to, ScoreLetters.LANGUAGE, times.nowMs()) }

    /** What another game begins with that goes on from after so many moves. */
    suspend fun branch(ply: UInt): Outcome<GameSetup> = call { port.branch(ply) }

    /** Says something of the position after so many moves; an empty text takes that away. */
    suspend fun comment(ply: UInt, text: String): Outcome<Unit> =
        call { port.comment(ply, text, times.nowMs()) }

    /** The position as FEN. */
    suspend fun fen(): Outcome<String> = call { port.fen() }

    /**
     * The scoresheet, from the line with the move [fromPly] on, counted from 1 of both sides;
     * all of it without one. After a move only the line with that move is new.
     */
    suspend fun score(
        letters: ScoreLetters,
        fromPly: UInt = 0u,
    ): Outcome<List<ScoreRow>> = call { port.score(letters, fromPly) }

    /**
     * How many moves of both sides, those before this game included, a player has written on
     * his sheet; where the library keeps the score, those that the game began with.
     */
    suspend fun written(side: GameSide): Outcome<UInt> = call { port.written(side) }

    /** The game as PGN or PDN. */
    suspend fun notation(): Outcome<String> = call { port.notation() }

    /** The score in Braille. */
    suspend fun braille(style: BrailleStyle): Outcome<String> = call { port.braille(style) }

    /** How phrases are made from now on, and for whom. */
    suspend fun setSpeech(speech: GameSpeech): Outcome<Unit> = call { port.setSpeech(speech) }

    /**
     * Hands each of [phrases] to [say], which returns when the voice has finished it, until
     * the store is closed; in place of reading them. The end of a blind player's
     * announcement is reported, so that the time in which he can correct it begins then; not
     * if he has announced another move meanwhile.
     */
    suspend fun speak(say: suspend (Phrase) -> Unit) = said.collect { phrase ->
        say(phrase)
        wasSpoken(phrase)
    }

    /** Whether one of [phrases] has not been read yet. */
    val hasToSay: Boolean get() = !said.none { true }

    /** The voice has finished one of [phrases]; [speak] reports that by itself. */
    suspend fun wasSpoken(phrase: Phrase) {
        if (!phrase.isAnnouncement) return
        // before the next one is taken, which may be the correction
        confined.answer { if (said.none(Phrase::isAnnouncement)) dispatchNow(SPOKEN) }
    }

    /**
     * What the player who listens, or somebody at the device, means by what he has said or
     * typed. Nothing is done: an action is for [dispatch], a question for [ask], a command
     * for the app. A move that was dictated to a recogniser is asked for where another one
     * sounds like it. Of somebody who looks back at the game words such as a lone "back" are
     * steps through it.
     */
    suspend fun hear(
        text: String,
        isDictated: Boolean = false,
        isLookingBack: Boolean = false,
    ): Outcome<Understood> = call { port.hear(text, isDictated, isLookingBack) }

    /**
     * What a player writes down as the next move that is missing on his sheet: an action for
     * [dispatch] that records it, or why it is no move.
     */
    suspend fun hearRecord(side: GameSide, text: String): Outcome<Understood> =
        call { port.hearRecord(side, text) }

    /** What was agreed, and where the game stands. */
    suspend fun describe(): Outcome<List<Phrase>> = call { port.describe(times.nowMs()) }

    /** The same for a game that comes to its page, without the move with which the computer has begun it. */
    suspend fun introduce(): Outcome<List<Phrase>> = call { port.introduce(times.nowMs()) }

    /** What the game is and where it stands, in the sentence that a list of games has. */
    suspend fun summary(): Outcome<Phrase> = call { port.summary(times.nowMs()) }

    /** What both have from this game and those before it; from this one once it is over. */
    suspend fun total(): Outcome<HalfPoints> = call { port.total() }

    /** What this game tells of how strongly its player plays, beyond what was kept; null where it tells nothing. */
    suspend fun ownRatingAfter(kept: String): Outcome<String?> = call { port.ownRatingAfter(kept) }

    /** The answer to a question of the player who listens. */
    suspend fun ask(question: GameQuestion): Outcome<List<Phrase>> =
        call { port.ask(question, times.nowMs()) }

    /**
     * The answer to a question of the player who listens and looks at the position after so many
     * moves: about that position, but for times, which are those of now.
     */
    suspend fun askPast(question: GameQuestion, ply: UInt): Outcome<List<Phrase>> =
        call { port.askPast(question, ply, times.nowMs()) }

    /**
     * The names of the 64 squares with what is on them, a1 first, for a screen reader. They
     * change with the position and with [setSpeech]; a focus that moves needs no new ones.
     */
    suspend fun squareLabels(): Outcome<List<Phrase>> = call { port.squareLabels() }

    /** What is felt of a player's clock now; null without a clock. */
    suspend fun feltClock(side: GameSide): Outcome<FeltPattern?> =
        call { port.feltClock(side, times.nowMs()) }

    /**
     * Wishes to be told when the first or the second player's clock has sunk to one of these
     * times: at most 8 of each, none above 24 hours. They take the place of those before. Each
     * is a polite phrase among [phrases], once, and again only after the clock has stood
     * clearly above it. Nothing of it is saved.
     */
    suspend fun setTimeMarks(
        firstMs: List<ULong>,
        secondMs: List<ULong>,
    ): Outcome<GameUpdate> =
        confined.answer { act { port.setTimeMarks(firstMs, secondMs, times.nowMs()) } }

    /**
     * Lets each move of the computer take at least a time from this range, its thinking
     * included, so that a reply rushes nobody: 700 to 2000 suit most people. None at first,
     * ten seconds at most, and never more than a fiftieth of what its clock has left. Nothing
     * of it is saved.
     */
    suspend fun setAnswerMoment(leastMs: ULong, mostMs: ULong): Outcome<GameUpdate> =
        confined.answer { act { port.setAnswerMoment(leastMs, mostMs, times.nowMs()) } }

    /**
     * All that was said so far of what happened, with its times, to one player or to both for
     * null. Plays the game from its beginning, so it is for a page that shows it, and not for
     * every move.
     */
    suspend fun spokenLog(
        settings: SpeechSettings,
        listener: GameSide?,
    ): Outcome<List<SpokenPhrase>> = call { port.spokenLog(settings, listener) }

    /**
     * Begins to look back at the moves of one side or both: at any time in a friendly game,
     * in one by the Laws when it is over. The listener hears when it has ended; close the
     * review when it is no longer needed.
     */
    suspend fun review(
        side: GameSide?,
        listener: ReviewListener?,
        nodes: UInt = 20_000u,
    ): Outcome<GameReview> = call { port.review(side, listener, nodes) }

    /**
     * Closes the game; returns at once, and the outcome is there when that is done. It
     * tells what could not be written; the game is closed all the same. Again does nothing.
     */
    fun close(): Deferred<Outcome<Unit>> {
        closing.start()
        return closing
    }

    private fun dispatchNow(action: GameAction): Outcome<GameUpdate> =
        act { port.dispatch(action, times.nowMs()) }

    private suspend fun <T> call(work: () -> T): Outcome<T> =
        confined.answer { guarded(work) }

    private fun act(work: () -> GameUpdate): Outcome<GameUpdate> =
        guarded { work().also(::publish) }

    private fun <T> guarded(work: () -> T): Outcome<T> {
        if (!isOpen) return Outcome.Failed(GameException.Closed())
        return outcomeOf(work).also(::note)
    }

    private fun publish(update: GameUpdate) {
        val before = current.value.revision
        current.value = stateOf(update).copy(fault = current.value.fault)
        if (!update.view.isThinking || update.view.revision != before) thinking.value = null
        happened.add(update.events)
        said.add(update.phrases)
        timer.set(update.view.nextMomentMs)
    }

    private fun note(outcome: Outcome<*>) {
        val error = (outcome as? Outcome.Failed)?.error ?: return
        val state = current.value
        when (error) {
            is GameException.Storage -> current.value = state.copy(notSaved = error.reason)
            // after these two the library has closed the game by itself
            is GameException.Internal, is GameException.Closed -> {
                val fault = (error as? GameException.Internal)?.reason
                // what is queued already must not cross any more
                isOpen = false
                current.value = state.copy(fault = state.fault ?: fault, isClosed = true)
                close()
            }
            else -> Unit
        }
    }

    private fun shut(): Outcome<Unit> {
        isOpen = false
        scope.cancel()
        listener.close()
        try {
            return outcomeOf { port.shutDown() }.also(::note)
        } finally {
            current.value = current.value.copy(isClosed = true)
            thinking.value = null
            happened.finish()
            said.finish()
        }
    }

    companion object {
        private val TICK = GameAction(GameActor.CLOCK, GameDeed.Tick)
        private val SPOKEN = GameAction(GameActor.ARBITER, GameDeed.Spoken)

        /**
         * Begins a game; without a folder it is not saved. Phrases are made as [speech] has
         * it; without it they are English, plain, and for both players. What is wrong with
         * the game is thrown.
         */
        suspend fun create(
            setup: GameSetup,
            folder: String?,
            times: Times,
            speech: GameSpeech? = null,
        ): GameStore = create(setup, folder, times, speech, oneAtATime())

        /** Goes on with a saved game. What is wrong with it is thrown. */
        suspend fun resume(
            id: String,
            folder: String,
            times: Times,
            speech: GameSpeech? = null,
        ): GameStore = resume(id, folder, times, speech, oneAtATime())

        internal suspend fun create(
            setup: GameSetup,
            folder: String?,
            times: Times,
            speech: GameSpeech?,
            confined: CoroutineDispatcher,
        ): GameStore = open(times, confined) { listener ->
            val (now, wall) = times.nowMs() to times.wallMs()
            SessionPort(GameSession.create(setup, folder, listener, now, wall, speech))
        }

        internal suspend fun resume(
            id: String,
            folder: String,
            times: Times,
            speech: GameSpeech?,
            confined: CoroutineDispatcher,
        ): GameStore = open(times, confined) { listener ->
            val (now, wall) = times.nowMs() to times.wallMs()
            SessionPort(GameSession.resume(folder, id, listener, now, wall, speech))
        }

        /**
         * A store of any game. [make] gives it, with the listener that it is to call, on
         * the confined dispatcher; what it throws comes out here.
         */
        internal suspend fun open(
            times: Times,
            confined: CoroutineDispatcher = oneAtATime(),
            make: (GameListener) -> GamePort,
        ): GameStore {
            var made: GameStore? = null
            try {
                return confined.answer { opened(times, confined, make).also { made = it } }
            } catch (error: CancellationException) {
                // nobody gets the store, so nobody else could close it
                made?.close()
                throw error
            }
        }

        private fun opened(
            times: Times,
            confined: CoroutineDispatcher,
            make: (GameListener) -> GamePort,
        ): GameStore {
            val listener = EngineListener()
            val port = make(listener)
            return when (val first = outcomeOf { port.opened(times.nowMs()) }) {
                is Outcome.Done -> GameStore(port, listener, times, confined, first.value)
                is Outcome.Failed -> {
                    // what went wrong first is told
                    outcomeOf { port.shutDown() }
                    throw first.error
                }
            }
        }

        private fun oneAtATime(): CoroutineDispatcher = Dispatchers.IO.limitedParallelism(1)

        private fun stateOf(update: GameUpdate) =
            GameUiState(update.view, update.notSaved, update.cannotThink)
    }
}
