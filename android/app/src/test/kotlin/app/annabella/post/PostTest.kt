package app.annabella.post

import android.content.Intent
import android.widget.Button
import android.widget.EditText
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.core.GamePlayer
import app.annabella.core.GameSide
import app.annabella.core.store.Outcome
import app.annabella.reached.There
import app.annabella.testing.Device
import app.annabella.ui.Page
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Games by correspondence, beyond what is played of them in `tests/reached`. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class PostTest {
    private val device = Device().start()
    private val there = There(device)

    private fun invite() {
        there.act("new chess black=correspondent white-name=Anna black-name=Bella days=5 seed=11", "", "")
        there.act("white > move e2e4", "", "")
    }

    private fun come(text: String) {
        val intent = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
        device.controller.newIntent(intent.setClass(device.app, MainActivity::class.java))
        device.settle()
    }

    private fun saved(): Int = (runBlocking { device.app.library.list() } as Outcome.Done).value.size

    @Test
    fun `an invitation outlasts a rotation, and is asked about until it was answered`() {
        invite()
        come(there.texts.last())
        device.waitFor("the question") { device.inDialog("Accept") != null }
        device.recreate()
        device.waitFor("the question once more") { device.inDialog("Accept") != null }
        device.answer("Not now")
        device.recreate()
        device.see("Play by correspondence")
        assertNull(device.dialog)
        assertEquals(0, saved())
    }

    @Test
    fun `what is agreed is remembered, and the game begins as it was agreed`() {
        device.click("Play by correspondence")
        val fields = device.views().filterIsInstance<EditText>()
        fields[0].setText("Bella")
        fields[1].setText("Anna")
        device.click("7")
        device.click("One day more")
        device.click("Black")
        device.click("Start the game")
        device.waitFor("the game") { device.activity.screens.place.page == Page.GAME }
        val game = checkNotNull(device.app.games.current.value)
        val setup = (runBlocking { game.setup() } as Outcome.Done).value
        assertEquals(GamePlayer.Correspondent to "Bella", setup.first.run { player to name })
        assertEquals(GamePlayer.Person to "Anna", setup.second.run { player to name })
        assertEquals(8u.toUByte(), setup.days)
        assertTrue("the own side is below", device.board.isFlipped)
        assertEquals(GameSide.SECOND, game.state.value.view.correspondence?.ownSide)
        device.click("Back")
        device.click("Play by correspondence")
        assertEquals("Bella", device.views().filterIsInstance<EditText>()[0].text.toString())
        device.see("8")
    }

    @Test
    fun `days of a move are from one to sixty`() {
        device.click("Play by correspondence")
        device.click("1")
        device.click("One day less")
        assertEquals(1, device.app.settings.byCorrespondence.days)
        repeat(70) { device.click("One day more") }
        assertEquals(60, device.app.settings.byCorrespondence.days)
    }

    @Test
    fun `who reads Home comes to the games after how one begins, what is to be done first`() {
        invite()
        come(there.texts.last())
        device.waitFor("the question") { device.inDialog("Accept") != null }
        device.answer("Accept")
        device.waitFor("the game") { device.activity.screens.place.page == Page.GAME }
        device.click("Back")
        val sentence = "Anna against Bella: your move, move 1, due in 5 days."
        val rows = listOf(
            // beside its board, as the game that is gone on with
            sentence,
            "By correspondence",
            "Play by correspondence",
            "Paste a move",
            sentence,
            "Saved games",
        )
        fun read() = device.views().filterIsInstance<TextView>()
            .map { "${it.text}".substringBefore('\n') }.filter { it in rows }
        device.waitFor("the rows") { read() == rows }
        val row = device.views().filterIsInstance<Button>().first { "${it.text}".startsWith("Anna") }
        assertEquals("Chess", "${row.text}".substringAfter('\n'))
        row.performClick()
        device.waitFor("its page") { device.activity.screens.place.page == Page.GAME }
    }
}
