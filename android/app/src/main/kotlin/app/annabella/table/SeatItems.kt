package app.annabella.table

import app.annabella.R
import app.annabella.core.GameMode
import app.annabella.core.GameView
import app.annabella.game.GameLook
import app.annabella.ui.GameBar

/** The four buttons of each player at a table. */
object SeatItems {
    fun of(view: GameView): List<GameBar.Item> {
        val look = GameLook.of(view.kind)
        val often = when {
            view.mode == GameMode.STRICT -> GameBar.Item(R.string.strict_claim, R.drawable.ic_claim)
            look.places -> GameBar.Item(R.string.game_pass, R.drawable.ic_pass)
            else -> GameBar.Item(R.string.game_undo, R.drawable.ic_undo)
        }
        return listOf(
            GameBar.Item(look.offers, R.drawable.ic_draw),
            GameBar.Item(R.string.game_resign, R.drawable.ic_resign),
            often,
            GameBar.Item(R.string.game_menu, R.drawable.ic_menu),
        )
    }
}
