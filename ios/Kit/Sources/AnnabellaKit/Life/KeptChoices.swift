import Observation

/// What is chosen on the pages of the game on the table, which comes back with them.
@MainActor
@Observable
final class KeptChoices {
    /// A page that is seen, or lies below one that is.
    private struct Follower {
        weak var input: MoveInput?
        weak var game: GameStore?
    }

    private let games: Games
    private var followers: [Page: Follower] = [:]
    /// Of pages of this game that have come back and were not seen yet.
    private var awaited: [Page: MoveChoice] = [:]
    private var game: String?

    init(_ games: Games) {
        self.games = games
    }

    /// What is chosen on a page of the game on the table.
    func choice(on page: Page) -> MoveChoice? {
        if let awaited = awaited(on: page) { return awaited }
        guard let follower = followers[page], follower.game === games.current else { return nil }
        return follower.input?.kept
    }

    /// These come back with the pages of the game.
    func bringBack(_ choices: [Page: MoveChoice], of game: String) {
        awaited = choices
        self.game = game
    }

    /// A page is seen from now on; it gets what was chosen there.
    func follow(_ input: MoveInput, of game: GameStore, on page: Page) {
        if game === games.current, let kept = awaited(on: page) { input.restore(kept) }
        awaited[page] = nil
        followers[page] = Follower(input: input, game: game)
    }

    /// Only these pages are still there.
    func forget(allBut pages: [Page]) {
        awaited = awaited.filter { pages.contains($0.key) }
        followers = followers.filter { pages.contains($0.key) }
    }

    private func awaited(on page: Page) -> MoveChoice? {
        game == games.idOnTable ? awaited[page] : nil
    }
}
