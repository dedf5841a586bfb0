package app.annabella.core.transcript

import app.annabella.core.AwayClock
import app.annabella.core.BoardPiece
import app.annabella.core.GameAction
import app.annabella.core.GameActor
import app.annabella.core.GameException
import app.annabella.core.GameHint
import app.annabella.core.GameKind
import app.annabella.core.GameMode
import app.annabella.core.GamePhase
import app.annabella.core.GameSession
import app.annabella.core.GameSide
import app.annabella.core.GameStart
import app.annabella.core.GameUpdate
import app.annabella.core.GameView
import app.annabella.core.Happening
import app.annabella.core.PieceKind
import app.annabella.core.SavedCondition
import app.annabella.core.SideConduct
import app.annabella.core.actionText
import app.annabella.core.latestMove
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.core.pieceAt
import app.annabella.core.savedGames
import java.io.RandomAccessFile
import java.nio.file.Files
import java.nio.file.Path

/** The view says something else than the library does. */
internal class Contradiction(val fact: String, val shown: String) : Exception()

/** The game of one case: a session of the library, and its file if [folder] is given. */
internal class TranscriptGame(line: String, private val folder: Path?) : AutoCloseable {
    private var session: GameSession? = null

    /** Why there is no game. */
    var refused: String? = null
        private set

    /** The time of the last line, in milliseconds since the game was made. */
    var time: ULong = 0u
        private set

    /** Does not change; null while the game is refused. */
    var shape: GameShape? = null
        private set

    init {
        try {
            // the time of day goes with the time of the game, as in the other replays
            val made = GameSession.create(parseSetup(line), folder?.toString(), null, ORIGIN, DAY)
            session = made
            val view = made.view(ORIGIN)
            shape = view.shape
            compare(view)
        } catch (error: GameException.BadInput) {
            refused = error.reason
        }
    }

    fun act(at: ULong?, action: GameAction): List<String> {
        val (kind, lines) = checkNotNull(shape) { "there is no game: $refused" }
        same("action", action, parseAction(kind, actionText(kind, action, lines), lines))
        return done(at) { live().dispatch(action, it) }
    }

    fun seal(at: ULong?, by: GameActor, text: String, passphrase: String): List<String> =
        done(at) { live().sealMove(by, text, passphrase, it) }

    fun open(at: ULong?, by: GameActor, passphrase: String): List<String> =
        done(at) { live().openSealedMove(by, passphrase, it) }

    private fun done(at: ULong?, deed: (ULong) -> GameUpdate): List<String> {
        val next = at ?: time
        check(next >= time) { "time runs backwards" }
        time = next
        val update = deed(ORIGIN + time)
        compare(update.view)
        update.events.firstNotNullOfOrNull { it.what as? Happening.Moved }?.let { moved ->
            // a pass leaves none to be shown
            val made = (moved.played.path to moved.played.kind).takeIf { it.first.points.isNotEmpty() }
            same("the last move", made, update.view.latestMove?.let { it.path to it.kind })
        }
        return update.events.map { inWordsOf(update.view.kind, textOf(it, update.view.shape)) }
    }

    /** What the fact is; null if a statement holds. */
    fun fact(fact: String): String = live().fact(fact, ORIGIN + time)

    /** Cuts the file, as if the program had been killed while it wrote. */
    fun kill(bytes: Long, isFromEnd: Boolean) {
        leave()
        RandomAccessFile(file(only()).toFile(), "rw").use { file ->
            val length = if (isFromEnd) file.length() - bytes else bytes
            file.setLength(length.coerceIn(0, file.length()))
        }
    }

    /** Throws the game away and reads it from its file. */
    fun load(at: ULong?): List<String> {
        leave()
        val id = only()
        val saved = savedGames(folder.toString()).single { it.id == id }
        val told = if (saved.condition is SavedCondition.Unfinished) listOf("unfinished") else listOf()
        val last = saved.changedMs - DAY
        time = if (runsOn(id, last)) maxOf(at ?: 0u, last) else last
        val back = GameSession.resume(folder.toString(), id, null, ORIGIN + time, DAY + time)
        session = back
        val update = back.opened(ORIGIN + time)
        compare(update.view)
        return told + update.events.map { inWordsOf(update.view.kind, textOf(it, update.view.shape)) }
    }

