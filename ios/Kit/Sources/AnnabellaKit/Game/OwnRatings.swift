import AnnabellaCore
import Observation

/// How strongly the player plays, told by each game that ends before his eyes.
@MainActor
@Observable
final class OwnRatings {
    /// The last game that has told something.
    private(set) var counted: GameStore?
    private let games: Games
    private let settings: Settings

    init(_ games: Games, _ settings: Settings) {
        self.games = games
        self.settings = settings
    }

    /// Returns when its task is cancelled.
    func follow() async {
        var ends: [ObjectIdentifier: EndWatch] = [:]
        for await seen in observed({ [games] in
            games.boards.map { Seen(game: $0.game, view: $0.game.state.view) }
        }) {
            var known = ends
            ends = [:]
            for board in seen {
                let id = ObjectIdentifier(board.game)
                var end = known.removeValue(forKey: id) ?? EndWatch()
                let isEnd = end.ends(board.view)
                ends[id] = end
                // a game that was taken up again is not counted twice
                if isEnd, board.game !== counted { await count(board.game) }
            }
        }
    }

    private struct Seen: Sendable {
        let game: GameStore
        let view: GameView
    }

    private func count(_ game: GameStore) async {
        guard let after = try? await game.ownRatingAfter(settings.ownRating).get() else { return }
        settings.ownRating = after
        counted = game
    }

    /// What is known of the player; nil if the library cannot tell.
    static func of(_ settings: Settings, _ language: SpeechLanguage) async -> OwnRating? {
        let kept = settings.ownRating
        // it crosses into the library
        return await CallQueue().run { try? ownRating(kept: kept, language: language) }
    }
}
