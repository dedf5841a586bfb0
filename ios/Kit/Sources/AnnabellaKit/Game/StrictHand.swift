import AnnabellaCore

/// What a hand does on the board in a game by the Laws: it touches, lifts and lets go
/// (article 4).
@MainActor
final class StrictHand {
    private let game: GameStore
    private weak var delegate: (any MoveInputDelegate)?
    private var touches: Set<Int> = []
    private var plies: UInt32?

    /// A pawn was let go by this hand, and may have to become something.
    private var asksForPiece = false

    /// Who has taken up the piece of an illegal move; the view may not know it yet.
    private var putsRight: PlayerColor?

    init(_ game: GameStore, delegate: any MoveInputDelegate) {
        self.game = game
        self.delegate = delegate
    }

    private var view: GameView { game.state.view }

    func tapped(_ square: Int) {
        let piece = view.board.piece(at: UInt8(square))
        switch view.turnNow {
        case .promoting:
            asksForPiece = true
            changed()
        case .holding: release(square)
        default:
            guard let piece else { return }
            if piece.color == view.turn {
                lift(square)
            } else {
                touch(square, .touch(square: UInt8(square)))
            }
        }
    }

    /// Whether the piece of an illegal move is in the hand again, whose player has not pressed
    /// yet.
    func takenUpAgain(_ square: Int) -> Bool {
        guard view.turnNow == .toPress, let piece = view.board.piece(at: UInt8(square)),
            piece.color != view.turn, view.may(piece.color, .lift)
        else { return false }
        putsRight = piece.color
        game.act(piece.color, .lift(square: UInt8(square)))
        return true
    }

    func lift(_ square: Int) {
        touch(square, .lift(square: UInt8(square)))
    }

    func release(_ square: Int) {
        asksForPiece = true
        game.act(putsRight ?? view.turn, .release(square: UInt8(square)))
        putsRight = nil
    }

    private func touch(_ square: Int, _ deed: GameDeed) {
        forgetOld()
        touches.insert(square)
        game.act(view.turn, deed)
    }

    /// The page is before the player again, as it is or anew.
    func comeBack() {
        guard case .promoting = view.turnNow else { return }
        asksForPiece = true
        changed()
    }

    /// The game has changed; a pawn that was let go on its last rank waits for an answer.
    func changed() {
        forgetOld()
        switch view.turnNow {
        case .holding, .toPress: break
        default: putsRight = nil
        }
        guard case .promoting(let from, _) = view.turnNow, asksForPiece,
            view.player(view.turn).isPerson
        else { return }
        asksForPiece = false
        delegate?.askPromotion { [self] piece in
            game.act(
                view.turn, piece.map { .promote(piece: $0) } ?? .release(square: from))
        }
    }

    /// What binds the player on move: of what was touched, that which all moves are left to.
    var touched: Set<Int> {
        guard view.mode == .strict, view.plies == plies else { return [] }
        let moves = view.allMoves.map(\.squares)
        guard !moves.isEmpty else { return [] }
        return touches.filter { square in
            moves.allSatisfy { Int($0.from) == square } || moves.allSatisfy { Int($0.to) == square }
        }
    }

    private func forgetOld() {
        if plies != view.plies { touches = [] }
        plies = view.plies
    }
}
