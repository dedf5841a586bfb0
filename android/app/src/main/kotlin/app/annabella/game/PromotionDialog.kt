package app.annabella.game

import android.app.AlertDialog
import app.annabella.R
import app.annabella.core.PieceKind
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
        val context = ui.context
        val names = CHOICES.map { (name, _) -> context.getString(name) }.toTypedArray()
        var chosen: PieceKind? = null
        AlertDialog.Builder(context)
            .setTitle(R.string.game_promote)
            .setItems(names) { _, which -> chosen = CHOICES[which].second }
            .setOnDismissListener { answer(chosen) }
            .show()
    }
}
