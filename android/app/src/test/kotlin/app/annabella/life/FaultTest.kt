package app.annabella.life

import android.content.Intent
import android.net.Uri
import app.annabella.core.GameActor
import app.annabella.core.GameKind
import app.annabella.core.capturedLog
import app.annabella.core.parseAction
import app.annabella.testing.CountedPort
import app.annabella.testing.Device
import app.annabella.testing.play
import app.annabella.ui.Page
import app.annabella.ui.Place
import java.io.File
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** The library fails in the middle of a game. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class FaultTest {
    private val device = Device().start()
    private val sentence = "Something went wrong in the app. The game is kept up to the last move."

    private fun fail() {
        device.play("new chess", listOf("white > move e2e4", "black > move e7e5"))
        CountedPort(device.app.games.onTable).failsNext = true
        device.tap("g1")
        device.tap("f3")
        device.see(sentence)
    }

    @Test
    fun `after a fault the game is there, and goes on`() {
        fail()
        device.picture("fault")
        device.click("Go on")
        device.board
        assertFalse(device.app.games.onTable.state.value.isClosed)
        assertEquals(2u, device.view.plies)
        device.tap("g1")
        device.tap("f3")
        device.waitFor("the move") { device.view.plies == 3u }
        assertNull(device.find(sentence))
    }

    @Test
    fun `the way back goes on too`() {
        fail()
        device.click("Back")
        device.board
        assertEquals(2u, device.view.plies)
    }

    @Test
    fun `what happened is shared as a file that only the chosen app can read`() {
        fail()
        device.click("Share what happened")
        device.waitFor("a choice of apps") { shadowOf(device.activity).peekNextStartedActivity() != null }
        val chooser = shadowOf(device.activity).nextStartedActivity
        assertEquals(Intent.ACTION_CHOOSER, chooser.action)
        @Suppress("DEPRECATION")
        val send = checkNotNull(chooser.getParcelableExtra<Intent>(Intent.EXTRA_INTENT))
        assertTrue(send.flags and Intent.FLAG_GRANT_READ_URI_PERMISSION != 0)
        @Suppress("DEPRECATION")
        val file = checkNotNull(send.getParcelableExtra<Uri>(Intent.EXTRA_STREAM))
        assertEquals(file, send.clipData?.getItemAt(0)?.uri)
        Robolectric.setupContentProvider(app.annabella.fault.SharedFiles::class.java, file.authority)
        val resolver = device.app.contentResolver
        val text = checkNotNull(resolver.openInputStream(file)).use { it.readBytes().decodeToString() }
        for (words in listOf("Annabella", "# fault: ", "> move e2e4", "> move e7e5")) {
            assertTrue("$words in $text", words in text)
        }
        assertEquals("text/plain", resolver.getType(file))
        val other = file.buildUpon().path("../games").build()
        assertThrows(java.io.FileNotFoundException::class.java) { resolver.openInputStream(other) }
    }

    @Test
    fun `what was warned of is shared, without a move and without a passphrase`() {
        device.play("new chess mode=strict", listOf("white > move e2e4", "black > move e7e5"))
        val game = device.app.games.onTable
        runBlocking {
            game.dispatch(parseAction(GameKind.CHESS, "arbiter > adjourn Monday"))
            game.sealMove(GameActor.FIRST, "Nf3", "a walk in Dresden")
            // what is written from now on is missed
            game.flush()
            File(device.app.filesDir, "games").listFiles().orEmpty().forEach(File::deleteRecursively)
            game.dispatch(parseAction(GameKind.CHESS, "white > press"))
            game.flush()
        }
        device.waitFor("a warning") { capturedLog().any { "WARN" in it } }
        CountedPort(game).failsNext = true
        game.send(parseAction(GameKind.CHESS, "arbiter > resume"))
        device.see(sentence)
        device.click("Share what happened")
        device.waitFor("a choice of apps") { shadowOf(device.activity).peekNextStartedActivity() != null }
        val report = File(device.app.cacheDir, "shared/annabella-transcript.txt").readLines()
        val log = report.filter { it.startsWith("# log: ") }
        assertTrue("$report", log.any { "WARN" in it })
        assertTrue("$log", log.none { line -> SECRETS.any { it in line } })
        assertTrue(capturedLog().none { line -> SECRETS.any { it in line } })
    }

    @Test
    fun `a game without a move cannot go on, and another begins`() {
        device.startTwoPlayers()
        device.board
        CountedPort(device.app.games.onTable).failsNext = true
        device.tap("e2")
        device.tap("e4")
        device.see(sentence)
        device.click("Go on")
        device.see("Two players here")
        device.startTwoPlayers()
        device.board
        device.tap("e2")
        device.tap("e4")
        device.waitFor("the move") { device.view.plies == 1u }
    }

    @Test
    fun `of a game without a file nothing of an older one is opened or shared`() {
        device.play("new chess", listOf("white > move d2d4"))
        device.activity.screens.home()
        device.play("new chess")
        CountedPort(device.app.games.onTable).failsNext = true
        device.tap("e2")
        device.tap("e4")
        device.see(sentence)
        device.click("Share what happened")
        device.waitFor("a choice of apps") { shadowOf(device.activity).peekNextStartedActivity() != null }
        val report = File(device.app.cacheDir, "shared/annabella-transcript.txt").readText()
        assertTrue(report, "# fault: " in report && "d2d4" !in report)
        device.click("Go on")
        device.see("Two players here")
    }

    @Test
    fun `a fault while another page is over the board is told when that is gone`() {
        device.play("new chess", listOf("white > move e2e4"))
        device.activity.screens.go(Place(Page.SETTINGS))
        CountedPort(device.app.games.onTable).failsNext = true
        device.app.games.onTable.send(parseAction(GameKind.CHESS, "black > move e7e5"))
        device.waitFor("the fault") { device.app.games.onTable.state.value.fault != null }
        assertNull(device.find(sentence))
        device.activity.goBack()
        device.see(sentence)
        device.click("Go on")
        device.board
        assertEquals(1u, device.view.plies)
    }

    @Test
    fun `a game that cannot be opened again is told`() {
        fail()
        File(device.app.filesDir, "games").listFiles().orEmpty().forEach(File::deleteRecursively)
        device.click("Go on")
        device.answer("Close")
        device.see("Two players here")
    }

    @Test
    fun `what cannot be written is not shared, and that is told`() {
        fail()
        File(device.app.cacheDir, "shared").run {
            deleteRecursively()
            writeText("in the way")
        }
        device.click("Share what happened")
        device.answer("Close")
        assertNull(shadowOf(device.activity).peekNextStartedActivity())
    }

    private companion object {
        val SECRETS = listOf("e2e4", "e7e5", "e4", "e5", "Nf3", "g1f3", "Dresden")
    }
}
