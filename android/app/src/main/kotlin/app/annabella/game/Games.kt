package app.annabella.game

import android.content.SharedPreferences
import app.annabella.core.GameException
import app.annabella.core.GamePlayer
import app.annabella.core.GameSetup
import app.annabella.core.GameSide
import app.annabella.core.GameSpeech
import app.annabella.core.other
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

/**
 * The games that are open: one, or in a simultaneous display several, each at a board of its own,
 * of which one is on the table. For the main thread.
 */
class Games(
    private val folder: String,
    private val times: Times,
    private val kept: SharedPreferences,
) {
    private val all = MutableStateFlow<List<OpenBoard>>(emptyList())
    private val opened = MutableStateFlow<GameStore?>(null)
    private val changing = Mutex()
    private var named: Pair<GameStore, String>? = null
    private var peeked: Pair<GameStore, Peek>? = null
    private val turned = WeakHashMap<GameStore, Boolean>()

    /** All boards, the first one first. */
    val boards: StateFlow<List<OpenBoard>> = all.asStateFlow()

    /** The game on the table. */
    val current: StateFlow<GameStore?> = opened.asStateFlow()

    /** Which of the boards it is, from 1 on; 0 where there is none. */
    val number: Int get() = all.value.indexOfFirst { it.game === current.value } + 1

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
        named?.let { (of, id) -> if (of === game) keepTurned(id, isTurned) }
        if (all.value.size > 1) keepBoards()
    }

    /** The id of the game that was open last. */
    val lastId: String? get() = kept.getString(LAST, null)

    /** The id of the game on the table if it has a file; known also after a fault has closed it. */
    val idOnTable: String?
        get() = all.value.find { it.game === current.value }?.id
            ?: named?.let { (game, id) -> id.takeIf { game === current.value } }

    /** How the board of that game stood. */
    val lastBoard: LastBoard? get() = LastBoard.of(kept)

    /** The boards of the simultaneous display that was played last; none if it was a game alone. */
    val lastBoards: List<KeptBoard> get() = KeptBoard.listOf(kept.getString(BOARDS, "").orEmpty())

    /** The game is no longer there to go on with. */
    fun forget(id: String) {
        keep(lastBoards.filter { it.id != id })
        keepTurned(id, false)
        if (lastId == id) kept.edit().remove(LAST).also(LastBoard::forget).apply()
    }

    /** Begins a game in the place of those that are open. */
    suspend fun start(setup: GameSetup, speech: GameSpeech): Outcome<GameStore> =
        change { listOf(alone(GameStore.create(setup, folder, times, speech))) }

    /**
     * Begins a game in the place of the one on the table; its board may be turned. What other
     * boards there are stay.
     */
    suspend fun startHere(
        setup: GameSetup,
        speech: GameSpeech,
        isTurned: Boolean,
        savedAs: (number: Int) -> String,
    ): Outcome<GameStore> = change(front = { number - 1 }) { before ->
        val at = number - 1
        val game = GameStore.create(setup, folder, times, speech)
        turned[game] = isTurned
        val isOneOfSeveral = before.size > 1 && at >= 0
        if (!isOneOfSeveral) return@change listOf(alone(game))
        game.rename(savedAs(number))
        // two people have changed sides
        val own = ownOf(game) ?: before[at].own.other
        before.toMutableList().also { it[at] = OpenBoard(game, own, idOf(game)) }
    }

    /** Begins several games; they have files from the start on, by the names given. */
    suspend fun startAll(
        games: List<NewBoard>,
        speech: (GameSetup) -> GameSpeech,
    ): Outcome<GameStore> = change {
        makeAll(games) { board ->
            val game = GameStore.create(board.setup, folder, times, speech(board.setup))
            turned[game] = board.isTurned
            game.rename(board.savedAs)
            OpenBoard(game, board.own, idOf(game))
        }
    }

    /** Goes on with a saved game; with the one that is open if it is that. */
    suspend fun open(id: String, speech: GameSpeech): Outcome<GameStore> =
        change({ openAs(id) }) {
            val isTurned = id in turnedIds
            val game = GameStore.resume(id, folder, times, speech)
            turned[game] = isTurned
            listOf(alone(game))
        }

    /** Goes on with several of them, with that of the id [front] on the table; what is open stays so. */
    suspend fun openAll(
        boards: List<KeptBoard>,
        front: String,
        speech: suspend (KeptBoard) -> GameSpeech,
    ): Outcome<GameStore> = change(front = { boards.indexOfFirst { it.id == front } }) { before ->
        makeAll(boards, there = { kept ->
            before.find { it.id == kept.id && !it.game.state.value.isClosed }
        }) {
            val game = GameStore.resume(it.id, folder, times, speech(it))
            turned[game] = it.isTurned
            OpenBoard(game, it.own, it.id)
        }
    }

    /** The game that is open as the saved one of this id. */
    suspend fun openAs(id: String): GameStore? =
        all.value.map { it.game }.find { it.id() == Outcome.Done(id) }

    /** Brings the board with this number to the table; false where there is none. */
    fun bring(number: Int): Boolean {
        opened.value = all.value.getOrNull(number - 1)?.game ?: return false
        return true
    }

    /** Puts a game away; it is saved. Another board comes to the table, if there is one. */
    suspend fun close(game: GameStore) = changing.withLock {
        val left = all.value.filter { it.game !== game }
        if (left.size == all.value.size) return@withLock
        all.value = left
        if (opened.value === game) opened.value = left.firstOrNull()?.game
        putAway(game)
        opened.value?.let { keepId(it) }
    }

    /** Puts all games away. */
    suspend fun close() = changing.withLock {
        val last = opened.getAndUpdate { null }
        putAway(all.getAndUpdate { emptyList() }, last)
    }

    /** Writes what is owed to the disk, before the app is left. */
    fun flush(scope: CoroutineScope) {
        scope.launch {
            for (board in all.value) board.game.flush()
            opened.value?.let { keepId(it) }
        }
    }

    /** The app is not seen any more: the computer does not think until [wake]. */
    fun rest(scope: CoroutineScope) = all.value.forEach { rest(it.game, scope) }

    private fun rest(game: GameStore, scope: CoroutineScope) {
        val view = game.state.value.view
        val runs = view.clocks?.running
        // its clock waits for nobody: it makes this move, and then it rests
        if (runs != null && view.player(runs) is GamePlayer.Computer) return
        scope.launch { game.cancelThinking() }
    }

    /** The app is seen again: the computer goes on thinking, if it was. */
    fun wake(scope: CoroutineScope) = all.value.forEach {
        // behind a rest that may still be on its way
        scope.launch { it.game.thinkOn() }
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
        isThere: suspend () -> GameStore? = { null },
        front: () -> Int = { 0 },
        make: suspend (before: List<OpenBoard>) -> List<OpenBoard>,
    ): Outcome<GameStore> =
        // begun is finished, also when the page that asked is left
        withContext(NonCancellable) {
            changing.withLock {
                isThere()?.takeUnless { it.state.value.isClosed }?.let {
                    opened.value = it
                    return@withLock Outcome.Done(it)
                }
                try {
                    // one that cannot be had leaves the others on the table
                    val (before, last) = all.value to opened.value
                    val boards = make(before)
                    val game = (boards.getOrNull(front()) ?: boards.first()).game
                    all.value = boards
                    opened.value = game
                    putAway(before.filter { old -> boards.none { it.game === old.game } }, last)
                    keepId(game)
                    // a game alone leaves those of the last display to be gone on with
                    if (boards.size > 1) keepBoards()
                    Outcome.Done(game)
                } catch (error: GameException) {
                    Outcome.Failed(error)
                }
            }
        }

    /** Makes all that are not there, or none. */
    private suspend fun <T> makeAll(
        from: List<T>,
        there: (T) -> OpenBoard? = { null },
        make: suspend (T) -> OpenBoard,
    ): List<OpenBoard> {
        val made = ArrayList<OpenBoard>()
        return try {
            from.map { there(it) ?: make(it).also(made::add) }
        } catch (error: GameException) {
            made.forEach { it.game.close().await() }
            throw error
        }
    }

    private fun alone(game: GameStore) = OpenBoard(game, ownOf(game) ?: GameSide.FIRST)

    /** The side of the only person at this device. */
    private fun ownOf(game: GameStore): GameSide? =
        game.state.value.view.takeUnless { it.hasTwoPeople }?.ownSide

    private suspend fun idOf(game: GameStore): String? = (game.id() as? Outcome.Done)?.value

    private fun keepBoards() = keep(
        all.value.mapNotNull { board -> board.id?.let { KeptBoard(it, board.own, isTurned(board.game)) } },
    )

    /** The saved games whose players sit the other way round; also when another was open since. */
    private val turnedIds: Set<String> get() = kept.getStringSet(TURNED, null).orEmpty()

    private fun keepTurned(id: String, isTurned: Boolean) {
        val ids = if (isTurned) turnedIds + id else turnedIds - id
        kept.edit().putStringSet(TURNED, ids).apply()
    }

    private fun keep(boards: List<KeptBoard>) =
        kept.edit().putString(BOARDS, boards.joinToString("\n")).apply()

    // that on the table is the one to go on with
    private suspend fun putAway(boards: List<OpenBoard>, last: GameStore?) =
        boards.map { it.game }.sortedBy { it === last }.forEach { putAway(it) }

    private suspend fun putAway(game: GameStore) {
        keepId(game)
        game.close().await()
    }

    // a game alone has no file before its first move
    private suspend fun keepId(game: GameStore) {
        val id = idOf(game) ?: return
        if (game === opened.value) named = game to id
        kept.edit().putString(LAST, id).apply()
        keepTurned(id, isTurned(game))
        LastBoard.of(game.state.value.view, isTurned(game)).keep(kept)
    }

    private companion object {
        const val LAST = "last-game"
        const val TURNED = "turned-games"
        const val BOARDS = "boards"
    }
}
