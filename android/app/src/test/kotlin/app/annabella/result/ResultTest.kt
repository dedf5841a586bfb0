package app.annabella.result

import android.content.Intent
import app.annabella.board.BoardView
import app.annabella.board.StillBoard
import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.GamePlayer
import app.annabella.core.GameStrength
import app.annabella.core.ReviewMoment
import app.annabella.core.from
import app.annabella.core.moves
import app.annabella.core.parseAction
import app.annabella.core.store.Outcome
import app.annabella.core.to
import app.annabella.testing.Device
import app.annabella.testing.play
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** What comes after a game. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class ResultTest {
    private val device = Device().start()

    private fun mate() {
        device.app.settings.whiteName = "Anna"
        device.app.settings.blackName = "Bella"
        device.startTwoPlayers()
        val moves = listOf("e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7")
        moves.forEachIndexed { ply, move ->
            device.tap(move.take(2))
            device.tap(move.drop(2))
            device.waitFor("ply $ply") { device.view.plies == ply.toUInt() + 1u }
        }
    }

    @Test
    @Config(sdk = [26, 35])
    fun `a game that ends shows its result, and is played again with other colours`() {
        mate()
        device.see("Play again")
        device.see("White wins.")
        device.click("Play again")
        device.waitFor("a new game") {
            val view = device.app.games.current.value?.state?.value?.view
            view?.plies == 0u && view.phase is GamePhase.Playing && device.find("Play again") == null
        }
        val game = checkNotNull(device.app.games.current.value)
        val setup = (runBlocking { game.setup() } as Outcome.Done).value
        assertEquals("Bella" to "Anna", setup.first.name to setup.second.name)
        assertNull(device.find("Play again"))
        assertTrue(device.views().any { it is BoardView })
    }

    @Test
    fun `a game against a rating tells how strong the player is, and the next one is fair`() {
        device.play("new chess mode=casual black=rating:1200 seed=7")
        val lost = checkNotNull(device.app.games.current.value)
        fun white(deed: String) = runBlocking { lost.dispatch(parseAction(GameKind.CHESS, "white > $deed")) }
        for (own in 0u until 5u) {
            device.waitFor("the computer's move $own") { lost.state.value.view.plies == 2u * own }
            val points = lost.state.value.view.moves.first().path.points
            white("move " + points.joinToString("") { "${'a' + it.toInt() % 8}${it.toInt() / 8 + 1}" })
        }
        device.waitFor("the computer's last move") { lost.state.value.view.plies == 10u }
        white("resign")
        white("confirm")
        device.waitFor("the result") { device.app.ownRatings.counted.value != null }
        device.see("After one game you play like people rated about 1025.")
        device.click("Play again")
        device.waitFor("another game") { device.app.games.current.value.let { it != null && it !== lost } }
        assertEquals(listOf(1025u), ratings())
        device.activity.screens.home()
        device.settle()
        device.click("Play the computer")
        device.waitFor("names") {
            device.find("about 1025") != null
        }
    }

    /** Of the computer in the game on the table. */
    private fun ratings(): List<UInt> {
        val game = checkNotNull(device.app.games.current.value)
        val setup = (runBlocking { game.setup() } as Outcome.Done).value
        return listOf(setup.first.player, setup.second.player)
            .mapNotNull { ((it as? GamePlayer.Computer)?.strength as? GameStrength.Level)?.number }
    }

    @Test
    fun `a rating is forgotten in the settings`() {
        device.app.settings.ownRating = "1025 300 1"
        device.click("Settings")
        device.click("Play")
        device.clickLine("Forget my rating")
        device.answer("Forget my rating")
        assertEquals("", device.app.settings.ownRating)
    }

    @Test
    fun `a game that was over before shows no result by itself`() {
        mate()
        device.see("Play again")
        device.click("Back")
        device.settle()
        assertNull(device.find("Play again"))
        device.recreate()
        assertNull(device.find("Play again"))
    }

    @Test
    fun `the settings have a line to play again`() {
        mate()
        device.see("Home")
        device.click("Home")
        device.click("Settings")
        device.click("Play")
        device.clickLine("Play again")
        device.waitFor("a new game") { device.app.games.current.value?.state?.value?.view?.plies == 0u }
    }

    @Test
    fun `a review shows the moments`() {
        mate()
        device.click("Review")
        device.waitFor("a result") { device.app.reviews.of(device.app.games.onTable) != null }
        val result = checkNotNull(device.app.reviews.of(device.app.games.onTable))
        assertTrue(result.moments.isNotEmpty())
        fun boards() = device.views().filterIsInstance<StillBoard>()
        fun cards() = device.views().filter { it.tag is ReviewMoment }
        device.waitFor("all moments") { cards().size == result.moments.size }
        assertTrue(cards().first().isSelected)
        fun shown() = boards().single().picture.hint?.let { (from, to) -> from to to }
        fun better(at: Int) = result.moments[at].better.path.let { it.from to it.to }
        assertEquals(better(0), shown())
        cards().last().performClick()
        assertEquals(better(result.moments.lastIndex), shown())
        device.recreate()
        device.waitFor("the same again") { cards().lastOrNull()?.isSelected == true }
        assertEquals(better(result.moments.lastIndex), shown())
    }

    @Test
    fun `a review of Yin-Yang tells below the moments after which move everything was lost`() {
        device.play("new yin-yang fen=\"9/2w6/1wb6/2w6/9/2w6/1wb6/9/9 b 1\"")
        val moves = listOf("J9", "C2", "H9", "J1", "G9", "D7")
        moves.forEachIndexed { ply, move ->
            device.tap(move)
            device.waitFor("ply $ply") { device.view.plies == ply.toUInt() + 1u }
        }
        device.see("Review")
        device.click("Review")
        device.waitFor("a result") { device.app.reviews.of(device.app.games.onTable) != null }
        val result = checkNotNull(device.app.reviews.of(device.app.games.onTable))
        assertEquals(result.moments.size + 2, result.phrases.size)
        device.see("After move 2 everything was lost for Black.")
    }

    @Test
    fun `the game is shared as text`() {
        mate()
        device.click("Share")
        device.waitFor("the choice") { shadowOf(device.activity).peekNextStartedActivity() != null }
        assertEquals(Intent.ACTION_CHOOSER, shadowOf(device.activity).nextStartedActivity.action)
    }
}
