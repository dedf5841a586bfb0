import AnnabellaCore

/// Fetches the names of the squares from the core, once for each change of the game and only
/// while VoiceOver or the like is on.
@MainActor
final class SquareReading {
    private let game: GameStore
    private var revision: UInt64?

    init(_ game: GameStore) {
        self.game = game
    }

    /// They are fetched again next time, for words may have been set otherwise.
    func forget() {
        revision = nil
    }

    /// a1 first; nil if they are those of before.
    func fetch() async -> [Phrase]? {
        let now = game.state.view.revision
        guard now != revision, case .success(let phrases) = await game.squareLabels() else {
            return nil
        }
        // what is newer may have come meanwhile
        if let revision, revision > now { return nil }
        revision = now
        return phrases
    }
}
