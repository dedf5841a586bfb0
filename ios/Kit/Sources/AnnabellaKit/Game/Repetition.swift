import AnnabellaCore

/// The opponent's move that is repeated by hand in a game with a blind player (article
/// E2.1). It is no move of one's own: no touch binds, and the core says whether it is the
/// right one.
@MainActor
struct Repetition {
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

    func make(_ path: GamePath) {
        game.act(view.turn, .repeat(path: path))
    }

    /// Whether what the pawn became has to be named.
    func promotes(from: Int, to: Int) -> Bool {
        let isLastRank = to / 8 == 0 || to / 8 == 7
        let isPawn =
            view.awaitsRepetition
            ? view.board.piece(at: from)?.kind == .pawn
            : view.latestMove?.kind == .promotion
        return isLastRank && isPawn
    }

    static func isDue(_ view: GameView) -> Bool {
        view.player(view.turn).isPerson && view.may(view.turn, .repeat)
    }

    /// Repeats the move as it was announced.
    static func asAnnounced(_ view: GameView) -> GameDeed? {
        guard isDue(view), let move = view.latestMove else { return nil }
        return .repeat(path: move.path)
    }
}
