package app.annabella.game

import android.view.KeyEvent
import android.view.ViewGroup
import android.widget.TextView
import app.annabella.core.GameKind
import app.annabella.core.parseAction
import app.annabella.testing.Device
import app.annabella.testing.Ears
import app.annabella.testing.play
import org.junit.Assert.assertEquals
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

/** Whatever is typed, a screen reader has the answer to it, and no other. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class AnswersHeardTest {
    private val device = Device()
    private lateinit var ears: Ears

    @Before
    fun begin() {
        device.start()
        ears = Ears(device)
    }

    /** Each line is typed when the answer to the one before was heard. */
    private fun types(vararg lines: Pair<String, String>) = lines.forEach { ears.type(it.first, it.second) }

    @Test
    fun `what a game by the Laws says to each line is heard`() {
        device.play("new chess mode=strict clock=90 press=manual blind=white")
        types(
            "e5" to "No pawn can go to Eva 5.",
            "e4" to "Eva vier.",
            "press" to "Black's clock runs. Black has to repeat the move: Eva vier.",
            "repeat" to "Eva vier.",
            "e4" to "Black repeats: Eva vier.",
            "repeat" to "Black repeats: Eva vier.",
            "d5" to "Black: David fünf. Black has to press the clock.",
            "press" to "White's clock runs. White has to repeat the move: David fünf.",
            "d5" to "Right. White to move.",
            "resign" to "Does White really resign? Yes or no.",
            "no" to "The game goes on.",
        )
    }

    @Test
    fun `the same answer is heard a second time`() {
        device.play("new chess")
        types(
            "clock" to "This game has no clock.",
            "clock" to "This game has no clock.",
            "start the clock" to "Not possible: the game has begun already.",
            "start the clock" to "Not possible: the game has begun already.",
            "boards" to "That is not possible here.",
            "boards" to "That is not possible here.",
            "e4" to "White: e 4.",
            "repeat" to "White: e 4.",
            "repeat" to "White: e 4.",
        )
    }

    @Test
    fun `while the game is looked through the answer to each line is heard`() {
        device.play("new chess", listOf("white > move e2e4", "black > move e7e5"))
        device.click("Previous")
        device.waitFor("the move before") { device.sees("Move 1, White: e4.") }
        val lines = listOf(
            "back" to "The position at the beginning.",
            "back" to "That is the first position.",
            "go to move 1" to "Move 1, White: e 4.",
            "what is on e4" to "On e 4: white pawn.",
            "what is on e4" to "On e 4: white pawn.",
        )
        for ((line, answer) in lines) {
            if (device.dialog == null) {
                device.click("More")
                device.answer("Type a move or a question")
            }
            ears.type(line, answer)
        }
    }

    @Test
    fun `over the result of a game the answer is heard, and the result stays`() {
        val mate = listOf("white > move f2f3", "black > move e7e5", "white > move g2g4")
        device.play("new chess white-name=Anna black-name=Bella", mate)
        device.app.games.onTable.send(parseAction(GameKind.CHESS, "black > move d8h4"))
        device.see("Play again")
        device.see("Bella wins by checkmate.")
        device.waitFor("what has ended it") { "h4" in device.app.announcer.lastSentence }
        device.settleGame()
        val panel = checkNotNull(device.find("Close the result")?.parent as? ViewGroup)
        val sentence = panel.getChildAt(0) as TextView
        val before = "${sentence.text}"
        device.key(KeyEvent.KEYCODE_I)
        repeat(2) { types("clock" to "This game has no clock.") }
        ShadowDialog.getLatestDialog().dismiss()
        device.settleGame()
        assertEquals(before, "${sentence.text}")
    }

    @Test
    fun `nothing older comes before the answer`() {
        device.play("new chess mode=strict clock=90 press=manual")
        types("press" to "Not possible: no move waits for the clock.", "e4" to "White: e 4.")
        // the reader goes over the page while that is said
        repeat(2) { device.app.announcer.touched() }
        assertEquals(listOf("Black's clock runs."), ears.type("press", "Black's clock runs."))
    }
}
