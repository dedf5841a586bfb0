package app.annabella.home

import android.app.Activity
import android.content.Intent
import android.net.Uri
import android.widget.EditText
import android.widget.TextView
import app.annabella.testing.Device
import app.annabella.testing.Guide
import app.annabella.testing.Reader
import app.annabella.testing.ScholarsMate
import app.annabella.testing.rules
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** What HANDTEST.md expects on the pages around a game is what stands there and is said. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class GuidePagesTest {
    private val device = Device().start()
    private val guide = Guide(device)

    private fun write(text: String) {
        device.waitFor("a line to write on") { device.dialog != null }
        val lines = device.views(checkNotNull(device.dialog)).filterIsInstance<EditText>()
        lines.first().setText(text)
        device.answer("Done")
    }

    /** Waits for a text of the page or the dialog that begins so; help stands below its first lines. */
    private fun read(start: String, lines: Int = 2) {
        fun texts() = (device.views() + device.dialog?.let(device::views).orEmpty())
            .filterIsInstance<TextView>().map { it.text.toString().trim('\u00A0') }
        device.waitFor("$start… in ${texts()}") { texts().any { it.startsWith(start) } }
        guide.heard += texts().first { it.startsWith(start) }.split('\n').take(lines)
    }

    private fun import(file: ByteArray) {
        device.click("More")
        device.answer("Import games")
        val question = shadowOf(device.activity).nextStartedActivityForResult.intent
        shadowOf(device.app.contentResolver).registerInputStream(PLACE, ByteArrayInputStream(file))
        shadowOf(device.activity).receiveResult(question, Activity.RESULT_OK, Intent().setData(PLACE))
        device.waitFor("what came of it") { device.inDialog("Close") != null }
        read("1 game")
        device.answer("Close")
    }

    @Test
    fun `a new game`() {
        device.click("Two players here")
        device.click("Other …")
        write("soon")
        read("No such clock")
        read("\"soon\"", lines = 1)
        device.answer("Cancel")
        device.clickLine("More")
        device.click("Chess960")
        read("More\n")
        device.rules {
            clickLine("Rapid")
            read("Rapid\n", lines = 2)
            click("The pieces")
        }
        read("Rules\n")
        guide.check("New game")
    }

    @Test
    fun `a position is set up`() {
        val reader = Reader(device)
        device.click("Set up a position")
        read("A game can begin")
        reader.waitForNames()
        device.click("White king")
        reader.click("e4")
        device.waitFor("the name") { reader.name("e4") == "e 4, white king" }
        guide.heard += reader.name("e4")
        read("White has")
        device.click("Type the position")
        write("clear e1")
        read("A game can begin")
        guide.check("A position")
    }

    @Test
    fun `the clock`() {
        // a device has a voice
        device.app.settings.missingVoiceTold = true
        device.click("Clock")
        device.see("White 10:00")
        guide.hear { device.click("Say the times") }
        guide.hear { device.click("Start") }
        device.see("Stop")
        device.click("Stop")
        device.see("Start")
        device.click("Set the clock")
        write("5+x")
        read("\"5+x\"", lines = 1)
        guide.check("The clock")
    }

    @Test
    fun `saved games`() {
        device.click("Saved games")
        read("Nothing here yet")
        import(ScholarsMate.PGN.encodeToByteArray())
        read("Anna against")
        device.click("More: ${ScholarsMate.NAME}")
        device.answer("Save in Braille")
        val asked = shadowOf(device.activity).nextStartedActivityForResult.intent
        val written = ByteArrayOutputStream()
        shadowOf(device.app.contentResolver).registerOutputStream(PLACE, written)
        shadowOf(device.activity).receiveResult(asked, Activity.RESULT_OK, Intent().setData(PLACE))
        device.waitFor("the score") { written.size() > 0 }
        device.click("More: ${ScholarsMate.NAME}")
        device.answer("Delete")
        read("Delete this")
        read("It can be")
        device.answer("Delete")
        read("Nothing here yet")
        import(written.toByteArray())
        read("Anna against")
        guide.check("Saved games")
    }

    @Test
    fun settings() {
        device.click("Settings")
        device.click("Accessibility")
        read("Say moves as")
        device.clickLine("Say moves as")
        device.answer("Nf3")
        read("Say moves as")
        device.click("Back")
        device.click("Board and pieces")
        read("Colours")
        guide.check("Settings")
    }

    private companion object {
        val PLACE: Uri = Uri.parse("content://somewhere/game.pgn")
    }
}
