package app.annabella.game

import android.os.Bundle
import app.annabella.core.BoardMove
import app.annabella.core.DrawClaim
import app.annabella.core.GameAction
import app.annabella.core.GameDeed
import app.annabella.core.GameMode
import app.annabella.core.GamePath
import app.annabella.core.GamePhase
import app.annabella.core.GamePlayer
import app.annabella.core.GameQuestion
import app.annabella.core.GameSide
import app.annabella.core.GameTurn
import app.annabella.core.GameView
import app.annabella.core.HiddenBoard
import app.annabella.core.PieceKind
import app.annabella.core.TappedPoint
import app.annabella.core.actor
import app.annabella.core.goToPoint
import app.annabella.core.movesFrom
import app.annabella.core.movesOver
import app.annabella.core.pathOver
import app.annabella.core.pieceAt
import app.annabella.core.player
import app.annabella.core.store.GameStore
import app.annabella.core.tapPoint

/**
 * Makes deeds of what happens on the board.
 *
 * In a friendly game a piece is only chosen until a square to go to is named; nothing is
 * touched. In a game by the Laws choosing is lifting, and binds, but for while the clock is still
 * to be pressed.
 */
class MoveInput(private val game: GameStore, private val listener: Listener) {
    /** What the input asks of the page around it. */
    interface Listener {
        /** Asks what a pawn of this side becomes on a square; null is no answer. */
        fun askPromotion(side: GameSide, square: Int, answer: (PieceKind?) -> Unit)

        /** The choice has changed. */
        fun redraw()

        /** It is nobody's turn who sits here. */
        fun notYourTurn()

        /** Where nothing stands, something was to be taken up. */
        fun nothingThere() = Unit

        /** Several moves end there, and the next point has to be named first. */
        fun severalWays()

        /** A piece is chosen that cannot move, since others have to. */
        fun othersHaveTo(question: GameQuestion) = Unit

        /** Whether a move of a friendly game is only made when it is shown a second time. */
        val confirmsMoves: Boolean get() = false

        /** A move was shown that waits for that. */
        fun hasToConfirm() = Unit

        /** The board of one player alone is shown for a move on it, or that of the game again. */
        fun showOwnBoard(side: GameSide?) = Unit

        /** This player claims a draw with the move that he shows next, or nobody does any more. */
        fun showClaim(side: GameSide?) = Unit
    }

    private val hand = StrictHand(game, listener)
    private val repetition = Repetition(game)
    private val own = OwnBoard(game) { listener.showOwnBoard(null) }
    private val view: GameView get() = game.state.value.view

    /** The points with which a move is begun, in a friendly game. */
    var chosen: List<Int> = emptyList()
        private set

    /** The points of a move that waits for the piece that it becomes; it outlasts the page. */
    private var promotion: List<Int>? = null
    private var isAsking = false

    private val pending = PendingMove()

    /** Who names a move means it. */
    private var isNamed = false

    /** The next move is not made but announced, for a claim on a ground, after so many moves. */
    private class Claim(val ground: DrawClaim, val by: GameSide, val plies: Int)

    private var claim: Claim? = null

    /** Who claims a draw with the move that he shows next; null where nobody does. */
    val claimant: GameSide? get() = claim?.by

    /** The points of the move that is begun, where the piece is chosen or in the hand. */
    val begun: List<Int>
        get() {
            val turn = turnOf(view)
            return if (turn is GameTurn.Holding && ownBoard == null) listOf(turn.from.toInt()) else chosen
        }

    /** On whose board alone the next move is made; null where it is a move of the game. */
    val ownBoard: GameSide? get() = own.side

    /** What is done on the board now binds nothing. */
    private val free: FreeHand?
        get() = if (ownBoard != null) own else repetition.takeIf { it.isDue }

    /** The board that is shown. */
    fun boardOf(view: GameView): ByteArray = own.board(view) ?: view.board

    /** The move that is shown and waits until it is shown once more, or [place]. */
    val waiting: BoardMove? get() = pending.of(view)

