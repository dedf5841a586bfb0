package app.annabella.game

import app.annabella.core.DeedKind
import app.annabella.core.GameDeed
import app.annabella.core.GamePath
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.PieceKind
import app.annabella.core.may
import app.annabella.core.pieceAt
import app.annabella.core.seat
import app.annabella.core.store.GameStore

/**
 * A move on one player's board alone, where in a game with a blind player each has a board of his
 * own: right or wrong, and no move of the game (article E2.7).
 */
class OwnBoard(
    private val game: GameStore,
    /** The board of the game is shown again. */
    private val left: () -> Unit,
) : FreeHand {
    private val view: GameView get() = game.state.value.view

    /** Whose board is shown for it; null where none is. */
    var side: GameSide? = null

    /** Whether that board is there no more. */
    val isGone: Boolean get() = side?.let { !view.may(it, DeedKind.FOLLOW) } ?: false

    /** What stands there. */
    fun board(view: GameView): ByteArray? = side?.let { view.seat(it).ownBoard }

    override fun isPiece(square: Int): Boolean = pieceAt(square) != null

    override fun isPawn(square: Int): Boolean = pieceAt(square)?.kind == PieceKind.PAWN

    override fun owner(square: Int): GameSide = pieceAt(square)?.side ?: side ?: view.turn

    override fun make(path: GamePath) {
        game.act(side ?: return, GameDeed.Follow(path))
        side = null
        left()
    }

    private fun pieceAt(square: Int) = board(view)?.pieceAt(square)
}
