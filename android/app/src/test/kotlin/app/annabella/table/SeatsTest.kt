package app.annabella.table

import app.annabella.R
import app.annabella.core.GamePlayer
import app.annabella.core.store.Outcome
import app.annabella.speech.SpeechChoices
import app.annabella.testing.Device
import app.annabella.testing.play
import app.annabella.ui.Page
import app.annabella.ui.Place
import kotlinx.coroutines.launch
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Two people find each of their games with everybody at his own side of the table. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
class SeatsTest {
    private val device = Device().start()

    private fun begin(move: String): String {
        device.play("new chess mode=casual", listOf("white > move $move"))
        device.waitFor("its file") { device.app.games.idOnTable != null }
        return checkNotNull(device.app.games.idOnTable)
    }

    private fun reopen(id: String) {
        val app = device.app
        val person = GamePlayer.Person
        app.scope.launch {
            val language = device.activity.getString(R.string.language_code)
            app.games.open(id, SpeechChoices.speech(language, app.settings, person, person)) as Outcome.Done
            device.activity.screens.go(Place(Page.GAME))
        }
        device.waitFor("the game") { app.games.idOnTable == id && app.games.current.value != null }
        device.settleGame()
    }

    private fun assertTurned(isTurned: Boolean) {
        device.waitFor("Black near: $isTurned") { device.board.isFlipped == isTurned }
        assertEquals(isTurned, device.app.games.isTurned(device.app.games.onTable))
    }

    @Test
    fun `a game that is opened again has its players where they sat, whatever was played since`() {
        val turned = begin("e2e4")
        assertTurned(false)
        device.click("Menu")
        device.answer("Turn the board")
        assertTurned(true)
        val usual = begin("d2d4")
        assertTurned(false)
        reopen(turned)
        assertTurned(true)
        reopen(usual)
        assertTurned(false)
        reopen(turned)
        device.endAndReturn()
        device.waitFor("the game") { device.app.games.idOnTable == turned }
        assertTurned(true)
        // who turns it back finds it so
        device.click("Menu")
        device.answer("Turn the board")
        assertTurned(false)
        reopen(usual)
        reopen(turned)
        assertTurned(false)
    }
}