    /** Where that move can go on, where its piece can arrive, and what it can jump, as the board marks it. */
    fun targets(): Set<Int> {
        if (waiting != null || ownBoard != null) return emptySet()
        val begun = begun.ifEmpty { return emptySet() }
        val moves = view.movesOver(begun)
        val next = moves.map { it.path.points[begun.size].toInt() }
        val jumped = moves.flatMap { GameLook.of(view.kind).jumped(it, from = begun.lastIndex) }
        return (next + (moves.map { it.arrival } - begun.toSet()) + jumped).toSet()
    }

    /** What outlasts the page: a choice, and a claim that the next move is for. */
    fun save(into: Bundle) {
        into.putIntArray(CHOSEN, chosen.toIntArray())
        into.putString(CLAIM, claim?.ground?.name)
        into.putInt(CLAIM_PLIES, claim?.plies ?: 0)
        into.putIntArray(PROMOTION, promotion?.toIntArray())
        into.putString(OWN_BOARD, ownBoard?.name)
        hand.save(into)
    }

    fun restore(from: Bundle) {
        chosen = from.getIntArray(CHOSEN)?.toList().orEmpty()
        claim = DrawClaim.entries.find { it.name == from.getString(CLAIM) }
            ?.let { Claim(it, view.turn, from.getInt(CLAIM_PLIES)) }
        promotion = from.getIntArray(PROMOTION)?.toList()
        own.side = GameSide.entries.find { it.name == from.getString(OWN_BOARD) }
        hand.restore(from)
    }

    /** The game has changed; what was chosen may be gone. */
    fun changed() {
        hand.changed()
        if (own.isGone) leaveOwnBoard()
        // it is made before the move and while the clocks run, or not at all (article 9.4)
        if (view.phase !is GamePhase.Playing || claim?.plies != view.plies.toInt()) claim = null
        if (view.phase is GamePhase.Over) promotion = null
        askForPiece()
        if (pending.path != null && waiting == null) pending.take()
        if (view.phase is GamePhase.Over || isStale()) chosen = emptyList()
    }

    private fun isStale(): Boolean {
        val at = chosen.firstOrNull() ?: return false
        val free = free
        return when {
            free != null -> !free.isPiece(at)
            // the clock was pressed, and what is taken up binds again
            claim == null && isByHand(view) -> true
            places -> !view.isPersonsTurn || view.movesFrom(at).isEmpty()
            // a piece that cannot move is chosen all the same
            chosen.size == 1 -> !isOwn(at)
            else -> view.movesOver(chosen).isEmpty()
        }
    }

    fun tapped(square: Int) {
        forgetPromotion()
        if (pending.isMeant(view, square)) return place()
        pending.take()
        val free = free
        when {
            ownBoard == null && hand.takenUpAgain(square) -> Unit
            free != null -> tapFreely(free, square)
            // by the Laws the core says what is in the way
            !view.isPersonsTurn -> if (isStrictTurn(view)) hand.tapped(square) else listener.notYourTurn()
            claim == null && isByHand(view) -> hand.tapped(square)
            // a stone is shown by choosing its point
            places && waits && chosen != listOf(square) && view.movesFrom(square).isNotEmpty() -> {
                choose(square)
                listener.hasToConfirm()
            }
            places -> put(square)
            else -> take(tapPoint(view, pointsOf(chosen), square.toUShort()))
        }
    }

    /**
     * What is taken up binds; but the move of an envelope that is lost is only told (guideline 11),
     * and between a move and the press of the clock nobody knows whose finger it is, so that a
     * whole move of the opponent counts and his piece is only chosen until then.
     */
    private fun isByHand(view: GameView) = view.mode == GameMode.STRICT &&
        view.phase !is GamePhase.Resumed && (hand.isHolding || turnOf(view) !is GameTurn.ToPress)

    private fun isStrictTurn(view: GameView) = view.mode == GameMode.STRICT &&
        view.phase is GamePhase.Playing && view.player(view.turn) is GamePlayer.Person

    /** Whether pieces are put on points and do not move. */
    private val places: Boolean get() = GameLook.of(view.kind).places

    private fun put(point: Int) {
        chosen = emptyList()
        take(tapPoint(view, emptyList(), point.toUShort()))
        listener.redraw()
    }