    /** What is shown is what the library says when it is asked for facts. */
    private fun compare(view: GameView) {
        val isChess = view.kind == GameKind.CHESS || view.kind == GameKind.CHESS960
        for ((told, said) in factsOf(view)) {
            val (fact, shown) = inWordsOf(view.kind, told) to inWordsOf(view.kind, said)
            if (isChess || fact != "check") same(fact, fact(fact), shown)
        }
        for (side in GameSide.entries) {
            val name = inWordsOf(view.kind, "name ${word(side)}")
            same(name, fact(name), live().playerName(side))
        }
        val moves = legalMoves(view)
        if (moves.isNotEmpty()) {
            same("left", fact("left"), "${moves.size}")
            same("legal", "holds", fact("legal ${moves.joinToString(" ")}"))
        }
        same("next-moment", readTime(fact("next-moment")), view.nextMomentMs?.minus(ORIGIN))
        if (isChess) compareChess(view)
    }

    private fun compareChess(view: GameView) {
        val fen = fact("fen").split(' ')
        same("move number", fen[5], "${view.moveNumber}")
        // nobody listens: of two people it is the board of the sighted one
        val setup = live().setup()
        val isBlind = { conduct: SideConduct? -> conduct?.isBlind ?: false }
        val viewer = when (isBlind(setup.first.conduct) to isBlind(setup.second.conduct)) {
            true to false -> GameSide.SECOND
            false to true -> GameSide.FIRST
            else -> view.turn
        }
        same("board", fact("board-of ${word(viewer)}"), placement(view.board))
        (view.hint as? GameHint.Given)?.let { hint ->
            same("hint", fact("hint"), fact("pgn ${uci(hint.path)}"))
        }
        for (point in view.alarms) {
            same("check", BoardPiece(view.turn, PieceKind.KING), view.board.pieceAt(point.toInt()))
        }
    }

    private fun <T> same(name: String, fact: T, shown: T) {
        if (fact != shown) throw Contradiction("$name $fact", "$name $shown in the view")
    }

    override fun close() {
        session?.run {
            shutDown()
            close()
        }
        session = null
    }

    private fun live(): GameSession = checkNotNull(session) { "there is no game: $refused" }

    private fun leave() {
        session?.run {
            // with a name also a game in which nothing has happened gets its file
            if (id() == null) rename("a name", ORIGIN + time) else flush()
        }
        close()
    }

    private fun only(): String = savedGames(folder.toString()).single().id

    private fun file(id: String): Path = checkNotNull(folder).resolve("$id.annabella")

    /** Whether its clock runs while nobody is there, asked of a copy at its last moment. */
    private fun runsOn(id: String, last: ULong): Boolean {
        val beside = Files.createTempDirectory("annabella-copy")
        try {
            Files.copy(file(id), beside.resolve("$id.annabella"))
            return GameSession.resume(beside.toString(), id, null, 0u, DAY + last).use { copy ->
                val setup = copy.setup()
                val away = when {
                    setup.away != null -> setup.away
                    setup.mode == GameMode.STRICT -> AwayClock.RUNS
                    setup.start is GameStart.Scheduled -> AwayClock.RUNS
                    copy.fact("pace", 0u) == "correspondence" -> AwayClock.RUNS
                    else -> AwayClock.STANDS
                }
                val isWaiting = copy.view(0u).phase is GamePhase.Waiting
                copy.shutDown()
                away == AwayClock.RUNS || isWaiting
            }
        } finally {
            beside.toFile().deleteRecursively()
        }
    }

    private companion object {
        // where the clock of the platform begins must not matter
        const val ORIGIN: ULong = 7_000_000u

        // a time of day that can be right, as the clock of a strict game runs on by it
        const val DAY: ULong = 1_800_000_000_000u
    }
}
