package app.annabella.core.store

import app.annabella.core.BrailleForm
import app.annabella.core.BrailleProfile
import app.annabella.core.BrailleStyle
import app.annabella.core.GameException
import app.annabella.core.GameKind
import app.annabella.core.SavedCondition
import app.annabella.core.SavedGame
import app.annabella.core.SpeechLanguage
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import java.io.File
import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.Executors
import kotlin.coroutines.CoroutineContext
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.asCoroutineDispatcher
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** As an embosser takes it. */
internal val brf = BrailleStyle(BrailleProfile.COMPACT, SpeechLanguage.ENGLISH, BrailleForm.BRF)

class GameLibraryTest {
    @TempDir
    lateinit var folder: Path

    /** Counts what is done on its one thread. */
    private class Counting : CoroutineDispatcher() {
        val thread = Executors.newSingleThreadExecutor().asCoroutineDispatcher()
        var count = 0

        override fun dispatch(context: CoroutineContext, block: Runnable) {
            count++
            thread.dispatch(context, block)
        }
    }

    private var wall = 1_000uL
    private val times = Times({ 0u }, { wall })
    private val elsewhere = Counting()
    private lateinit var library: GameLibrary

    @BeforeEach
    fun open() {
        library = GameLibrary(folder.toString(), times, elsewhere)
    }

    @AfterEach
    fun end() = elsewhere.thread.close()

    private suspend fun played(): String {
        val setup = parseSetup("new chess white-name=Rosa")
        val store = GameStore.create(setup, folder.toString(), times)
        store.dispatch(parseAction(GameKind.CHESS, "white > move e2e4"))
        return checkNotNull(store.id().value()).also { store.close().await().value() }
    }

    private suspend fun ids(): List<String> = library.list().value().map(SavedGame::id)

    @Test
    fun `a game is named, deleted, restored and removed`() = runBlocking<Unit> {
        assertEquals(listOf<String>(), ids())
        val id = played()
        library.rename(id, "an evening").value()
        val game = library.list().value().single()
        assertEquals("an evening" to SavedCondition.Whole, game.name to game.condition)
        assertEquals(1u to "Rosa", game.content?.run { plies to first.name })
        assertEquals(null, game.summary)
        val told = library.list(fide).value().single().summary
        val expected = "Rosa against Black: Black to move, move 1."
        assertEquals(expected, told?.segments?.joinToString { it.text })

        wall = 3_000u
        val deleted = library.delete(id).value()
        assertEquals(listOf<String>(), ids())
        assertEquals(listOf(deleted), library.deleted().value().map(SavedGame::id))
        assertEquals(id, library.restore(deleted).value())
        assertEquals(listOf(id), ids())

        library.delete(id).value()
        assertEquals(0u, library.purge(3_000u).value())
        assertEquals(1u, library.purge(3_001u).value())
        assertEquals(listOf<SavedGame>(), library.deleted().value())
    }

    @Test
    fun `files of every kind are listed, told as PGN and repaired`() = runBlocking<Unit> {
        val saved = File(System.getProperty("annabella.transcripts"), "saved")
        saved.copyRecursively(folder.toFile())
        val conditions = library.list().value().associate { it.id to it.condition }
        assertEquals(saved.list().orEmpty().size, conditions.size)
        assertEquals(SavedCondition.Whole, conditions["whole"])
        assertEquals(SavedCondition.Unfinished, conditions["unfinished"])
        assertEquals(SavedCondition.Newer, conditions["newer"])
        assertInstanceOf(SavedCondition.Damaged::class.java, conditions["damaged-middle"])
        assertInstanceOf(SavedCondition.Unreadable::class.java, conditions["not-a-game"])

        for (id in listOf("whole", "damaged-middle")) {
            val pgn = library.notation(id).value()
            assertTrue("1. e4 " in pgn) { pgn }
        }
        assertInstanceOf(GameException.Unreadable::class.java, library.notation("not-a-game").error)

        val damaged = runCatching { GameStore.resume("damaged-middle", folder.toString(), times) }
        assertInstanceOf(GameException.Damaged::class.java, damaged.exceptionOrNull())
        val repaired = library.repair("damaged-middle").value()
        assertTrue(repaired in ids())
        GameStore.resume(repaired, folder.toString(), times).close().await().value()
        assertInstanceOf(GameException.Unreadable::class.java, library.repair("not-a-game").error)
        assertInstanceOf(GameException.Newer::class.java, library.repair("newer").error)
        assertInstanceOf(GameException.BadInput::class.java, library.repair("whole").error)
    }

