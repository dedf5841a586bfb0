package app.annabella.game

import android.graphics.Rect
import app.annabella.R
import app.annabella.board.BoardView
import app.annabella.board.ChessPainter
import app.annabella.board.PieceDrawable
import app.annabella.core.GameSide
import app.annabella.core.PieceKind
import app.annabella.ui.Option
import app.annabella.ui.PlacedCard
import app.annabella.ui.Ui

/** Asks what a pawn becomes. */
object PromotionDialog {
    private val CHOICES = listOf(
        R.string.piece_queen to PieceKind.QUEEN,
        R.string.piece_rook to PieceKind.ROOK,
        R.string.piece_bishop to PieceKind.BISHOP,
        R.string.piece_knight to PieceKind.KNIGHT,
    )

    /** From the lower edge of the page. */
    fun show(ui: Ui, side: GameSide, answer: (PieceKind?) -> Unit) =
        ui.dialogs.menu(ui.text(R.string.game_promote), options(ui, side, answer), cancelled = {
            answer(null)
        })

    /**
     * At the pawn's square; from the lower edge where letters are large or the window is small. A
     * move that [binds] is not taken back by who answers nothing.
     */
    fun showAt(
        ui: Ui,
        board: BoardView,
        square: Int,
        side: GameSide,
        binds: Boolean,
        answer: (PieceKind?) -> Unit,
    ) {
        val at = Rect().also { board.boundsOf(square, it) }
        val corner = IntArray(2).also(board::getLocationOnScreen)
        at.offset(corner[0], corner[1])
        val isLarge = ui.context.resources.configuration.fontScale >= LARGEST_LETTERS
        val isShown = !isLarge && board.isInSight(square) && ui.dialogs.menuAt(
            ui.text(R.string.game_promote),
            options(ui, side, answer),
            ui.text(if (binds) R.string.answer_cancel else R.string.game_promote_back),
            at,
            // inwards
            PlacedCard.Opening(
                isLeft = board.columnOf(square) >= board.picture.columns / 2,
                isUp = board.rowOf(square) >= board.picture.rows / 2,
            ),
            cancelled = { answer(null) },
        )
        if (!isShown) show(ui, side, answer)
    }

    private fun options(ui: Ui, side: GameSide, answer: (PieceKind?) -> Unit) = CHOICES.map { (name, piece) ->
        Option({ answer(piece) }, ui.text(name), figure(ui, side, piece))
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
    private const val LARGEST_LETTERS = 2f
}
