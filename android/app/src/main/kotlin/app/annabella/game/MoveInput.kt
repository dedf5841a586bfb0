package app.annabella.game

import android.os.Bundle
import app.annabella.core.DrawClaim
import app.annabella.core.GameDeed
import app.annabella.core.GameMode
import app.annabella.core.GamePhase
import app.annabella.core.GamePlayer
import app.annabella.core.GameTurn
import app.annabella.core.GameView
import app.annabella.core.MoveKind
import app.annabella.core.MoveSquares
import app.annabella.core.PieceKind
import app.annabella.core.PlayerColor
import app.annabella.core.may
import app.annabella.core.movesFrom
import app.annabella.core.other
import app.annabella.core.pieceAt
import app.annabella.core.player
import app.annabella.core.store.GameStore

/**
 * Makes deeds of what happens on the board.
 *
 * In a friendly game a piece is only chosen until a square to go to is named; nothing is
 * touched. In a game by the Laws choosing is lifting, and binds.
 */
class MoveInput(private val game: GameStore, private val listener: Listener) {
    /** What the input asks of the page around it. */
    interface Listener {
        /** Asks what a pawn becomes; null is no answer. */
        fun askPromotion(color: PlayerColor, answer: (PieceKind?) -> Unit)

        /** The choice has changed. */
        fun redraw()

        /** It is nobody's turn who sits here. */
        fun notYourTurn()
    }

    private val hand = StrictHand(game, listener)
    private val repetition = Repetition(game)
    private val view: GameView get() = game.state.value.view

    /** The square that is chosen, in a friendly game. */
    var chosen: Int? = null
        private set

    /** A pawn's move that waits for the piece that it becomes; it outlasts the page. */
    private var promotion: Pair<Int, Int>? = null
    private var isAsking = false

    /** The next move is not made but announced, for a claim on this ground. */
    private var claim: DrawClaim? = null

    /** The square of the piece that is chosen or in the hand. */
    val from: Int?
        get() = when (val turn = turnOf(view)) {
            is GameTurn.Holding -> turn.from.toInt()
            else -> chosen
        }

    /** Where that piece can go, as the board marks it. */
    fun targets(): Set<Int> {
        val from = from ?: return emptySet()
        return view.movesFrom(from.toUByte())
            .flatMap { listOf(it.squares.to.toInt(), it.arrival.toInt()) }
            .toSet() - from
    }

    /** What outlasts the page: a choice, and a claim that the next move is for. */
    fun save(into: Bundle) {
        into.putInt(CHOSEN, chosen ?: NOWHERE)
        into.putString(CLAIM, claim?.name)
        into.putIntArray(PROMOTION, promotion?.toList()?.toIntArray())
        hand.save(into)
    }

    fun restore(from: Bundle) {
        chosen = from.getInt(CHOSEN, NOWHERE).takeIf { it != NOWHERE }
        claim = DrawClaim.entries.find { it.name == from.getString(CLAIM) }
        promotion = from.getIntArray(PROMOTION)?.let { (start, end) -> start to end }
        hand.restore(from)
    }

    /** The game has changed; what was chosen may be gone. */
    fun changed() {
        hand.changed()
        if (view.phase is GamePhase.Over) {
            claim = null
            promotion = null
        }
        askForPiece()
        val at = chosen ?: return
        val isStale = if (repetition.isDue) !repetition.isPiece(at) else !isOwn(at)
        if (view.phase is GamePhase.Over || isStale) chosen = null
    }

    fun tapped(square: Int) {
        forgetPromotion()
        when {
            hand.takenUpAgain(square) -> Unit
            repetition.isDue -> tappedToRepeat(square)
            // by the Laws the core says what is in the way
            !view.isPersonsTurn -> if (isStrictTurn(view)) hand.tapped(square) else listener.notYourTurn()
            claim != null -> tappedFriendly(square)
            isByHand(view) -> hand.tapped(square)
            else -> tappedFriendly(square)
        }
    }

    /** What is taken up binds; the move of an envelope that is lost is only told (guideline 11). */
    private fun isByHand(view: GameView) =
        view.mode == GameMode.STRICT && view.phase !is GamePhase.Resumed

    private fun isStrictTurn(view: GameView) = view.mode == GameMode.STRICT &&
        view.phase is GamePhase.Playing && view.player(view.turn) is GamePlayer.Person

    private fun tappedToRepeat(square: Int) {
        val from = chosen
        when {
            from == null -> if (repetition.isPiece(square)) choose(square) else listener.notYourTurn()
            from == square -> choose(null)
            else -> repeat(from, square)
        }
    }

