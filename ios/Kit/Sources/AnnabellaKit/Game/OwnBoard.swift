import AnnabellaCore
import Foundation
import Observation

/// A move on one player's board alone, where in a game with a blind player each has a board of
/// his own: right or wrong, and no move of the game (article E2.7).
@MainActor
@Observable
final class OwnBoard: FreeHand {
    private let game: GameStore
    /// The board of the game is shown again.
    private let left: @MainActor () -> Void

    /// Whose board is shown for it; nil where none is.
    var side: GameSide?

    init(_ game: GameStore, left: @escaping @MainActor () -> Void) {
        self.game = game
        self.left = left
    }

    private var view: GameView { game.state.view }

    /// Whether that board is there no more.
    var isGone: Bool { side.map { !view.may($0, .follow) } ?? false }

    /// What stands there.
    func board(in view: GameView) -> Data? { side.flatMap { view.seat($0).ownBoard } }

    func isPiece(_ square: Int) -> Bool { piece(at: square) != nil }

    func isPawn(_ square: Int) -> Bool { piece(at: square)?.kind == .pawn }

    func owner(of square: Int) -> GameSide { piece(at: square)?.side ?? side ?? view.turn }

    func make(_ path: GamePath) {
        guard let side else { return }
        game.act(side, .follow(path: path))
        self.side = nil
        left()
    }

    private func piece(at square: Int) -> BoardPiece? { board(in: view)?.piece(at: square) }
}
