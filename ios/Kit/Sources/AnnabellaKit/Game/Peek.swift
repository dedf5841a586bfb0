import AnnabellaCore
import Foundation

/// The pieces of a board that is looked at, as a view has them.
typealias PeekedBoard = Data

/// A look at the board of somebody who plays blindfold: it lasts until the game goes on.
struct Peek {
    private var looks: UInt32
    private var plies: UInt32?

    init(_ view: GameView) {
        looks = Self.looks(view)
    }

    /// The game has changed; the core counts the looks.
    mutating func changed(_ view: GameView) {
        let now = Self.looks(view)
        if now > looks { plies = view.plies } else if plies != view.plies { plies = nil }
        looks = now
    }

    func isOn(_ view: GameView) -> Bool { plies == view.plies }

    private static func looks(_ view: GameView) -> UInt32 { view.first.peeks + view.second.peeks }
}

/// The look at the board of the game on the table: it lasts as long on every page.
@MainActor
final class Peeks {
    private weak var game: GameStore?
    private var peek: Peek?

    /// Whether the board of this game is looked at, as it stands in `view`.
    func isOn(_ game: GameStore, _ view: GameView) -> Bool {
        of(game).isOn(view)
    }

    /// The game has changed.
    func changed(_ game: GameStore, _ view: GameView) {
        var now = of(game)
        now.changed(view)
        peek = now
    }

    private func of(_ game: GameStore) -> Peek {
        if let peek, game === self.game { return peek }
        let peek = Peek(game.state.view)
        self.game = game
        self.peek = peek
        return peek
    }
}
