package app.annabella.game

import android.content.SharedPreferences
import app.annabella.core.GameException
import app.annabella.core.GamePlayer
import app.annabella.core.GameSetup
import app.annabella.core.GameSpeech
import app.annabella.core.player
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.core.store.Times
import java.util.WeakHashMap
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.getAndUpdate
import kotlinx.coroutines.launch
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.withContext

/** The game on the table: one at most is open. For the main thread. */
class Games(
    private val folder: String,
    private val times: Times,
    private val kept: SharedPreferences,
) {
    private val opened = MutableStateFlow<GameStore?>(null)
    private val changing = Mutex()
    private var named: Pair<GameStore, String>? = null
    private var peeked: Pair<GameStore, Peek>? = null
    private val turned = WeakHashMap<GameStore, Boolean>()

    /** The game that is open. */
    val current: StateFlow<GameStore?> = opened.asStateFlow()

    /** The same, on a page that is never there without a game: see [app.annabella.ui.Page.needsGame]. */
    val onTable: GameStore
        get() = checkNotNull(current.value) { "a page of a game was opened without one" }

    /** A look at the board of a game: all its pages show it, until the game goes on. */
    fun peekAt(game: GameStore): Peek {
        val known = peeked?.takeIf { it.first === game } ?: (game to Peek(game.state.value.view))
        peeked = known
        return known.second
    }

    /** Whether the board of a game stands the other way round than usually, on all its pages. */
    fun isTurned(game: GameStore): Boolean = turned[game] ?: false

    fun turn(game: GameStore, isTurned: Boolean) {
        turned[game] = isTurned
        // a game without a file does not come back
        if (named?.first === game) kept.edit().putBoolean(TURNED, isTurned).apply()
    }

    /** The id of the game that was open last. */
    val lastId: String? get() = kept.getString(LAST, null)

    /** The id of the game on the table if it has a file; known also after a fault has closed it. */
    val idOnTable: String?
        get() = named?.let { (game, id) -> id.takeIf { game === current.value } }

    /** How the board of that game stood. */
    val lastBoard: LastBoard? get() = LastBoard.of(kept)

    /** The game is no longer there to go on with. */
    fun forget(id: String) {
        if (lastId == id) kept.edit().clear().apply()
    }

    /** Begins a game in the place of the one that is open; its board may be turned. */
    suspend fun start(setup: GameSetup, speech: GameSpeech, isTurned: Boolean = false): Outcome<GameStore> =
        change({ isTurned }) { GameStore.create(setup, folder, times, speech) }

    /** Goes on with a saved game; with the one that is open if it is that. */
    suspend fun open(id: String, speech: GameSpeech): Outcome<GameStore> =
        change({ lastId == id && kept.getBoolean(TURNED, false) }, { openAs(id) }) {
            GameStore.resume(id, folder, times, speech)
        }

    /** The game that is open, if it is the saved one of this id. */
    suspend fun openAs(id: String): GameStore? = opened.value?.takeIf { it.id() == Outcome.Done(id) }

    /** Puts the game away; it is saved. */
    suspend fun close() = changing.withLock { putAway(opened.getAndUpdate { null }) }

    /** Writes what is owed to the disk, before the app is left. */
    fun flush(scope: CoroutineScope) {
        val game = opened.value ?: return
        scope.launch {
            game.flush()
            keepId(game)
        }
    }

    /** The app is not seen any more: the computer does not think until [wake]. */
    fun rest(scope: CoroutineScope) {
        val game = current.value ?: return
        val view = game.state.value.view
        val runs = view.clocks?.running
        // its clock waits for nobody: it makes this move, and then it rests
        if (runs != null && view.player(runs) is GamePlayer.Computer) return
        scope.launch { game.cancelThinking() }
    }

    /** The app is seen again: the computer goes on thinking, if it was. */
    fun wake(scope: CoroutineScope) {
        val game = current.value ?: return
        // behind a rest that may still be on its way
        scope.launch { game.thinkOn() }
    }

    /**
     * Keeps which game was on the table as soon as it has a file, so that it is found again
     * however the app ends.
     */
    fun follow(scope: CoroutineScope) {
        scope.launch {
            current.collectLatest { game ->
                game?.state?.first { it.view.plies > 0u } ?: return@collectLatest
                keepId(game)
            }
        }
    }

    private suspend fun change(
        isTurned: () -> Boolean,
        isThere: suspend () -> GameStore? = { null },
        make: suspend () -> GameStore,
    ): Outcome<GameStore> =
        // begun is finished, also when the page that asked is left
        withContext(NonCancellable) {
            changing.withLock {
                isThere()?.takeUnless { it.state.value.isClosed }?.let { return@withLock Outcome.Done(it) }
                try {
                    // one that cannot be had leaves the other on the table
                    val isTurned = isTurned()
                    val game = make()
                    turned[game] = isTurned
                    putAway(opened.getAndUpdate { game })
                    keepId(game)
                    Outcome.Done(game)
                } catch (error: GameException) {
                    Outcome.Failed(error)
                }
            }
        }

    private suspend fun putAway(game: GameStore?) {
        if (game == null) return
        keepId(game)
        game.close().await()
    }

    // a game has no file before its first move
    private suspend fun keepId(game: GameStore) {
        val id = (game.id() as? Outcome.Done)?.value ?: return
        if (game === opened.value) named = game to id
        kept.edit().putString(LAST, id).putBoolean(TURNED, isTurned(game)).apply()
        LastBoard.of(game.state.value.view, isTurned(game)).keep(kept)
    }

    private companion object {
        const val LAST = "last-game"
        const val TURNED = "last-game-turned"
    }
}
