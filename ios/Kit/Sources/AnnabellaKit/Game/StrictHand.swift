import AnnabellaCore

/// What a hand does on the board in a game by the Laws: it touches, lifts and lets go
/// (article 4).
@MainActor
final class StrictHand {
    private let game: GameStore
    private weak var delegate: (any MoveInputDelegate)?

    /// A pawn was let go by this hand, and may have to become something.
    private var asksForPiece = false

    /// Who has taken up the piece of an illegal move; the view may not know it yet.
    private var putsRight: GameSide?

    /// How often a piece was lifted without an answer yet: a finger may be quicker than that.
    private var unanswered = 0

    /// From where the first piece was lifted that has no answer yet.
    private var lifted = 0

    init(_ game: GameStore, delegate: any MoveInputDelegate) {
        self.game = game
        self.delegate = delegate
    }

    private var view: GameView { game.state.view }

    /// A piece is in the hand, or will be with the next view.
    var isHolding: Bool {
        if case .holding = view.turnNow { return true }
        return putsRight != nil || unanswered > 0
    }

    func tapped(_ square: Int) {
        let piece = view.board.piece(at: square)
        if case .promoting = view.turnNow {
            asksForPiece = true
            changed()
        } else if isHolding, !isOther(square) {
            release(square)
        } else if piece?.side == view.turn {
            lift(square)
        } else if piece != nil {
            game.act(view.turn, .touch(square: UInt8(square)))
        } else {
            delegate?.nothingThere()
        }
    }

    /// Whether another own piece stands there, with which that in the hand does not castle: it is
    /// not captured, and the core says that the first one has to move (article 4.3).
    private func isOther(_ square: Int) -> Bool {
        var from = lifted
        if case .holding(let held) = view.turnNow {
            from = Int(held)
        } else if unanswered == 0 {
            return false
        }
        guard putsRight == nil, square != from, view.board.piece(at: square)?.side == view.turn
        else { return false }
        return !view.moves(from: from).contains {
            $0.arrival == square || $0.path.points.last == UInt16(square)
        }
    }

    /// Whether the piece of an illegal move is in the hand again, whose player has not pressed
    /// yet.
    func takenUpAgain(_ square: Int) -> Bool {
        guard view.turnNow == .toPress, let piece = view.board.piece(at: square),
            piece.side != view.turn, view.latestMove?.arrival == square,
            view.may(piece.side, .lift)
        else { return false }
        putsRight = piece.side
        game.act(piece.side, .lift(square: UInt8(square)))
        return true
    }

    func lift(_ square: Int) {
        if unanswered == 0 { lifted = square }
        unanswered += 1
        game.act(view.turn, .lift(square: UInt8(square))) { self.unanswered -= 1 }
    }

    func release(_ square: Int) {
        asksForPiece = true
        game.act(putsRight ?? view.turn, .release(square: UInt8(square)))
        putsRight = nil
    }

    /// The page is before the player again, as it is or anew.
    func comeBack() {
        guard case .promoting = view.turnNow else { return }
        asksForPiece = true
        changed()
    }

    /// The game has changed; a pawn that was let go on its last rank waits for an answer.
    func changed() {
        switch view.turnNow {
        case .holding, .toPress: break
        default: putsRight = nil
        }
        guard case .promoting(let from, let to) = view.turnNow, asksForPiece,
            view.player(view.turn).isPerson
        else { return }
        asksForPiece = false
        delegate?.askPromotion(of: view.turn, at: Int(to)) { [self] piece in
            game.act(
                view.turn, piece.map { .promote(piece: $0) } ?? .release(square: from))
        }
    }
}
