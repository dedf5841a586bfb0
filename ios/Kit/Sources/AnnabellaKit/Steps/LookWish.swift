import AnnabellaCore

/// Where somebody wishes to look at the game on the table, who is led from another page to that
/// on which it is stepped through.
@MainActor
final class LookWish {
    /// Where, counted from the end of the game unless it is said from where.
    struct Look {
        let to: LookBack
        var from: UInt32?
    }

    private weak var game: GameStore?
    private var look: Look?

    func wish(_ to: LookBack, in game: GameStore) { wish(Look(to: to), in: game) }

    /// The position after so many moves of both sides.
    func wish(after ply: UInt32, in game: GameStore) {
        wish(Look(to: .back(plies: 0), from: ply), in: game)
    }

    private func wish(_ look: Look, in game: GameStore) {
        self.look = look
        self.game = game
    }

    /// What is wished of this game, once.
    func take(of game: GameStore) -> Look? {
        defer { look = nil }
        return game === self.game ? look : nil
    }
}
