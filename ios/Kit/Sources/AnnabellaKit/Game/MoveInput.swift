import AnnabellaCore
import Observation

/// What the input asks of the page around it.
@MainActor
public protocol MoveInputDelegate: AnyObject {
    /// Asks what a pawn becomes; nil is no answer.
    func askPromotion(_ answer: @escaping @MainActor (PieceKind?) -> Void)

    /// The choice has changed.
    func redraw()

    /// It is the turn of nobody who sits here.
    func notYourTurn()
}

/// Turns what happens on the board into actions of the game.
///
/// In a friendly game a piece is only chosen until a square to go to is named; nothing is
/// touched. In a game by the Laws choosing is lifting, and binds.
@MainActor
@Observable
public final class MoveInput {
    private let game: GameStore
    @ObservationIgnored private weak var delegate: (any MoveInputDelegate)?
    private let hand: StrictHand
    private let repetition: Repetition

    /// The square that is chosen, in a friendly game.
    public private(set) var chosen: Int?

    /// The way of a pawn of which it is asked what it becomes.
    private var promoting: (from: Int, to: Int)?

    /// The next move is not made but announced, for a claim on this ground.
    private var claim: DrawClaim?

    public init(_ game: GameStore, delegate: any MoveInputDelegate) {
        self.game = game
        self.delegate = delegate
        hand = StrictHand(game, delegate: delegate)
        repetition = Repetition(game)
    }

    private var view: GameView { game.state.view }

    /// The square of the piece that is chosen or in the hand.
    public var from: Int? {
        if case .holding(let square) = view.turnNow { return Int(square) }
        return chosen
    }

    /// Where that piece can go, as the board marks it.
    public var targets: Set<Int> {
        guard let from else { return [] }
        let moves = view.moves(from: UInt8(from))
        return Set(moves.flatMap { [Int($0.squares.to), Int($0.arrival)] }).subtracting([from])
    }

    /// What outlasts the app; nil where nothing is chosen.
    var kept: MoveChoice? {
        if chosen == nil, promoting == nil, claim == nil { return nil }
        return MoveChoice(
            in: view, square: promoting?.from ?? chosen, target: promoting?.to, claim: claim)
    }

    /// Chooses what was kept, unless it was for another position.
    func restore(_ kept: MoveChoice) {
        guard kept.isFor(view) else { return }
        claim = kept.ground
        let square = kept.square.flatMap { Squares.all.contains($0) ? $0 : nil }
        if let square, let target = kept.target, Squares.all.contains(target) {
            askPiece(from: square, to: target)
        } else {
            chosen = square
        }
    }

    /// The page is before the player again; what was asked when it was left is asked once more.
    func comeBack() {
        hand.comeBack()
        if let promoting { askPiece(from: promoting.from, to: promoting.to) }
    }

    /// The game has changed; what was chosen may be gone.
    public func changed() {
        hand.changed()
        if view.isOver { claim = nil }
        let isOver = promoting.map { view.moves(from: UInt8($0.from)).isEmpty } ?? false
        if isOver, !repetition.isDue { promoting = nil }
        guard let chosen else { return }
        let isStale = repetition.isDue ? !repetition.isPiece(chosen) : !isOwn(chosen)
        if view.isOver || isStale { self.chosen = nil }
    }

    public func tapped(_ square: Int) {
        if hand.takenUpAgain(square) { return }
        if repetition.isDue {
            tappedToRepeat(square)
        } else if !view.isPersonsTurn {
            // by the Laws the core says what is in the way
            if isStrictTurn(view) { hand.tapped(square) } else { delegate?.notYourTurn() }
        } else if claim == nil, isByHand(view) {
            hand.tapped(square)
        } else {
            tappedFriendly(square)
        }
    }

    /// What is taken up binds; the move of an envelope that is lost is only told (guideline 11).
    private func isByHand(_ view: GameView) -> Bool {
        view.mode == .strict && view.phase != .resumed
    }

    private func isStrictTurn(_ view: GameView) -> Bool {
        view.mode == .strict && view.turnNow != nil && view.player(view.turn).isPerson
    }

    private func tappedToRepeat(_ square: Int) {
        if let chosen {
            if chosen == square { choose(nil) } else { repeatMove(from: chosen, to: square) }
        } else if repetition.isPiece(square) {
            choose(square)
        } else {
            delegate?.notYourTurn()
        }
    }