    /**
     * A finger was lifted from a point and may have meant the one beside: it is only chosen, and a
     * second tap on it, or [place], puts something there.
     */
    fun lifted(point: Int) {
        val isChoice = places && view.isPersonsTurn && chosen != listOf(point)
        if (isChoice && view.movesFrom(point).isNotEmpty()) choose(point) else tapped(point)
    }

    /** Whether a point is chosen on which something can be put, or a move waits. */
    val canPlace: Boolean get() = waiting != null || (places && chosen.size == 1)

    /** Puts something on the point that is chosen, or makes the move that waits. */
    fun place() {
        val waiting = pending.take() ?: return chosen.singleOrNull()?.takeIf { places }?.let(::tapped) ?: Unit
        chosen = emptyList()
        make(waiting)
    }

    /** Whether a move that is made now waits. By the Laws one that is touched is made, and a claim says it. */
    private val waits: Boolean
        get() = listener.confirmsMoves && !isNamed && view.mode != GameMode.STRICT && claim == null &&
            free == null

    private fun tapFreely(free: FreeHand, square: Int) {
        val from = chosen.firstOrNull()
        when {
            from == square -> choose()
            from != null -> moveFreely(free, from, square)
            free.isPiece(square) -> choose(square)
            ownBoard == null -> listener.notYourTurn()
        }
    }

    private fun moveFreely(free: FreeHand, from: Int, to: Int) {
        chosen = emptyList()
        if (free.promotes(from, to)) {
            promotion = listOf(from, to)
            askForPiece()
        } else {
            free.make(pathOver(from, to))
        }
        listener.redraw()
    }

    private fun askForPiece() {
        val points = promotion ?: return
        if (isAsking) return
        isAsking = true
        val free = free
        listener.askPromotion(free?.owner(points.first()) ?: view.turn, points.last()) { piece ->
            forgetPromotion()
            if (piece == null) return@askPromotion
            val path = pathOver(points, piece)
            if (free == null) make(path) else free.make(path)
        }
    }

    /** It was answered, or whoever is on the board again has no question before him. */
    private fun forgetPromotion() {
        promotion = null
        isAsking = false
    }

    /** What came of a point where nothing binds. */
    private fun take(tapped: TappedPoint) {
        when (tapped) {
            is TappedPoint.Nothing -> listener.nothingThere()
            is TappedPoint.NotYours -> listener.notYourTurn()
            is TappedPoint.Unclear -> listener.severalWays()
            is TappedPoint.Chosen -> {
                choose(*tapped.points.map(UShort::toInt).toIntArray())
                tellWhoHasTo()
            }
            is TappedPoint.Promotes -> {
                chosen = emptyList()
                promotion = tapped.points.map(UShort::toInt)
                askForPiece()
                listener.redraw()
            }
            is TappedPoint.Moved -> {
                // what is refused is still in the hand
                val isMade = view.movesOver(chosen).any { it.path == tapped.path }
                if (isMade || chosen.size != 1) chosen = emptyList()
                if (waits && !places) show(tapped.path) else make(tapped.path)
            }
        }
    }

    private fun show(path: GamePath) {
        pending.wait(path)
        choose(path.points.first().toInt(), isOther = false)
        listener.hasToConfirm()
    }

    private fun tellWhoHasTo() {
        // on a hidden board even the question would tell
        if (view.hiddenNow != HiddenBoard.Nothing) return
        val at = chosen.singleOrNull() ?: return
        val question = GameLook.of(view.kind).asksAlarms ?: return
        if (view.alarms.isNotEmpty() && view.movesFrom(at).isEmpty()) listener.othersHaveTo(question)
    }

    /** Whether the piece can be dragged; it is chosen then, or lifted. */
    fun grabbed(square: Int): Boolean {
        forgetPromotion()
        if (ownBoard == null && hand.takenUpAgain(square)) return true
        free?.let {
            if (it.isPiece(square)) choose(square)
            return chosen == listOf(square)
        }
        if (isOnItsWay(square)) return true
        if (places) return false
        if (!view.isPersonsTurn || !isOwn(square)) return false
        if (isByHand(view) && claim == null) {
            if (turnOf(view) !is GameTurn.Holding) hand.lift(square)
        } else {
            choose(square)
        }
        return true
    }

