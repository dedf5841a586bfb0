package app.annabella.window.drive

import android.widget.TextView
import app.annabella.R
import app.annabella.core.EndingReason
import app.annabella.core.GamePhase
import app.annabella.ui.Page
import app.annabella.window.Shape
import java.awt.event.KeyEvent

/** Two whole games: one with the mouse, one with the reader and keys alone. */
class Games(private val driver: Driver) {
    private val moves = movesOf("e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7")

    /** Its last move makes a knight of a pawn, and mates. */
    private val promoting = movesOf(
        "d2d3", "e7e5", "e1d2", "e5e4", "d2c3", "e4d3", "b2b3", "d3e2", "c3b2", "e2d1",
    )

    private fun movesOf(vararg moves: String) = moves.map { it.take(2) to it.drop(2) }

    fun play() {
        withMouse()
        withReader()
        inAllShapes()
    }

    private fun withMouse() {
        driver.click(driver.text(R.string.home_two_players))
        driver.click(driver.text(R.string.new_start))
        for ((ply, move) in promoting.withIndex()) {
            val from = driver.square(move.first)
            val to = driver.square(move.second)
            if (ply % 2 == 0) {
                driver.click(from)
                driver.click(to)
            } else {
                driver.drag(from, to)
            }
            if (ply == promoting.lastIndex) becomesKnight()
            played(ply)
        }
        mate()
        driver.picture("window-result")
        // from the result back to the board
        driver.press(KeyEvent.VK_ESCAPE)
        isAt(Page.GAME)
        driver.picture("window-mouse")
        driver.press(KeyEvent.VK_F3)
        driver.line(Regex("-night"))
        driver.press(KeyEvent.VK_F2)
        driver.line(Regex("-land-night"))
        driver.picture("window-night")
        driver.press(KeyEvent.VK_F2)
        driver.press(KeyEvent.VK_F3)
        driver.line(Regex("-port-notnight"))
        driver.waitForWindow()
        driver.press(KeyEvent.VK_ESCAPE)
    }

    /** The device is turned while somebody is asked what the pawn becomes. */
    private fun becomesKnight() {
        val knight = driver.text(R.string.piece_knight)
        driver.waitFor("the question") { driver.find<TextView> { it.text == knight } }
        driver.press(KeyEvent.VK_F2)
        driver.line(Regex("-land"))
        driver.waitForWindow()
        driver.press(KeyEvent.VK_F2)
        driver.line(Regex("-port"))
        driver.waitForWindow()
        driver.click(knight)
    }

    private fun withReader() {
        driver.press(KeyEvent.VK_F9)
        driver.line(Regex("reader on"))
        driver.line(Regex("^reader: "))
        for (button in listOf(R.string.home_two_players, R.string.new_start)) {
            walkTo(KeyEvent.VK_RIGHT, Regex(Regex.escape(driver.text(button))))
            activate()
        }
        // it begins at the king of who is to move
        driver.line(Regex("^reader: e ?1, "))
        at = "e1"
        for ((ply, move) in moves.withIndex()) {
            for (square in listOf(move.first, move.second)) {
                walkToSquare(square)
                activate()
            }
            played(ply)
        }
        mate()
        driver.line(Regex("(?i)^reader: .*mate"))
        driver.press(KeyEvent.VK_ESCAPE)
        isAt(Page.GAME)
        // with the finger, too
        driver.moveTo(driver.square("h1"))
        driver.line(Regex("^reader: h ?1, .*rook"))
        driver.picture("window-reader")
        driver.press(KeyEvent.VK_F1)
        isAt(Page.KEYS)
        driver.press(KeyEvent.VK_ESCAPE)
        isAt(Page.GAME)
    }

    /** The page of the game in each language, with the smallest and the largest text. */
    private fun inAllShapes() {
        for (language in Shape.Language.entries) {
            for (percent in listOf(100, 200)) {
                driver.change { it.copy(language = language, textPercent = percent) }
                driver.picture("window-${language.name.lowercase()}-$percent")
            }
        }
    }

    private fun walkToSquare(name: String) {
        val here = at
        val wanted = Regex("\\b${name[0]} ?${name[1]}\\b")
        val isBack = here != null && orderOf(name) < orderOf(here)
        at = name
        if (here != name) walkTo(if (isBack) KeyEvent.VK_LEFT else KeyEvent.VK_RIGHT, wanted)
    }

    private var at: String? = null

    /** The reader goes rank by rank from above. */
    private fun orderOf(square: String) = ('8' - square[1]) * 8 + (square[0] - 'a')

    private fun walkTo(key: Int, wanted: Regex) {
        repeat(MOST_STEPS) {
            if (wanted.containsMatchIn(driver.step(key))) return
        }
        error("the reader never said “$wanted”")
    }

    private fun activate() = driver.press(KeyEvent.VK_ALT, KeyEvent.VK_ENTER)

    private fun played(ply: Int) =
        driver.waitFor("ply ${ply + 1}") { driver.view?.plies == ply.toUInt() + 1u }

    private fun mate() {
        driver.waitFor("mate") {
            (driver.view?.phase as? GamePhase.Over)?.ending?.reason == EndingReason.CHECKMATE
        }
        driver.waitFor("the result") { driver.find<TextView> { "${it.text}" == "Play again" } }
    }

    private fun isAt(page: Page) = driver.waitFor("$page") { driver.page == page }

    private companion object {
        const val MOST_STEPS = 100
    }
}