    private fun repeat(from: Int, to: Int) {
        chosen = null
        if (repetition.promotes(from, to)) askForPiece(from, to) else repetition.make(from, to, null)
        listener.redraw()
    }

    private fun askForPiece(from: Int, to: Int) {
        promotion = from to to
        askForPiece()
    }

    private fun askForPiece() {
        val (from, to) = promotion ?: return
        if (isAsking) return
        isAsking = true
        val isRepeating = repetition.isDue
        val color = if (isRepeating) view.turn.other else view.turn
        listener.askPromotion(color) { piece ->
            forgetPromotion()
            when {
                piece == null -> Unit
                isRepeating -> repetition.make(from, to, piece)
                else -> make(MoveSquares(from.toUByte(), to.toUByte(), piece))
            }
        }
    }

    /** It was answered, or whoever is on the board again has no question before him. */
    private fun forgetPromotion() {
        promotion = null
        isAsking = false
    }

    private fun tappedFriendly(square: Int) {
        when {
            chosen == null -> if (isOwn(square)) choose(square) else explain(square)
            chosen == square -> choose(null)
            isOwn(square) && !isTarget(checkNotNull(chosen), square) -> choose(square)
            else -> move(checkNotNull(chosen), square)
        }
    }

    /** Whether the piece can be dragged; it is chosen then, or lifted. */
    fun grabbed(square: Int): Boolean {
        forgetPromotion()
        if (hand.takenUpAgain(square)) return true
        if (repetition.isDue) {
            if (repetition.isPiece(square)) choose(square)
            return chosen == square
        }
        if (!view.isPersonsTurn || !isOwn(square)) return false
        if (isByHand(view) && claim == null) {
            if (turnOf(view) !is GameTurn.Holding) hand.lift(square)
        } else {
            choose(square)
        }
        return true
    }

    fun dropped(from: Int, to: Int?) {
        val isRepeating = repetition.isDue
        if (isByHand(view) && claim == null && !isRepeating) {
            hand.release(to ?: from)
        } else if (to == null || to == from) {
            choose(null)
        } else if (isRepeating) {
            repeat(from, to)
        } else {
            move(from, to)
        }
    }

    /** Gives the choice up; what was lifted by the Laws is put back. False without any. */
    fun cancel(): Boolean {
        val wasClaiming = claim != null
        claim = null
        val at = from ?: return wasClaiming
        val isInHand = isByHand(view) && !wasClaiming && !repetition.isDue
        if (isInHand) dropped(at, null) else choose(null)
        return true
    }

    /** Takes the next move for a claim with the position after it (articles 9.2.a, 9.3.a). */
    fun announceFor(ground: DrawClaim) {
        claim = ground
        choose(null)
    }

    /** The move at once, as somebody names it who does not go by the board. */
    fun play(from: Int, to: Int) {
        if (turnOf(view) is GameTurn.Holding) {
            hand.release(to)
        } else {
            move(from, to)
        }
    }

    private fun move(from: Int, to: Int) {
        chosen = null
        val (start, end) = from.toUByte() to to.toUByte()
        val moves = view.movesFrom(start).filter { it.squares.to == end }
            .ifEmpty { view.movesFrom(start).filter { it.kind == MoveKind.CASTLE && it.arrival == end } }
        when {
            moves.firstOrNull()?.kind == MoveKind.PROMOTION -> {
                askForPiece(from, to)
                listener.redraw()
            }
            // the core says why another move is not possible
            else -> {
                make(moves.firstOrNull()?.squares ?: MoveSquares(start, end, null))
            }
        }
    }

    private fun make(squares: MoveSquares) {
        val ground = claim
        claim = null
        val deed = if (ground == null) GameDeed.Move(squares) else GameDeed.Claim(ground, squares)
        game.act(view.turn, deed)
    }

    private fun explain(square: Int) {
        val piece = view.board.pieceAt(square.toUByte()) ?: return
        // somebody who moves the other side's piece is told whose turn it is
        if (piece.color != view.turn) listener.notYourTurn()
    }

    private fun choose(square: Int?) {
        chosen = square
        listener.redraw()
    }

    private fun isTarget(from: Int, to: Int): Boolean =
        view.movesFrom(from.toUByte()).any { it.squares.to.toInt() == to }

    private fun isOwn(square: Int): Boolean = view.board.pieceAt(square.toUByte())?.color == view.turn

    companion object {
        private const val CHOSEN = "chosen"
        private const val CLAIM = "claim"
        private const val PROMOTION = "promotion"
        private const val NOWHERE = -1

        fun turnOf(view: GameView): GameTurn? = (view.phase as? GamePhase.Playing)?.turn
    }
}
