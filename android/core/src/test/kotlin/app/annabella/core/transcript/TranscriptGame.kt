package app.annabella.core.transcript

import app.annabella.core.AwayClock
import app.annabella.core.GameAction
import app.annabella.core.GameException
import app.annabella.core.GamePhase
import app.annabella.core.GameSession
import app.annabella.core.SavedCondition
import app.annabella.core.parseSetup
import app.annabella.core.savedGames
import java.io.RandomAccessFile
import java.nio.file.Files
import java.nio.file.Path

/** The game of one case: a session of the library, and its file if [folder] is given. */
internal class TranscriptGame(line: String, private val folder: Path?) : AutoCloseable {
    private var session: GameSession? = null

    /** Why there is no game. */
    var refused: String? = null
        private set

    /** The time of the last line, in milliseconds since the game was made. */
    var time: ULong = 0u
        private set

    init {
        try {
            // the time of day is the time of the game, so that files are as in the other replays
            session = GameSession.create(parseSetup(line), folder?.toString(), null, ORIGIN, 0u)
        } catch (error: GameException.BadInput) {
            refused = error.reason
        }
    }

    fun act(at: ULong?, action: GameAction): List<String> {
        val next = at ?: time
        check(next >= time) { "time runs backwards" }
        time = next
        return live().dispatch(action, ORIGIN + time).events.map(::textOf)
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
        val last = saved.changedMs
        time = if (runsOn(id, last)) maxOf(at ?: 0u, last) else last
        val back = GameSession.resume(folder.toString(), id, null, ORIGIN + time, time)
        session = back
        return told + back.opened(ORIGIN + time).events.map(::textOf)
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
        session?.flush()
        close()
    }

    private fun only(): String = savedGames(folder.toString()).single().id

    private fun file(id: String): Path = checkNotNull(folder).resolve("$id.annabella")

    /** Whether its clock runs while nobody is there, asked of a copy at its last moment. */
    private fun runsOn(id: String, last: ULong): Boolean {
        val beside = Files.createTempDirectory("annabella-copy")
        try {
            Files.copy(file(id), beside.resolve("$id.annabella"))
            return GameSession.resume(beside.toString(), id, null, 0u, last).use { copy ->
                val view = copy.view(0u)
                val runs = copy.setup().away == AwayClock.RUNS || view.phase is GamePhase.Waiting
                copy.shutDown()
                runs
            }
        } finally {
            beside.toFile().deleteRecursively()
        }
    }

    private companion object {
        // where the clock of the platform begins must not matter
        const val ORIGIN: ULong = 7_000_000u
    }
}
