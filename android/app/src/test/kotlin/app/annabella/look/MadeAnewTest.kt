package app.annabella.look

import android.content.res.Configuration
import android.view.View
import android.widget.Button
import android.widget.EditText
import androidx.test.platform.app.InstrumentationRegistry
import app.annabella.R
import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.parseAction
import app.annabella.newgame.NewGameScreen
import app.annabella.settings.SettingsGroup
import app.annabella.testing.Device
import app.annabella.ui.Page
import app.annabella.ui.Place
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

/** A page that is made anew stands as before: where the keys are, and what was chosen. */
@RunWith(RobolectricTestRunner::class)
class MadeAnewTest {
    private lateinit var device: Device

    /** What happens to a device while a page is open. */
    private val changes: List<Pair<String, () -> Unit>> = listOf(
        "a rotation" to { RuntimeEnvironment.setQualifiers("+w891dp-h411dp-land") },
        "the night" to { RuntimeEnvironment.setQualifiers("+night") },
        "another language" to { RuntimeEnvironment.setQualifiers("+de-rDE") },
        "larger letters" to { RuntimeEnvironment.setFontScale(2f) },
    )

    private fun after(open: () -> Unit, check: (String) -> Unit) {
        for ((name, change) in changes) {
            InstrumentationRegistry.getInstrumentation().setInTouchMode(false)
            device = Look(Shape.PHONE).start()
            open()
            change()
            device.recreate()
            check(name)
            device.end()
        }
    }

    private fun focused(): View? = device.views().find { it.isFocused }

    private fun waitForFocus(name: String, isThere: (View) -> Boolean) =
        device.waitFor("the focus after $name, and not on ${focused()}") { focused()?.let(isThere) == true }

    private fun label(id: Int) = device.activity.getString(id)

    @Test
    fun `a game`() {
        after({
            device.lay(Table.PEOPLE)
            device.app.games.current.value?.send(parseAction(GameKind.CHESS, "white > continue"))
            device.activity.screens.go(Place(Page.GAME))
            device.waitFor("the game to go on") { device.view.phase is GamePhase.Playing }
            device.waitFor("the game") { device.find(label(R.string.game_menu)) != null }
            device.tap("f3")
            device.waitFor("the choice") { device.board.picture.selected.isNotEmpty() }
            assertTrue(checkNotNull(device.find(label(R.string.game_menu))).requestFocus())
        }) { change ->
            waitForFocus(change) { LayoutRules.wordsIn(it) == label(R.string.game_menu) }
            assertEquals(change, listOf(Device.squareOf("f3")), device.board.picture.selected)
        }
    }

    @Test
    fun `the settings`() {
        after({
            device.activity.screens.go(Place(Page.SETTINGS, SettingsGroup.SOUND.name))
            assertTrue(device.see(label(R.string.settings_sounds)).requestFocus())
        }) { change ->
            waitForFocus(change) { LayoutRules.wordsIn(it) == label(R.string.settings_sounds) }
        }
    }

    @Test
    fun `a new game`() {
        after({
            device.activity.screens.go(Place(Page.NEW_GAME, NewGameScreen.PEOPLE))
            device.clickLine(label(R.string.new_more))
            val fields = device.views().filterIsInstance<EditText>()
            fields[1].setText("Bella")
            assertTrue(fields[1].requestFocus())
        }) { change ->
            waitForFocus(change) { (it as? EditText)?.text.toString() == "Bella" }
            device.see(label(R.string.new_game))
        }
    }

    @Test
    fun `one of two buttons with the same words`() {
        after({
            device.lay(Table.STRICT)
            device.activity.screens.go(Place(Page.ARBITER))
            assertTrue(ofBlack().requestFocus())
        }) { change -> waitForFocus(change) { it === ofBlack() } }
    }

    @Test
    fun `a window of another size, which the system thinks is the same`() {
        device = Look(Shape.PHONE).start()
        val before = device.activity
        val now = Configuration(before.resources.configuration)
        before.onConfigurationChanged(now)
        device.settle()
        assertSame(before, device.activity)
        now.screenHeightDp /= 2
        before.onConfigurationChanged(now)
        device.look()
        assertNotSame(before, device.activity)
        device.end()
    }

    private fun ofBlack(): View =
        device.views().filter {
            "${(it as? Button)?.text}".substringBefore('\n') ==
                label(R.string.arbiter_warn)
        }[1]
}
