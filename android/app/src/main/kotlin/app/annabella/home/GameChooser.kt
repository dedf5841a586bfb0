package app.annabella.home

import android.view.View
import app.annabella.board.StillBoard
import app.annabella.core.GameKind
import app.annabella.core.SpeechLanguage
import app.annabella.core.gameName
import app.annabella.game.GameLook
import app.annabella.ui.EqualGrid
import app.annabella.ui.PictureTile
import app.annabella.ui.Ui

/** A tile with a picture for each game, of which one is chosen. */
class GameChooser(
    private val ui: Ui,
    private val language: SpeechLanguage,
    chosen: GameKind,
    private val pick: (GameKind) -> Unit,
) {
    private val tiles = GameLook.GAMES.associateWith(::tile)

    val view = EqualGrid(ui.context, ui.dp(8), tiles.size, isOneRow = true).apply {
        tiles.values.forEach(::addView)
    }

    init {
        mark(chosen)
    }

    private fun mark(kind: GameKind) = tiles.forEach { (at, tile) -> tile.isSelected = at == kind }

    private fun tile(kind: GameKind): View {
        val picture = StillBoard(ui.context, ui.theme, GameLook.of(kind).smallPainter(ui.theme))
        picture.picture = GameLook.of(kind).emblem
        return PictureTile.of(
            ui,
            gameName(kind, language),
            picture,
            if (ui.isWide) WIDE_PICTURE_DP else PICTURE_DP,
        ) {
            mark(kind)
            pick(kind)
        }
    }

    private companion object {
        const val PICTURE_DP = 72
        const val WIDE_PICTURE_DP = 128
    }
}
