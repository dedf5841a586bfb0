package app.annabella.core.transcript

import app.annabella.core.GameException
import app.annabella.core.GameKind
import app.annabella.core.checkFen
import app.annabella.core.store.fide
import java.nio.file.Files
import java.nio.file.Path

/** What a transcript says that is not so. */
internal class Difference(file: String, line: Int, text: String, expected: String, found: String) :
    AssertionError("$file:$line: $text\n    expected $expected\n    found    $found")

/** How much was replayed. */
internal class Tally {
    var cases = 0
    var actions = 0
    var events = 0
    var facts = 0
    var kills = 0
    var loads = 0

    /** Lines that say something. */
    val lines get() = cases + actions + events + facts + kills + loads

    override fun toString(): String =
        "$cases cases: $actions actions, $events events, $facts facts, $kills kills, $loads loads"
}

/** Replays one transcript line by line. */
internal class TranscriptRun(
    private val file: String,
    private val lines: List<String>,
    private val tally: Tally,
) : AutoCloseable {
    private var at = 0
    private var game: TranscriptGame? = null
    private var folder: Path? = null
    private var notes: List<String> = listOf()
    private var kind = GameKind.CHESS
    private val shape: GameShape
        get() = game?.shape ?: GameShape(kind, 8u)

    fun all() {
        while (at < lines.size) {
            step(read(at))
            at++
        }
        at = 0
        if (game == null) throw difference("a case, which begins with new", "none")
    }

    override fun close() {
        game?.close()
        folder?.toFile()?.deleteRecursively()
        folder = null
    }

    private fun read(index: Int): TranscriptLine =
        try {
            TranscriptLine.read(lines[index], shape)
        } catch (error: GameException.BadInput) {
            val text = lines[index].trim()
            throw Difference(file, index + 1, text, "a line of a transcript", error.reason)
        }

    private fun step(line: TranscriptLine) {
        when (line) {
            is TranscriptLine.Nothing -> Unit
            is TranscriptLine.New -> begin(line.text)
            is TranscriptLine.Act -> {
                tally.actions++
                compare(doing { game().act(line.time, line.action) })
            }
            is TranscriptLine.Seal -> {
                tally.actions++
                compare(doing { game().seal(line.time, line.by, line.text, line.passphrase) })
            }
            is TranscriptLine.Open -> {
                tally.actions++
                compare(doing { game().open(line.time, line.by, line.passphrase) })
            }
            is TranscriptLine.Kill -> {
                tally.kills++
                doing { game().kill(line.bytes, line.isFromEnd) }
            }
            is TranscriptLine.Load -> {
                tally.loads++
                compare(doing { game().load(line.time) })
            }
            is TranscriptLine.Event -> throw difference("an action on the line above", "another line")
            is TranscriptLine.Fact -> {
                tally.facts++
                fact(line.text)
            }
        }
    }

    private fun begin(text: String) {
        close()
        tally.cases++
        kind = when {
            text.startsWith("new checkers") -> GameKind.CHECKERS
            text.startsWith("new yin-yang") -> GameKind.YIN_YANG
            else -> GameKind.CHESS
        }
        val rest = (at + 1 until lines.size).takeWhile { !lines[it].trim().startsWith("new ") }
        val isFiled = rest.any { FILED.containsMatchIn(lines[it].trim()) }
        if (isFiled) folder = Files.createTempDirectory("annabella-transcript")
        val fen = FEN.find(text)?.takeIf { kind == GameKind.CHESS }
        notes = fen?.let { checkFen(it.groupValues[1], fide).notes } ?: listOf()
        val made = doing { TranscriptGame(text, folder) }
        game = made
        val telling = rest.map { lines[it].trim() }
            .firstOrNull { it.isNotEmpty() && !it.startsWith("#") }
        val refused = made.refused
        if (refused != null && telling?.startsWith("= refused") != true) {
            throw difference("a new game that is possible", refused)
        }
    }

    private fun compare(found: List<String>) {
        val block = lines.drop(at + 1).takeWhile { it.trim().startsWith("<") }
        if (block.isEmpty()) {
            val refusal = found.firstOrNull { it.startsWith("refused") } ?: return
            throw difference("that it is possible", refusal)
        }
        for ((i, raw) in block.withIndex()) {
            at++
            tally.events++
            val expected = raw.trim().trimStart('<').trim()
            val event = found.getOrNull(i) ?: if (i == 0) "nothing" else "no further event"
            if (event != expected) throw difference(expected, event)
        }
        found.getOrNull(block.size)?.let { throw difference("no further event", it) }
    }

    private fun fact(text: String) {
        val name = text.substringBefore(' ')
        val rest = text.substringAfter(' ', "").trim()
        when (name) {
            "refused" -> {
                val reason = game().refused ?: throw difference(text, "the new game is possible")
                if (rest !in reason) throw difference(rest, reason)
            }
            "note" -> if (notes.none { rest in it }) throw difference(rest, "notes: $notes")
            else -> {
                val found = doing { game().fact(text) }
                if (name in STATEMENTS) {
                    if (found != "holds") throw difference(rest, found)
                } else {
                    val isAbout = name in ABOUT_SOMETHING ||
                        (kind == GameKind.YIN_YANG && name in ABOUT_STONES)
                    val expected = if (isAbout) rest.substringAfter(' ', "").trim() else rest
                    if (found != expected) throw difference(expected, found)
                }
            }
        }
    }

    private fun game(): TranscriptGame = game ?: throw difference("a case, which begins with new", "none")

    private fun <T> doing(work: () -> T): T =
        try {
            work()
        } catch (error: GameException) {
            throw difference("that it can be done", error.toString())
        } catch (error: Contradiction) {
            throw difference(error.fact, error.shown)
        } catch (error: IllegalStateException) {
            throw difference("that it can be done", error.toString())
        }

    private fun difference(expected: String, found: String) =
        Difference(file, at + 1, lines.getOrElse(at) { "" }.trim(), expected, found)

    private companion object {
        val FEN = Regex("fen=\"([^\"]*)\"")
        val STATEMENTS = setOf("legal", "illegal", "reads", "unread")

        // a line that needs the game to have a file
        val FILED = Regex("(^|\\s)(load|kill -?\\d+)$")

        // facts of Yin-Yang whose first word says what is asked about
        val ABOUT_STONES = setOf("captures", "stones", "group", "liberties")

        // facts whose first word behind the name says what is asked about
        val ABOUT_SOMETHING = setOf(
            "may", "clock", "delay", "used", "counter", "period", "to-go",
            "illegal-moves", "written", "name", "envelope", "board-of", "peeks",
            "targets", "on", "row", "count", "shade", "perft", "fide", "pgn", "pdn", "why",
        )
    }
}
