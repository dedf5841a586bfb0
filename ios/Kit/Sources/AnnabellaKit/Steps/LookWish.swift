import AnnabellaCore

/// Where somebody wishes to look at the game on the table, who is led from another page to that
/// on which it is stepped through.
@MainActor
final class LookWish {
    private weak var game: GameStore?
    private var to: LookBack?

    func wish(_ to: LookBack, in game: GameStore) {
        self.to = to
        self.game = game
    }

    /// What is wished of this game, once.
    func take(of game: GameStore) -> LookBack? {
        defer { to = nil }
        return game === self.game ? to : nil
    }
}
