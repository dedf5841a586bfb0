package app.annabella.library

import android.app.Activity
import android.content.Intent
import android.net.Uri
import android.view.View
import android.view.ViewGroup
import android.widget.EditText
import android.widget.LinearLayout
import app.annabella.MainActivity
import app.annabella.board.BoardView
import app.annabella.board.StillBoard
import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.SavedGame
import app.annabella.core.parseAction
import app.annabella.core.store.Outcome
import app.annabella.speech.SpeechChoices
import app.annabella.testing.Device
import app.annabella.testing.play
import app.annabella.ui.Page
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.File
import java.text.SimpleDateFormat
import java.util.Date
import java.util.Locale
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** The page of the saved games. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class LibraryTest {
    private val device = Device().start()

    private fun saved(): List<SavedGame> = (runBlocking { device.app.library.list() } as Outcome.Done).value

    private fun import(text: String) {
        val speech = SpeechChoices.settings("en", device.app.settings)
        runBlocking { device.app.library.importGames(text.encodeToByteArray(), speech) }
    }

    private fun menu(game: String) = device.click("More: $game")

    @Test
    @Config(qualifiers = "fr-rFR-w411dp-h891dp-port-xhdpi")
    fun `a date is in the language of the app, which the device need not have`() {
        import(GAMES)
        device.click("Saved games")
        device.waitFor("today") {
            device.sees(SimpleDateFormat("MMM d, yyyy", Locale.ENGLISH).format(Date()))
        }
    }

    @Test
    fun `games are listed, opened, named, deleted and restored`() {
        device.click("Saved games")
        device.see("Nothing here yet.")
        device.click("Back")
        import(GAMES)
        device.click("Saved games")
        device.see(FIRST)
        menu(FIRST)
        device.answer("Name")
        device.dialog?.let(device::views).orEmpty().filterIsInstance<EditText>().first().setText("The first")
        device.answer("Done")
        device.see("The first")
        menu("The first")
        device.answer("Delete")
        val cancel = checkNotNull(device.inDialog("Cancel"))
        assertTrue("Cancel comes first", cancel.isFocusedByDefault)
        device.answer("Delete")
        device.waitFor("it to be gone") { device.find("The first") == null }
        assertEquals(1, saved().size)

        device.click("More")
        device.answer("Deleted games")
        device.see("The first").let { (it.parent.parent as View).performClick() }
        device.answer("Restore")
        device.waitFor("it to be back") { saved().size == 2 }
    }

    @Test
    fun `games are found by words of their names and results while one types`() {
        import(GAMES)
        device.click("Saved games")
        device.see(FIRST)
        device.click("Search")
        val field = device.views().filterIsInstance<EditText>().single()
        field.setText("ann")
        device.waitFor("one game") { games() == 1 }
        device.see("Found: 1")
        field.setText("nobody")
        device.see("Found: 0")
        assertEquals(0, games())
        field.setText("1-0")
        device.see("Found: 1")
        device.recreate()
        device.see("Found: 1")
        device.click("Search")
        device.waitFor("all of them") { games() == 2 }
    }

    /** How many are listed. */
    private fun games() = device.views().count { "${it.contentDescription}".startsWith("More: ") }

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
    fun `on a tablet a game is looked at beside the list, and opened or reviewed from there`() {
        import(GAMES)
        device.click("Saved games")
        device.see("Open")
        device.waitFor("the games") { games() > 0 }
        val names = device.views().filterIsInstance<StillBoard>()
        assertEquals("one of each row and the preview", games() + 1, names.size)
        val last = device.views().filter { "${it.contentDescription}".startsWith("More: ") }.last()
        (last.parent as ViewGroup).getChildAt(0).performClick()
        device.settle()
        assertEquals(1, device.views().count { it.isSelected && it.isClickable && it is LinearLayout })
        device.click("Review")
        device.waitFor("the review") { device.activity.screens.place.page == Page.REVIEW }
        device.back()
        assertEquals(Page.GAME, device.activity.screens.place.page)
    }

    @Test
    fun `a game that goes on is opened`() {
        device.startTwoPlayers()
        device.tap("e2")
        device.tap("e4")
        device.waitFor("a move") { device.view.plies == 1u }
        device.click("Back")
        device.click("Saved games")
        val line = device.see("Two players: Black to move, move 1.")
        (line.parent.parent as View).performClick()
        device.waitFor("its page") { device.views().any { it is BoardView } }
        assertEquals(1u, device.view.plies)
    }

    @Test
    fun `the small board of a blindfold game has no pieces until its end`() {
        device.play("new chess", listOf("white > move d2d4"))
        device.activity.screens.home()
        // it is hidden from who plays it also while it is not his move
        device.play("new chess white-hidden=board", listOf("white > move e2e4"))
        device.activity.screens.home()
        device.click("Saved games")
        assertEquals(setOf(true, false), smallBoards().toSet())
        val game = device.app.games.onTable
        for (line in listOf(
            "black > resign",
            "black > confirm",
        )) {
            game.send(parseAction(GameKind.CHESS, line))
        }
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        device.click("Back")
        device.click("Saved games")
        assertEquals(listOf(false, false), smallBoards())
    }

    private fun smallBoards(): List<Boolean> {
        val boards = { device.views().filterIsInstance<StillBoard>() }
        device.waitFor("the boards") { boards().size == 2 }
        return boards().map { it.picture.hidesPieces }
    }

    @Test
    fun `the game on the table can be deleted, and is not gone on with`() {
        device.startTwoPlayers()
        device.tap("e2")
        device.tap("e4")
        device.waitFor("a move") { device.view.plies == 1u }
        device.click("Back")
        device.click("Saved games")
        device.see("Two players: Black to move, move 1.")
        menu("Two players: Black to move, move 1.")
        device.answer("Delete")
        device.answer("Delete")
        device.waitFor("it to be gone") { saved().isEmpty() }
        device.click("Back")
        device.waitFor("nothing to go on with") { device.find("Continue") == null }
        assertNull(device.app.games.current.value)
    }

    @Test
    fun `a damaged game is repaired`() {
        import(GAMES)
        val files = File(device.app.filesDir, "games").walk().filter { it.isFile && it.length() > 100 }
        // a folder has no order of its own
        val file = files.minBy { it.name }
        val lines = file.readLines().toMutableList()
        lines[lines.size / 2] = "what nobody wrote"
        file.writeText(lines.joinToString("\n", postfix = "\n"))
        device.click("Saved games")
        device.see("Damaged")
        (device.see("Damaged").parent.parent as View).performClick()
        device.answer("Repair")
        device.waitFor("a new game") { saved().size == 3 }
    }

    @Test
    fun `a game is written to a file, and others are read from one`() {
        import(GAMES)
        device.click("Saved games")
        device.see(FIRST)
        menu(FIRST)
        device.answer("Save as PGN")
        val asked = shadowOf(device.activity).nextStartedActivityForResult.intent
        assertEquals(Intent.ACTION_CREATE_DOCUMENT, asked.action)
        val place = Uri.parse("content://somewhere/game.pgn")
        val written = ByteArrayOutputStream()
        shadowOf(device.app.contentResolver).registerOutputStream(place, written)
        shadowOf(device.activity).receiveResult(asked, Activity.RESULT_OK, Intent().setData(place))
        device.waitFor("the game") { written.size() > 0 }
        assertTrue("[White \"Anna\"]" in written.toString())

        device.click("More")
        device.answer("Import games")
        val question = shadowOf(device.activity).nextStartedActivityForResult.intent
        val source = Uri.parse("content://somewhere/more.pgn")
        val stream = ByteArrayInputStream(GAMES.encodeToByteArray())
        shadowOf(device.app.contentResolver).registerInputStream(source, stream)
        shadowOf(device.activity).receiveResult(question, Activity.RESULT_OK, Intent().setData(source))
        device.waitFor("what came of it") { device.dialog != null }
        device.answer("Close")
        assertEquals(4, saved().size)
    }

    @Test
    @Config(sdk = [26, 35])
    fun `a game is shared as text, and text that is shared becomes games`() {
        import(GAMES)
        device.click("Saved games")
        device.see(FIRST)
        menu(FIRST)
        device.answer("Share")
        device.waitFor("the choice") { shadowOf(device.activity).peekNextStartedActivity() != null }
        @Suppress("DEPRECATION")
        val shared: Intent? = shadowOf(device.activity).nextStartedActivity
            .getParcelableExtra(Intent.EXTRA_INTENT)
        val text = checkNotNull(shared?.getStringExtra(Intent.EXTRA_TEXT))
        assertTrue("1. e4 e5" in text)

        val send = Intent(device.app, MainActivity::class.java).setAction(Intent.ACTION_SEND)
            .setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
        val other = Robolectric.buildActivity(MainActivity::class.java, send).setup()
        device.waitFor("the game") { saved().size == 3 }
        assertNotNull(other.get())
    }

    private companion object {
        const val FIRST = "Anna against Bella: White won by checkmate, move 4."
        const val GAMES = """[White "Anna"]
[Black "Bella"]
[Result "1-0"]

1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0

[White "Cem"]
[Black "Dora"]
[Result "*"]

1. d4 d5 2. c4 *
"""
    }
}
