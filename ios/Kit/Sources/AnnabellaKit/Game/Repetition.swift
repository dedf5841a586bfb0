import AnnabellaCore

/// The opponent's move that is repeated by hand in a game with a blind player (article
/// E2.1). It is no move of one's own: no touch binds, and the core says whether it is the
/// right one.
@MainActor
struct Repetition: FreeHand {
    private let game: GameStore

    init(_ game: GameStore) {
        self.game = game
    }

    private var view: GameView { game.state.view }

    /// Whether a person has to repeat a move before anything else.
    var isDue: Bool { Self.isDue(view) }

    /// Whether the move can begin here: with a piece of the opponent, as long as the board
    /// is the one before his move. On the board of another player it stands elsewhere
    /// already.
    func isPiece(_ square: Int) -> Bool {
        let piece = view.board.piece(at: square)
        return !view.awaitsRepetition || piece?.side == view.turn.other
    }

    /// Who repeats the right move makes it on his board, too, where he has one of his own
    /// (article E2.7).
    func make(_ path: GamePath) {
        let by = view.turn
        let followed = followed(by: path)
        game.act(by, .repeat(path: path))
        if let followed { game.act(by, .follow(path: followed)) }
    }

    private func followed(by path: GamePath) -> GamePath? {
        guard view.seat(view.turn).ownBoard != nil, let move = view.latestMove else { return nil }
        let isRight =
            path.from == move.path.from && [move.path.to, move.arrival].contains(path.to)
            && path.becomes == move.path.becomes
        return isRight ? move.path : nil
    }

    /// Repeats the move as it was announced.
    func makeAsAnnounced() {
        if let move = view.latestMove { make(move.path) }
    }

    func isPawn(_ square: Int) -> Bool {
        view.awaitsRepetition
            ? view.board.piece(at: square)?.kind == .pawn
            : view.latestMove?.kind == .promotion
    }

    func owner(of square: Int) -> GameSide { view.turn.other }

    static func isDue(_ view: GameView) -> Bool {
        view.player(view.turn).isPerson && view.may(view.turn, .repeat)
    }
}