    private func repeatMove(from: Int, to: Int) {
        chosen = nil
        let (start, end) = (UInt8(from), UInt8(to))
        if repetition.promotes(from: start, to: end) {
            askPiece(from: from, to: to)
        } else {
            repetition.make(MoveSquares(from: start, to: end, promotion: nil))
        }
        delegate?.redraw()
    }

    /// Asks what the pawn becomes, of a move or of one that is repeated.
    private func askPiece(from: Int, to: Int) {
        promoting = (from, to)
        let isRepeating = repetition.isDue
        delegate?.askPromotion { [self] piece in
            promoting = nil
            guard let piece else { return }
            let squares = MoveSquares(from: UInt8(from), to: UInt8(to), promotion: piece)
            if isRepeating { repetition.make(squares) } else { make(squares) }
        }
    }

    private func tappedFriendly(_ square: Int) {
        guard let chosen else {
            if isOwn(square) { choose(square) } else { explain(square) }
            return
        }
        if chosen == square {
            choose(nil)
        } else if isOwn(square), !isTarget(square, from: chosen) {
            choose(square)
        } else {
            move(from: chosen, to: square)
        }
    }

    /// Whether the piece can be dragged; it is chosen then, or lifted.
    public func grabbed(_ square: Int) -> Bool {
        if hand.takenUpAgain(square) { return true }
        if repetition.isDue {
            if repetition.isPiece(square) { choose(square) }
            return chosen == square
        }
        guard view.isPersonsTurn, isOwn(square) else { return false }
        if isByHand(view), claim == nil {
            if case .holding = view.turnNow { return true }
            hand.lift(square)
        } else {
            choose(square)
        }
        return true
    }

    public func dropped(from: Int, to: Int?) {
        let isRepeating = repetition.isDue
        if isByHand(view), claim == nil, !isRepeating {
            hand.release(to ?? from)
        } else if let to, to != from {
            if isRepeating { repeatMove(from: from, to: to) } else { move(from: from, to: to) }
        } else {
            choose(nil)
        }
    }

    /// Gives the choice up; what was lifted by the Laws is put back. False without any.
    public func cancel() -> Bool {
        let wasClaiming = claim != nil
        claim = nil
        guard let from else { return wasClaiming }
        if isByHand(view), !wasClaiming, !repetition.isDue {
            dropped(from: from, to: nil)
        } else {
            choose(nil)
        }
        return true
    }

    /// Takes the next move for a claim with the position after it (articles 9.2.a, 9.3.a).
    public func announce(for ground: DrawClaim) {
        claim = ground
        choose(nil)
    }

    /// The move at once, as somebody names it who does not go by the board.
    public func play(from: Int, to: Int) {
        if case .holding = view.turnNow {
            hand.release(to)
        } else {
            move(from: from, to: to)
        }
    }

    private func move(from: Int, to: Int) {
        chosen = nil
        let (start, end) = (UInt8(from), UInt8(to))
        let all = view.moves(from: start)
        let move =
            all.first { $0.squares.to == end }
            ?? all.first { $0.kind == .castle && $0.arrival == end }
        if move?.kind == .promotion {
            askPiece(from: from, to: to)
            delegate?.redraw()
        } else {
            // the core says why another move is not possible
            make(move?.squares ?? MoveSquares(from: start, to: end, promotion: nil))
        }
    }

    private func make(_ squares: MoveSquares) {
        let ground = claim
        claim = nil
        game.act(
            view.turn,
            ground.map { .claim(ground: $0, announced: squares) } ?? .move(squares: squares))
    }

    private func explain(_ square: Int) {
        // somebody who moves the other side's piece is told whose turn it is
        guard let piece = view.board.piece(at: UInt8(square)) else { return }
        if piece.color != view.turn { delegate?.notYourTurn() }
    }

    private func choose(_ square: Int?) {
        chosen = square
        delegate?.redraw()
    }

    private func isTarget(_ square: Int, from: Int) -> Bool {
        view.moves(from: UInt8(from)).contains { Int($0.squares.to) == square }
    }

    private func isOwn(_ square: Int) -> Bool {
        view.board.piece(at: UInt8(square))?.color == view.turn
    }
}
