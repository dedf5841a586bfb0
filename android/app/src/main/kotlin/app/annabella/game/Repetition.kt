package app.annabella.game

import app.annabella.core.DeedKind
import app.annabella.core.GameDeed
import app.annabella.core.GamePath
import app.annabella.core.GamePlayer
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.MoveKind
import app.annabella.core.PieceKind
import app.annabella.core.from
import app.annabella.core.latestMove
import app.annabella.core.may
import app.annabella.core.other
import app.annabella.core.pieceAt
import app.annabella.core.player
import app.annabella.core.seat
import app.annabella.core.store.GameStore
import app.annabella.core.to

/**
 * The opponent's move that is repeated by hand in a game with a blind player (article E2.1).
 * It is no move of one's own: no touch binds, and the core says whether it is the right one.
 */
class Repetition(private val game: GameStore) : FreeHand {
    private val view: GameView get() = game.state.value.view

    /** Whether a person has to repeat a move before anything else. */
    val isDue: Boolean get() = isDue(view)

    /**
     * Whether the move can begin here: with a piece of the opponent, as long as the board is
     * the one before his move. On the board of another player it stands elsewhere already.
     */
    override fun isPiece(square: Int): Boolean {
        val piece = view.board.pieceAt(square)
        return !view.awaitsRepetition || piece?.side == view.turn.other
    }

    /** Who repeats the right move makes it on his board, too, where he has one of his own (article E2.7). */
    override fun make(path: GamePath) {
        val follows = follows(path)
        game.act(view.turn, GameDeed.Repeat(path))
        follows?.let { game.act(view.turn, it) }
    }

    private fun follows(path: GamePath): GameDeed? {
        val move = view.latestMove?.takeIf { view.seat(view.turn).ownBoard != null } ?: return null
        val isRight = path.from == move.path.from && path.to in listOf(move.path.to, move.arrival) &&
            path.becomes == move.path.becomes
        return GameDeed.Follow(move.path).takeIf { isRight }
    }

    /** Repeats the move as it was announced. */
    fun makeAsAnnounced() {
        view.latestMove?.let { make(it.path) }
    }

    override fun isPawn(square: Int): Boolean = if (view.awaitsRepetition) {
        view.board.pieceAt(square)?.kind == PieceKind.PAWN
    } else {
        view.latestMove?.kind == MoveKind.PROMOTION
    }

    override fun owner(square: Int): GameSide = view.turn.other

    companion object {
        fun isDue(view: GameView): Boolean =
            view.player(view.turn) is GamePlayer.Person && view.may(view.turn, DeedKind.REPEAT)
    }
}
