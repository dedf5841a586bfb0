import AnnabellaCore
import Foundation

/// A move on one player's board alone, where in a game with a blind player each has a board of
/// his own: right or wrong, and no move of the game (article E2.7).
@MainActor
struct OwnBoard {
    private let game: GameStore

    /// Whose board is shown for it; nil where none is.
    var side: GameSide?

    init(_ game: GameStore) {
        self.game = game
    }

    private var view: GameView { game.state.view }

    /// Whether that board is there no more.
    var isGone: Bool { side.map { !view.may($0, .follow) } ?? false }

    /// What stands there.
    func board(in view: GameView) -> Data? { side.flatMap { view.seat($0).ownBoard } }

    /// Whose piece stands on a square there.
    func owner(of square: Int) -> GameSide? { board(in: view)?.piece(at: square)?.side }

    /// Whether what the pawn became has to be named.
    func promotes(from: Int, to: Int) -> Bool {
        board(in: view)?.piece(at: from)?.kind == .pawn && (to / 8 == 0 || to / 8 == 7)
    }

    mutating func make(_ path: GamePath) {
        guard let side else { return }
        game.act(side, .follow(path: path))
        self.side = nil
    }
}
