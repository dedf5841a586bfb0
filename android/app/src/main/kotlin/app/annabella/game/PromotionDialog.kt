package app.annabella.game

import app.annabella.R
import app.annabella.core.PieceKind
import app.annabella.ui.Option
import app.annabella.ui.Ui

/** Asks what a pawn becomes. */
object PromotionDialog {
    private val CHOICES = listOf(
        R.string.piece_queen to PieceKind.QUEEN,
        R.string.piece_rook to PieceKind.ROOK,
        R.string.piece_bishop to PieceKind.BISHOP,
        R.string.piece_knight to PieceKind.KNIGHT,
    )

    fun show(ui: Ui, answer: (PieceKind?) -> Unit) {
        val options = CHOICES.map { (name, piece) -> Option({ answer(piece) }, ui.text(name)) }
        ui.dialogs.menu(ui.text(R.string.game_promote), options, cancelled = { answer(null) })
    }
}
