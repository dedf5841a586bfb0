package app.annabella.game

import android.app.Activity
import android.content.Intent
import android.net.Uri
import android.widget.TextView
import app.annabella.core.GameException
import app.annabella.testing.Device
import app.annabella.testing.foreign
import java.io.IOException
import java.io.InputStream
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** What went wrong, in the voice of each part of it. */
@RunWith(RobolectricTestRunner::class)
class TroubleTest {
    private val device = Device().start()

    private val failures = listOf(
        GameException.BadInput(REASON),
        GameException.Damaged(REASON),
        GameException.Unreadable(REASON),
        GameException.Storage(REASON),
        GameException.Internal(REASON),
    )

    @Test
    @Config(qualifiers = GERMAN)
    fun `what the library says in English says so in the German app`() {
        for (failure in failures) {
            val text = GameOpener.textOf(device.activity, failure)
            assertEquals("$failure", listOf(REASON to "en"), foreign(text))
        }
        assertEquals(emptyList<Any>(), foreign(GameOpener.textOf(device.activity, GameException.Closed())))
    }

    @Test
    @Config(qualifiers = ENGLISH)
    fun `it is as the rest in the English app`() {
        for (failure in failures) {
            val text = GameOpener.textOf(device.activity, failure)
            assertEquals(REASON, text.toString().substringAfterLast('\n'))
            assertEquals("$failure", emptyList<Any>(), foreign(text))
        }
    }

    @Test
    @Config(qualifiers = GERMAN)
    fun `a dialog keeps that for a screen reader`() {
        device.click("Gespeicherte Partien")
        device.click("Mehr")
        device.answer("Partien einlesen")
        val question = shadowOf(device.activity).nextStartedActivityForResult.intent
        val place = Uri.parse("content://somewhere/games.pgn")
        val broken = object : InputStream() {
            override fun read(): Int = throw IOException(REASON)
        }
        shadowOf(device.app.contentResolver).registerInputStream(place, broken)
        shadowOf(device.activity).receiveResult(question, Activity.RESULT_OK, Intent().setData(place))
        device.waitFor("what is wrong") { reason() != null }
        val (words, language) = foreign(checkNotNull(reason()).text).single()
        assertEquals("en", language)
        assertEquals(reason()?.text.toString().substringAfterLast('\n'), words)
        device.dialog?.let { device.picture("trouble-de", it) }
    }

    private fun reason(): TextView? = device.dialog?.let(device::views).orEmpty()
        .filterIsInstance<TextView>().find { REASON in it.text }

    private companion object {
        const val REASON = "line 3 is no move"
        const val GERMAN = "de-rDE-w411dp-h891dp-port-xhdpi"
        const val ENGLISH = "en-rUS-w411dp-h891dp-port-xhdpi"
    }
}
