package app.annabella.library

import android.app.Activity
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.BrailleForm
import app.annabella.core.BrailleProfile
import app.annabella.core.BrailleStyle
import app.annabella.core.SpeechLanguage
import app.annabella.core.store.Outcome
import app.annabella.speech.SpeechChoices
import app.annabella.testing.Device
import app.annabella.testing.ScholarsMate
import app.annabella.testing.hearCallbacks
import java.io.ByteArrayInputStream
import java.io.InputStream
import java.io.OutputStream
import java.util.concurrent.CountDownLatch
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** Games come from other apps and go there, whatever these apps and the system do. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class ArrivalTest {
    private val device = Device()

    private fun games() = (runBlocking { device.app.library.list() } as Outcome.Done).value

    private fun saved(): Int = games().size

    private fun names(): List<String?> = games().map { it.content?.first?.name }

    private fun shared(text: String = ScholarsMate.PGN) = Intent(device.app, MainActivity::class.java)
        .setAction(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)

    private fun begin(intent: Intent, kept: Bundle? = null) {
        hearCallbacks()
        val controller = Robolectric.buildActivity(MainActivity::class.java, intent)
        if (kept == null) controller.setup() else controller.setup(kept)
        device.settle()
    }

    private fun openLibrary() {
        device.start()
        device.click("Saved games")
        device.see("Nothing here yet.")
    }

    /** Asks for a file, which another app gives out. */
    private fun import(stream: InputStream, place: Uri = PLACE) {
        device.click("More")
        device.answer("Import games")
        val question = shadowOf(device.activity).nextStartedActivityForResult.intent
        shadowOf(device.app.contentResolver).registerInputStream(place, stream)
        shadowOf(device.activity).receiveResult(question, Activity.RESULT_OK, Intent().setData(place))
    }

    @Test
    fun `a task that is opened again from the recent ones brings nothing twice`() {
        begin(shared())
        device.waitFor("the game") { saved() == 1 }
        begin(shared().addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY))
        // what is shared after it is read after it
        begin(shared("[White \"Cem\"]\n\n1. d4 *\n"))
        device.waitFor("the next game") { "Cem" in names() }
        assertEquals(2, saved())
    }

    @Test
    fun `who shares a game with an app that comes back is led to the saved games`() {
        device.start()
        device.startTwoPlayers()
        device.tap("e2")
        device.tap("e4")
        device.waitFor("a move") { device.view.plies == 1u }
        device.waitFor("its file") { device.app.games.idOnTable != null }
        val kept = Bundle()
        device.controller.pause().stop().saveInstanceState(kept).destroy()
        runBlocking { device.app.games.close() }
        val again = Robolectric.buildActivity(MainActivity::class.java)
        again.create(kept).start().newIntent(shared()).resume().visible()
        device.waitFor("both games") { saved() == 2 }
        device.waitFor("the game on the table") { device.app.games.current.value != null }
        device.settle()
        assertEquals(device.app.getString(R.string.home_saved), again.get().screens.top.title)
    }

    @Test
    fun `a rotation loses neither a file that is being read nor what is told of it`() {
        openLibrary()
        val isRotated = CountDownLatch(1)
        val slow = object : ByteArrayInputStream(ScholarsMate.PGN.encodeToByteArray()) {
            override fun read(into: ByteArray, offset: Int, length: Int): Int {
                isRotated.await()
                return super.read(into, offset, length)
            }
        }
        import(slow)
        device.recreate()
        isRotated.countDown()
        device.waitFor("what came of it") { device.inDialog("Close") != null }
        device.recreate()
        device.answer("Close")
        assertEquals(1, saved())
        device.recreate()
        device.see("More")
        assertEquals(null, device.dialog)
    }

    @Test
    fun `what another app throws is told`() {
        openLibrary()
        for (error in listOf(IllegalArgumentException("a"), UnsupportedOperationException("b"))) {
            import(object : InputStream() {
                override fun read(): Int = throw error
            })
            device.waitFor("the error") { device.inDialog("That is not possible") != null }
            device.answer("Close")
        }
    }

    @Test
    fun `a game that cannot be written is told to who has turned the device`() {
        device.start()
        val speech = SpeechChoices.settings("en", device.app.settings)
        runBlocking { device.app.library.importGames(ScholarsMate.PGN.encodeToByteArray(), speech) }
        device.click("Saved games")
        device.see("More: ${ScholarsMate.NAME}")
        device.click("More: ${ScholarsMate.NAME}")
        device.answer("Save as PGN")
        val question = shadowOf(device.activity).nextStartedActivityForResult.intent
        val isRotated = CountDownLatch(1)
        val full = object : OutputStream() {
            override fun write(byte: Int) {
                isRotated.await()
                throw UnsupportedOperationException("read only")
            }
        }
        shadowOf(device.app.contentResolver).registerOutputStream(PLACE, full)
        shadowOf(device.activity).receiveResult(question, Activity.RESULT_OK, Intent().setData(PLACE))
        device.recreate()
        isRotated.countDown()
        device.waitFor("the error") { device.inDialog("That is not possible") != null }
        assertFalse(device.activity.isDestroyed)
    }

    /** The score in Braille of a game that is saved then. */
    private fun braille(form: BrailleForm): String = runBlocking {
        if (saved() == 0) {
            val speech = SpeechChoices.settings("en", device.app.settings)
            device.app.library.importGames(ScholarsMate.PGN.encodeToByteArray(), speech)
        }
        val id = (device.app.library.list() as Outcome.Done).value.first().id
        val style = BrailleStyle(BrailleProfile.LITERAL, SpeechLanguage.ENGLISH, form)
        (device.app.library.braille(id, style) as Outcome.Done).value
    }

    @Test
    fun `a score in Braille comes back, known by its signs, its name or its type`() {
        openLibrary()
        val keeper = Robolectric.setupContentProvider(Keeper::class.java, Keeper.PLACE.host)
        val files = listOf(
            Triple(BrailleForm.UNICODE, "score.txt", "text/plain"),
            Triple(BrailleForm.BRF, "SCORE.BRF", null),
            Triple(BrailleForm.BRF, null, "application/x-brf"),
        )
        for ((form, name, type) in files) {
            keeper.name = name
            keeper.type = type
            val score = braille(form)
            val before = saved()
            import(ByteArrayInputStream(score.encodeToByteArray()), Keeper.PLACE)
            device.waitFor("what came of it") { device.inDialog("1 game was saved.") != null }
            device.answer("Close")
            assertEquals("$form", before + 1, saved())
        }
    }

    @Test
    fun `what is in a file decides, whatever its keeper calls it`() {
        openLibrary()
        val keeper = Robolectric.setupContentProvider(Keeper::class.java, Keeper.PLACE.host)
        val kinds = listOf(
            "attachment" to "application/octet-stream",
            "games.txt" to "text/plain",
            null to null,
        )
        val texts = listOf(ScholarsMate.PGN, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n", braille(BrailleForm.BRF))
        for ((name, type) in kinds) {
            keeper.name = name
            keeper.type = type
            for (text in texts) {
                val before = saved()
                import(ByteArrayInputStream(text.encodeToByteArray()), Keeper.PLACE)
                device.waitFor("what came of it") { device.inDialog("1 game was saved.") != null }
                device.answer("Close")
                assertEquals("$type: $text", before + 1, saved())
            }
        }
    }

    @Test
    fun `of what is no file of games it is told what was looked for`() {
        openLibrary()
        val nothing = "No game was saved. There is neither a game nor a position in it, in print or in " +
            "Braille."
        for (content in listOf("\u0000\u0001PNG 1. e4 *", "Dear Anna,\nthank you.\n", "")) {
            import(ByteArrayInputStream(content.encodeToByteArray()), Uri.parse("content://mail/12"))
            device.waitFor("what came of it") { device.inDialog(nothing) != null }
            device.answer("Close")
        }
        assertEquals(0, saved())
    }

    @Test
    fun `a file that another app shows with Annabella is read`() {
        val place = Uri.parse("content://mail/attachment/12")
        val content = ByteArrayInputStream(ScholarsMate.PGN.encodeToByteArray())
        shadowOf(device.app.contentResolver).registerInputStream(place, content)
        begin(Intent(Intent.ACTION_VIEW).setClass(device.app, MainActivity::class.java).setData(place))
        device.waitFor("the game") { saved() == 1 }
    }

    @Test
    fun `text in Braille that is shared becomes a game`() {
        begin(shared().putExtra(Intent.EXTRA_TEXT, braille(BrailleForm.UNICODE)))
        device.waitFor("the game") { saved() == 2 }
    }

    @Test
    fun `a file of which its keeper says nothing is known by its place`() {
        openLibrary()
        val score = braille(BrailleForm.BRF)
        val place = Uri.parse("content://elsewhere/document/primary:score.brf")
        import(ByteArrayInputStream(score.encodeToByteArray()), place)
        device.waitFor("what came of it") { device.inDialog("1 game was saved.") != null }
    }

    @Test
    @Config(sdk = [26, 35])
    fun `the app opens files of games, also those that the system knows by their names alone`() {
        fun opens(place: String, type: String?): Boolean {
            val view = Intent(Intent.ACTION_VIEW).setDataAndType(Uri.parse(place), type)
            return device.app.packageManager.queryIntentActivities(view, 0).isNotEmpty()
        }
        val unknown = "application/octet-stream"
        val names =
            listOf("a.pgn", "A.PGN", "a.pdn", "A.PDN", "a.sgf", "A.SGF", "a.fen", "a.epd", "a.brf")
        for (name in names) {
            assertTrue(name, opens("content://somewhere/document/primary:$name", unknown))
        }
        assertTrue(opens("content://somewhere/12", "application/x-brf"))
        assertTrue(opens("content://somewhere/12", "application/x-chess-pgn"))
        // mail and file apps have other names for it, and no type that tells anything
        for (type in listOf(unknown, "text/plain", "application/x-pgn", "text/x-pgn", null)) {
            assertTrue("$type", opens("content://somewhere/12", type))
        }
        assertFalse(opens("content://somewhere/12", "application/pdf"))
        assertFalse(opens("content://somewhere/12", "image/png"))
        assertFalse(opens("content://somewhere/12", "text/html"))
        assertFalse(opens("https://somewhere/a.brf", unknown))
        assertFalse(opens("https://somewhere/12", null))
    }

    @Test
    fun `a link of a game by correspondence opens the app`() {
        val link = Intent(Intent.ACTION_VIEW, Uri.parse("annabella:game?v=1&kind=chess"))
            .addCategory(Intent.CATEGORY_BROWSABLE)
        assertTrue(device.app.packageManager.queryIntentActivities(link, 0).isNotEmpty())
    }

    @Test
    fun `a device without files says so`() {
        openLibrary()
        shadowOf(device.app).checkActivities(true)
        device.click("More")
        device.answer("Import games")
        assertNotNull(device.inDialog("No app on this device keeps files."))
    }

    private companion object {
        val PLACE: Uri = Uri.parse("content://somewhere/game.pgn")
    }
}
