package app.annabella.game

import app.annabella.R
import app.annabella.board.ChessPainter
import app.annabella.board.PieceDrawable
import app.annabella.core.GameSide
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

    fun show(ui: Ui, side: GameSide, answer: (PieceKind?) -> Unit) {
        val options = CHOICES.map { (name, piece) ->
            Option({ answer(piece) }, ui.text(name), figure(ui, side, piece))
        }
        ui.dialogs.menu(ui.text(R.string.game_promote), options, cancelled = { answer(null) })
    }

    private fun figure(ui: Ui, side: GameSide, piece: PieceKind): PieceDrawable {
        val painter = ChessPainter(ui.theme, showsCoordinates = false, hasTexture = false)
        val code = piece.ordinal + if (side == GameSide.FIRST) 1 else SECOND
        return PieceDrawable(painter, code.toByte(), ui.dp(FIGURE_DP)).apply {
            setBounds(0, 0, ui.dp(FIGURE_DP), ui.dp(FIGURE_DP))
        }
    }

    /** The code of the second player's pawn. */
    private const val SECOND = 9
    private const val FIGURE_DP = 40
}
