package app.annabella.game

import android.graphics.Rect
import android.view.View
import android.widget.Button
import android.widget.ImageButton
import android.widget.TextView
import app.annabella.board.BoardView
import app.annabella.core.GameDeed
import app.annabella.core.GameHint
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.steps.StepsScreen
import app.annabella.testing.Device
import app.annabella.testing.play
import app.annabella.ui.FlowLayout
import app.annabella.ui.Page
import app.annabella.ui.StepSlider
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** On a phone nothing moves under the finger, whatever happens in a game. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-mdpi")
class FixedPlacesTest {
    private val device = Device().start().apply { isTimeStill = true }

    /** A game, its first moves by taps, and whether two people play it. */
    private class Game(val setup: String, val taps: List<String>, val hasTwoPeople: Boolean)

    private val games = listOf(
        Game("new chess mode=casual clock=5", listOf("e2", "e4"), hasTwoPeople = true),
        Game("new chess mode=casual black=level:1 clock=5", listOf("e2", "e4"), hasTwoPeople = false),
        Game("new checkers mode=casual", listOf("11", "15"), hasTwoPeople = true),
        Game("new checkers mode=casual white=level:1", listOf("11", "15"), hasTwoPeople = false),
        Game("new yin-yang size=9 target=3", listOf("E5"), hasTwoPeople = true),
        Game("new yin-yang size=9 target=3 white=level:1", listOf("E5"), hasTwoPeople = false),
    )

    @Test
    fun `on the page of a game, upright`() = games.forEach(::play)

    @Test
    @Config(qualifiers = "en-rUS-w891dp-h411dp-land-mdpi")
    fun `on the page of a game, on its side`() = games.forEach(::play)

    @Test
    @Config(qualifiers = "en-rUS-w360dp-h640dp-port-mdpi")
    fun `on the page of a game, on a small phone`() = games.forEach(::play)

    private fun play(of: Game) {
        device.play(of.setup)
        val name = "${of.setup}, ${RuntimeEnvironment.getQualifiers()}"
        val first = places()
        assertTrue("$first", "Menu" in first.keys)
        val game = checkNotNull(device.app.games.current.value)
        fun then(what: String, act: () -> Unit) {
            act()
            device.settleGame()
            assertEquals(
                "$name: after $what",
                first.entries.joinToString("\n"),
                places().entries.joinToString("\n"),
            )
        }
        then("its beginning") {}
        of.taps.forEach { then("a tap on $it") { device.tap(it) } }
        val plies = if (of.hasTwoPeople) 1u else 2u
        then("a move") { device.waitFor("the move") { device.view.plies == plies } }
        if (!of.hasTwoPeople) {
            then("a hint") {
                game.act(GameSide.FIRST, GameDeed.Hint)
                device.waitFor("the hint") { device.view.hint !is GameHint.NotAsked }
            }
        } else {
            then("an offer") { game.act(GameSide.FIRST, GameDeed.Offer) }
            then("its answer") { game.act(GameSide.SECOND, GameDeed.Decline) }
        }
        then("a pause") { game.act(GameSide.FIRST, GameDeed.Pause) }
        then("its end") { game.act(GameSide.FIRST, GameDeed.Continue) }
        then("a refusal") { game.act(GameSide.FIRST, GameDeed.Accept) }
        then("a takeback") { game.act(GameSide.FIRST, GameDeed.Undo(1u)) }
        then("a move again") { of.taps.forEach(device::tap) }
        then("what is asked before") { game.act(GameSide.FIRST, GameDeed.Resign) }
        game.act(GameSide.FIRST, GameDeed.Confirm)
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        then("the end") {
            device.passToResult()
            device.leaveResult()
            device.waitFor("the page") { device.activity.screens.place.page == Page.GAME }
        }
        device.activity.screens.home()
    }

    @Test
    fun `on the page on which a game is stepped through, upright`() = games.forEach(::step)

    @Test
    @Config(qualifiers = "en-rUS-w891dp-h411dp-land-mdpi")
    fun `on the page on which a game is stepped through, on its side`() = games.forEach(::step)

    private fun step(of: Game) {
        device.play(of.setup)
        of.taps.forEach(device::tap)
        device.waitFor("the move") { device.view.plies > 0u }
        device.activity.screens.go(StepsScreen.place(1u))
        device.settle()
        val first = places()
        assertTrue("$first", "Start" in first.keys && "the slider" in first.keys)
        fun then(what: String) {
            device.settleGame()
            assertEquals("${of.setup}: after $what", first, places())
        }
        then("its beginning")
        for (button in listOf("Start", "Next", "Previous", "End", "Start")) {
            device.see(button).performClick()
            then(button)
        }
        device.tap(of.taps.last())
        then("a question about a square")
        val game = checkNotNull(device.app.games.current.value)
        game.act(GameSide.FIRST, GameDeed.Resign)
        game.act(GameSide.FIRST, GameDeed.Confirm)
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        then("the end of the game")
        device.activity.screens.home()
    }

    /**
     * Where everything is that is there for the whole game: the board, the last sentence, and each
     * button, but what a game waits for, which comes in the place of the moves.
     */
    private fun places(): Map<String, String> = buildMap {
        for (view in device.views()) {
            val name = when (view) {
                is BoardView -> "the board"
                is StepSlider -> "the slider"
                is ImageButton -> "${view.contentDescription}"
                is Button -> view.text.toString().takeIf { view.compoundDrawablesRelative[1] != null }
                is TextView -> "the last sentence".takeIf { view.minLines == 2 }
                else -> null
            } ?: continue
            if (generateSequence(view.parent) { it.parent }.any { it is FlowLayout }) continue
            put(name, placeOf(view))
        }
    }

    private fun placeOf(view: View): String {
        val corner = IntArray(2).also(view::getLocationOnScreen)
        return Rect(corner[0], corner[1], corner[0] + view.width, corner[1] + view.height).toShortString()
    }
}
