package app.annabella.core.bench

import app.annabella.core.GameKind
import app.annabella.core.GameSession
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import java.nio.ByteBuffer
import java.nio.channels.FileChannel
import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.StandardOpenOption.APPEND
import java.nio.file.StandardOpenOption.CREATE
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable

/**
 * What a call costs beside one that does nothing, and a move that is saved beside a
 * bare write. Only told, not judged: ANNABELLA_BENCHMARK=1 switches it on.
 */
@EnabledIfEnvironmentVariable(named = "ANNABELLA_BENCHMARK", matches = "1")
class DispatchBenchTest {
    private val move = parseAction(GameKind.CHESS, "white > move g1f3")
    private val undo = parseAction(GameKind.CHESS, "white > undo")
    private val explore = parseAction(GameKind.CHESS, "arbiter > explore e4")
    private var now = 0uL

    private fun session(folder: Path?): GameSession {
        val setup = parseSetup("new chess clock=90")
        val session = GameSession.create(setup, folder?.toString(), null, now, 0u)
        session.dispatch(parseAction(GameKind.CHESS, "arbiter > start"), now)
        return session
    }

    @Test
    fun `a dispatch beside a flush of nothing`() {
        val session = session(null)
        val works = listOf<Pair<String, (Int) -> Unit>>(
            "flush" to { session.flush() },
            "explore" to { session.dispatch(explore, ++now) },
            "move or undo" to { i -> session.dispatch(if (i % 2 == 0) move else undo, ++now) },
            "view" to { session.view(now) },
            "collect" to { session.collect(now) },
            "id" to { session.id() },
        )
        // warm-up, then rounds in turn, so that all see the same machine
        for ((_, work) in works) microseconds(WARM_UP, work)
        val rounds = List(ROUNDS) { works.map { (_, work) -> microseconds(CALLS, work) } }
        println("%-26s %8s %8s %8s %8s".format("µs a call", "median", "ratio", "best", "ratio"))
        for ((i, work) in works.withIndex()) {
            val (median, best) = median(rounds.map { it[i] }) to rounds.minOf { it[i] }
            // within a round, as the machine is not always as fast
            val ratio = median(rounds.map { it[i] / it[0] })
            println(
                "%-26s %8.2f %8.2f %8.2f %8.2f"
                    .format(work.first, median, ratio, best, best / rounds.minOf { it[0] }),
            )
        }
        session.shutDown()
        session.close()
    }

    @Test
    fun `a move that is saved beside a bare write`() {
        val root = System.getenv("ANNABELLA_BENCH_FOLDER")?.let(Path::of)
        val folder = root?.let { Files.createTempDirectory(it, "annabella") }
            ?: Files.createTempDirectory("annabella")
        val (kept, free) = session(folder) to session(null)
        val game = folder.resolve("${kept.id()}.annabella")
        val saved = mutableListOf<Double>()
        val bare = mutableListOf<Double>()
        val unsaved = mutableListOf<Double>()
        FileChannel.open(folder.resolve("bare"), CREATE, APPEND).use { file ->
            for (i in 0 until WARM_UP_SAVED + SAVED) {
                val action = if (i % 2 == 0) move else undo
                val before = Files.size(game)
                saved += once { assertNull(kept.dispatch(action, ++now).notSaved) }
                val line = ByteBuffer.allocateDirect((Files.size(game) - before).toInt())
                bare += once {
                    while (line.hasRemaining()) file.write(line)
                    file.force(false)
                }
                unsaved += once { free.dispatch(action, now) }
            }
        }
        for (session in listOf(kept, free)) session.use { it.shutDown() }
        folder.toFile().deleteRecursively()
        val all = listOf("saved" to saved, "bare write and force" to bare, "not saved" to unsaved)
        println("%-26s %8s %8s".format("µs a move or undo", "median", "ratio"))
        for ((name, each) in all) {
            val ratio = median(each.drop(WARM_UP_SAVED)) / median(bare.drop(WARM_UP_SAVED))
            println("%-26s %8.1f %8.2f".format(name, median(each.drop(WARM_UP_SAVED)), ratio))
        }
    }

    private fun microseconds(calls: Int, work: (Int) -> Unit): Double =
        once { for (i in 0 until calls) work(i) } / calls

    private fun once(work: () -> Unit): Double {
        val began = System.nanoTime()
        work()
        return (System.nanoTime() - began) / 1_000.0
    }

    private fun median(times: List<Double>): Double = times.sorted()[times.size / 2]

    private companion object {
        const val WARM_UP = 20_000
        const val CALLS = 200
        const val ROUNDS = 400
        const val WARM_UP_SAVED = 4_000
        const val SAVED = 2_000
    }
}
