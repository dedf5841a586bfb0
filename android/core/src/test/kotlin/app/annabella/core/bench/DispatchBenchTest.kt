package app.annabella.core.bench

import app.annabella.core.GameSession
import app.annabella.core.action
import app.annabella.core.parseSetup
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.condition.EnabledIfSystemProperty

/** What a dispatch costs beside a call that does nothing; `-Dannabella.bench=true` runs it. */
@EnabledIfSystemProperty(named = "annabella.bench", matches = "true")
class DispatchBenchTest {
    private val session = GameSession.create(parseSetup("new chess clock=90"), null, null, 0u, 0u)
    private val moves = listOf(
        "white > move g1f3", "black > move g8f6", "white > move f3g1", "black > move f6g8",
    ).map(::action)
    private val explore = action("arbiter > explore e4")
    private var now = 0uL

    @Test
    fun `a dispatch beside nothing`() {
        session.dispatch(action("arbiter > start"), now)
        val undo = action("white > undo")
        val works = listOf<Pair<String, (Int) -> Unit>>(
            "doNothing" to { session.doNothing() },
            "explore" to { session.dispatch(explore, ++now) },
            "view" to { session.view(now) },
            "collect" to { session.collect(now) },
            "id" to { session.id() },
            "move/undo" to { i ->
                session.dispatch(if (i % 2 == 0) moves[0] else undo, ++now)
            },
        )
        // warm-up, then rounds in turn, so that all see the same machine
        for ((_, work) in works) microseconds(WARM_UP, work)
        val rounds = List(ROUNDS) { works.map { (_, work) -> microseconds(CALLS, work) } }
        println("%-10s %12s %6s %12s %6s".format("µs a call", "best round", "ratio", "median", "ratio"))
        val sorted = works.indices.map { i -> rounds.map { it[i] }.sorted() }
        for ((i, work) in works.withIndex()) {
            val (best, median) = sorted[i][0] to sorted[i][ROUNDS / 2]
            val ratios = best / sorted[0][0] to median / sorted[0][ROUNDS / 2]
            println(
                "%-10s %12.2f %6.2f %12.2f %6.2f"
                    .format(work.first, best, ratios.first, median, ratios.second),
            )
        }
        session.shutDown()
        session.close()
    }

    private fun microseconds(calls: Int, work: (Int) -> Unit): Double {
        val began = System.nanoTime()
        for (i in 0 until calls) work(i)
        return (System.nanoTime() - began) / 1_000.0 / calls
    }

    private companion object {
        const val WARM_UP = 20_000
        const val CALLS = 4_000
        const val ROUNDS = 15
    }
}