    @Test
    fun `a score in Braille is read back`() = runBlocking<Unit> {
        val id = played()
        val store = GameStore.resume(id, folder.toString(), times)
        val played = store.notation().value().substringAfter("\n\n")
        for (profile in BrailleProfile.entries) {
            for (form in BrailleForm.entries) {
                val style = BrailleStyle(profile, SpeechLanguage.GERMAN, form)
                val score = store.braille(style).value()
                assertEquals(score, library.braille(id, style).value())
                val again = library.importGames(score.toByteArray(), fide).value().ids.single()
                assertEquals(played, library.notation(again).value().substringAfter("\n\n"))
            }
        }
        store.close().await().value()
        val wrong = library.importGames("1 E4 E9\n".toByteArray(), fide).value()
        assertEquals(0 to 1, wrong.ids.size to wrong.unread.size)
    }

    @Test
    fun `games leave as one text, and come back`() = runBlocking<Unit> {
        val id = played()
        val text = library.export(GameKind.CHESS).value()
        assertEquals(library.notation(id).value(), text)
        val imported = library.importGames("$text[White \"B\"]\n\n1. e5 *\n".toByteArray(), fide).value()
        assertEquals(listOf(2u), imported.unread.map { it.number })
        val said = imported.phrase.segments.joinToString { it.text }
        assertEquals("1 game was saved. 1 cannot be read.", said)
        val game = library.list().value().single { it.id == imported.ids.single() }
        assertEquals(1u to "Rosa", game.content?.run { plies to first.name })
    }

    @Test
    fun `a game is told as it happened`() = runBlocking<Unit> {
        val id = played()
        val text = library.transcript(id).value()
        assertTrue("white     > move e2e4" in text) { text }
        assertInstanceOf(GameException.Missing::class.java, library.transcript("none").error)
    }

    @Test
    fun `a game that is open is listed and told, but left alone`() = runBlocking<Unit> {
        val id = played()
        val store = GameStore.resume(id, folder.toString(), times)
        assertEquals(listOf(id), ids())
        assertEquals(store.notation().value(), library.notation(id).value())
        val said = library.spoken(id, fide, null).value()
        assertEquals(1 to store.spokenLog(fide, null).value(), said.size to said)
        assertInstanceOf(GameException.OpenElsewhere::class.java, library.rename(id, "A").error)
        assertInstanceOf(GameException.OpenElsewhere::class.java, library.delete(id).error)
        store.close().await().value()
        library.delete(id).value()
        assertEquals(listOf<String>(), ids())
    }

    @Test
    fun `what cannot be done is an error`() = runBlocking<Unit> {
        val calls = listOf<suspend () -> Outcome<*>>(
            { library.rename("2026-01-01-1", "A") },
            { library.delete("2026-01-01-1") },
            { library.restore("2026-01-01-1") },
            { library.repair("2026-01-01-1") },
            { library.notation("2026-01-01-1") },
        )
        for (call in calls) assertInstanceOf(GameException.Missing::class.java, call().error)
        assertInstanceOf(GameException.BadInput::class.java, library.delete("../x").error)
        val file = Files.writeString(folder.resolve("file"), "in the way")
        val broken = GameLibrary(file.toString(), times)
        assertInstanceOf(GameException.Storage::class.java, broken.list().error)
    }

    @Test
    fun `everything is done elsewhere`() = runBlocking<Unit> {
        library.list()
        library.deleted()
        library.rename("a", "b")
        library.delete("a")
        library.restore("a")
        library.purge(0u)
        library.repair("a")
        library.notation("a")
        assertEquals(8, elsewhere.count)
    }
}
