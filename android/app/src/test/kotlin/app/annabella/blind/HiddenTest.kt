package app.annabella.blind

import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.parseAction
import app.annabella.settings.BlindBoard
import app.annabella.settings.ColorChoice
import app.annabella.settings.HiddenChoice
import app.annabella.testing.Device
import app.annabella.testing.Reader
import app.annabella.testing.menu
import app.annabella.testing.type
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Games whose pieces or board are not shown. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class HiddenTest {
    private val device = Device().start()

    private fun begin(hidden: HiddenChoice) {
        device.app.settings.againstComputer.hidden = hidden
        device.app.settings.color = ColorChoice.WHITE
        device.startAgainstComputer()
        device.see("Speak")
    }

    @Test
    fun `who plays the computer without the pieces has the page for blind play`() {
        begin(HiddenChoice.PIECES)
        assertTrue(device.board.picture.hidesPieces)
        // back at the board they are hidden, too
        device.click("Menu")
        device.activity.goBack()
        device.activity.goBack()
        device.see("Computer")
        assertTrue(device.board.picture.hidesPieces)
    }

    @Test
    fun `no mark and no word tells where a piece is`() {
        begin(HiddenChoice.BOARD)
        val reader = Reader(device)
        device.tap("e2")
        device.waitFor("a choice") { device.board.picture.selected.isNotEmpty() }
        assertEquals(emptySet<Int>(), device.board.picture.targets)
        assertEquals("", reader.state("e4"))
        assertTrue(device.board.alpha < 0.01f)
        device.tap("e4")
        device.waitFor("a move") { device.view.plies >= 1u }
    }

    @Test
    fun `a look at the board lasts until the next move, and is counted`() {
        val reader = Reader(device)
        device.app.settings.againstComputer.strict = true
        begin(HiddenChoice.BOARD)
        device.activity.goBack()
        device.waitFor("the names") { reader.name("e2") == "e 2" }
        assertTrue(device.board.alpha < 0.01f)
        device.menu("Look at the board")
        device.waitFor("the board") { !device.board.picture.hidesPieces && device.board.alpha == 1f }
        assertEquals("e 2, white pawn", reader.name("e2"))
        device.waitFor("what it is") {
            device.app.announcer.lastSentence == "A look at the board, the first one."
        }
        // it is the same look when the device is turned, and on the other page
        device.recreate()
        device.waitFor("the board again") { !device.board.picture.hidesPieces && device.board.alpha == 1f }
        device.app.settings.blindBoard = BlindBoard.HIDDEN
        device.menu("Blind play")
        device.waitFor("the board there") { device.board.alpha == 1f }
        device.activity.goBack()
        device.tap("e2")
        device.waitFor("a choice") { device.board.picture.selected.isNotEmpty() }
        device.tap("e4")
        device.waitFor("a move") { device.view.plies >= 1u && device.board.picture.hidesPieces }
        device.waitFor("the names") { reader.name("e4") == "e 4" }
        assertEquals(1u, device.view.first.peeks)
    }

    @Test
    fun `whoever is asked by voice or keyboard looks, too`() {
        begin(HiddenChoice.PIECES)
        device.activity.goBack()
        device.menu("Type a move or a question")
        device.type("let me look")
        device.waitFor("the pieces") { !device.board.picture.hidesPieces }
    }

    @Test
    fun `what was hidden is seen when the game is over`() {
        begin(HiddenChoice.PIECES)
        val game = device.app.games.onTable
        for (line in listOf(
            "white > resign",
            "white > confirm",
        )) {
            game.send(parseAction(GameKind.CHESS, line))
        }
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        device.waitFor("the pieces") { !device.board.picture.hidesPieces }
    }
}
