package app.annabella.game

import android.os.Bundle
import app.annabella.core.DeedKind
import app.annabella.core.GameDeed
import app.annabella.core.GamePlayer
import app.annabella.core.GameSide
import app.annabella.core.GameTurn
import app.annabella.core.GameView
import app.annabella.core.latestMove
import app.annabella.core.may
import app.annabella.core.movesFrom
import app.annabella.core.pieceAt
import app.annabella.core.player
import app.annabella.core.store.GameStore
import java.util.concurrent.atomic.AtomicInteger

/** What a hand does on the board in a game by the Laws: it touches, lifts and lets go (article 4). */
class StrictHand(private val game: GameStore, private val listener: MoveInput.Listener) {
    private val view: GameView get() = game.state.value.view

    /** A pawn was let go by this hand, and may have to become something. */
    private var asksForPiece = false
    private var isAsking = false

    /** Who has taken up the piece of an illegal move; the view may not know it yet. */
    private var putsRight: GameSide? = null

    /** How often a piece was lifted without an answer yet: a finger may be quicker than that. */
    private val unanswered = AtomicInteger()

    /** From where the first piece was lifted that has no answer yet. */
    private var lifted = 0

    /** A piece is in the hand, or will be with the next view. */
    val isHolding: Boolean
        get() = putsRight != null || unanswered.get() > 0 || MoveInput.turnOf(view) is GameTurn.Holding

    /** What outlasts the page. */
    fun save(into: Bundle) = into.putBoolean(ASKS, asksForPiece)

    fun restore(from: Bundle) {
        asksForPiece = from.getBoolean(ASKS)
    }

    fun tapped(square: Int) {
        val piece = view.board.pieceAt(square)
        when {
            MoveInput.turnOf(view) is GameTurn.Promoting -> {
                asksForPiece = true
                isAsking = false
                changed()
            }
            isHolding && !isOther(square) -> release(square)
            piece?.side == view.turn -> lift(square)
            piece != null -> game.act(view.turn, GameDeed.Touch(square.toUByte()))
            else -> listener.nothingThere()
        }
    }

    /**
     * Whether another own piece stands there, with which that in the hand does not castle: it is
     * not captured, and the core says that the first one has to move (article 4.3).
     */
    private fun isOther(square: Int): Boolean {
        val held = (MoveInput.turnOf(view) as? GameTurn.Holding)?.from?.toInt()
        val from = held ?: lifted.takeIf { unanswered.get() > 0 } ?: return false
        val isOwn = view.board.pieceAt(square)?.side == view.turn
        val goesThere = view.movesFrom(from).any {
            square == it.arrival || it.path.points.last().toInt() == square
        }
        return putsRight == null && isOwn && square != from && !goesThere
    }

    /** Whether the piece of an illegal move is in the hand again, whose player has not pressed yet. */
    fun takenUpAgain(square: Int): Boolean {
        val piece = view.board.pieceAt(square)
        val isMovers = MoveInput.turnOf(view) is GameTurn.ToPress && piece != null &&
            piece.side != view.turn && square == view.latestMove?.arrival
        if (!isMovers || !view.may(piece.side, DeedKind.LIFT)) return false
        putsRight = piece.side
        game.act(piece.side, GameDeed.Lift(square.toUByte()))
        return true
    }

    fun lift(square: Int) {
        if (unanswered.getAndIncrement() == 0) lifted = square
        game.act(view.turn, GameDeed.Lift(square.toUByte())) { unanswered.decrementAndGet() }
    }

    fun release(square: Int) {
        asksForPiece = true
        game.act(putsRight ?: view.turn, GameDeed.Release(square.toUByte()))
        putsRight = null
    }

    /** The game has changed; a pawn that was let go on its last rank waits for an answer. */
    fun changed() {
        val now = MoveInput.turnOf(view)
        if (now !is GameTurn.Holding && now !is GameTurn.ToPress) putsRight = null
        val turn = MoveInput.turnOf(view) as? GameTurn.Promoting ?: return
        if (!asksForPiece || isAsking || view.player(view.turn) !is GamePlayer.Person) return
        isAsking = true
        listener.askPromotion(view.turn, turn.to.toInt()) { piece ->
            asksForPiece = false
            isAsking = false
            val deed = if (piece == null) GameDeed.Release(turn.from) else GameDeed.Promote(piece)
            game.act(view.turn, deed)
        }
    }

    private companion object {
        const val ASKS = "asks-for-piece"
    }
}