    fun dropped(from: Int, to: Int?) {
        val free = free
        if (free != null) {
            if (to == null || to == from) choose() else moveFreely(free, from, to)
        } else if (isByHand(view) && claim == null) {
            hand.release(to ?: from)
        } else if (isOnItsWay(from)) {
            // what is not let go elsewhere goes on from there
            if (to == null || to == from) listener.redraw() else goOn(to)
        } else if (to == null || to == from) {
            choose()
        } else {
            go(from, to)
        }
    }

    /** Gives the choice up; what was lifted by the Laws is put back. False without any. */
    fun cancel(): Boolean {
        if (ownBoard != null) {
            leaveOwnBoard()
            return true
        }
        val wasClaiming = claim != null
        claim = null
        if (wasClaiming) {
            choose()
            listener.showClaim(null)
            return true
        }
        val at = begun.firstOrNull() ?: return false
        val isInHand = isByHand(view) && free == null
        if (isInHand) dropped(at, null) else choose()
        return true
    }

    /** Takes the next move for a claim with the position after it (articles 9.2.a, 9.3.a). */
    fun announceFor(ground: DrawClaim) {
        // the clocks may have been stopped while it was asked
        if (turnOf(view) == null) return
        claim = Claim(ground, view.turn, view.plies.toInt())
        choose()
        listener.showClaim(view.turn)
    }

    /** The claim that waits for this move of who makes it; null where none does. */
    fun claimWith(action: GameAction): GameAction? {
        val waiting = claim?.takeIf { it.by.actor == action.by } ?: return null
        val move = action.deed as? GameDeed.Move ?: return null
        claim = null
        choose()
        return GameAction(action.by, GameDeed.Claim(waiting.ground, move.path))
    }

    /** Takes the next move for one on a player's board alone (article E2.7). */
    fun moveOnBoardOf(side: GameSide) {
        claim = null
        own.side = side
        choose()
        listener.showOwnBoard(side)
    }

    private fun leaveOwnBoard() {
        own.side = null
        promotion = null
        choose()
        listener.showOwnBoard(null)
    }

    /** The move at once, as somebody names it who does not go by the board. */
    fun play(from: Int, to: Int) {
        if (ownBoard != null) {
            moveFreely(own, from, to)
        } else if (turnOf(view) is GameTurn.Holding) {
            hand.release(to)
        } else {
            isNamed = true
            go(from, to)
            isNamed = false
        }
    }

    private fun go(from: Int, to: Int) {
        val way = goToPoint(view, pointsOf(listOf(from)), to.toUShort())
        // a piece that was dragged goes back by itself
        if (way is TappedPoint.Moved) chosen = emptyList()
        take(way)
    }

    private fun goOn(to: Int) = take(goToPoint(view, pointsOf(chosen), to.toUShort()))

    /** The piece of a move that is begun is seen where it has come so far. */
    private fun isOnItsWay(square: Int) = chosen.size > 1 && square == chosen.last()

    private fun make(path: GamePath) {
        val ground = claim?.ground
        claim = null
        val deed = if (ground == null) GameDeed.Move(path) else GameDeed.Claim(ground, path)
        game.act(view.turn, deed)
    }

    private fun choose(vararg points: Int, isOther: Boolean = true) {
        if (isOther) pending.take()
        chosen = points.toList()
        listener.redraw()
    }

    private fun isOwn(square: Int): Boolean = view.board.pieceAt(square)?.side == view.turn

    companion object {
        private const val CHOSEN = "chosen"
        private const val CLAIM = "claim"
        private const val CLAIM_PLIES = "claim-plies"
        private const val PROMOTION = "promotion"
        private const val OWN_BOARD = "own-board"

        fun turnOf(view: GameView): GameTurn? = (view.phase as? GamePhase.Playing)?.turn

        private fun pointsOf(squares: List<Int>) = squares.map(Int::toUShort)
    }
}
