package app.annabella.game

import app.annabella.R
import app.annabella.core.GameMode
import app.annabella.core.GameView
import app.annabella.ui.GameBar
import app.annabella.ui.Ui

/** What stands in the bar of a game, by who plays it and how. */
object GameBarItems {
    private val MENU = GameBar.Item(R.string.game_menu)
    private val UNDO = GameBar.Item(R.string.game_undo, R.string.bar_undo)
    private val REDO = GameBar.Item(R.string.game_redo)
    private val HINT = GameBar.Item(R.string.game_hint)
    private val PASS = GameBar.Item(R.string.game_pass)
    private val CLAIM = GameBar.Item(R.string.strict_claim)
    private val PREVIOUS = GameBar.Item(R.string.steps_previous)
    private val RESIGN = GameBar.Item(R.string.game_resign)

    fun of(view: GameView): List<GameBar.Item> {
        val look = GameLook.of(view.kind)
        val offer = offerOf(look)
        // nobody helps in a game by correspondence
        val isBetweenPeople = view.hasTwoPeople || view.correspondence != null
        return when {
            view.mode == GameMode.STRICT -> listOf(MENU, CLAIM, offer, RESIGN, PREVIOUS)
            isBetweenPeople && look.places -> listOf(MENU, PASS, offer, RESIGN, PREVIOUS)
            isBetweenPeople -> listOf(MENU, UNDO, offer, RESIGN, PREVIOUS)
            look.places -> listOf(MENU, UNDO, HINT, PASS, PREVIOUS)
            else -> listOf(MENU, UNDO, REDO, HINT, PREVIOUS)
        }
    }

    private fun offerOf(look: GameLook) =
        GameBar.Item(look.offers, if (look.places) R.string.bar_offer_end else R.string.bar_offer_draw)

    /** With huge letters not all of them are in sight at once, so that the menu has them, too. */
    fun areOutOfSight(ui: Ui): Boolean = ui.hasHugeLetters

    /** The four buttons of each of two people at a table. */
    fun ofSeat(view: GameView): List<GameBar.Item> {
        val look = GameLook.of(view.kind)
        val often = when {
            view.mode == GameMode.STRICT -> CLAIM
            look.places -> PASS
            else -> UNDO
        }
        return listOf(offerOf(look), RESIGN, often, MENU)
    }

    /** Never what a game waits for: where they are not in the bar, they are in the menu. */
    val HELP = listOf(UNDO, REDO, HINT).map { it.label }

    fun labels(view: GameView): List<Int> = of(view).map { it.label }
}
