import AnnabellaCore

/// A game by correspondence that goes on, as a row of Home.
public struct RunningGame: Identifiable, Sendable {
    public let id: String
    /// Who plays, whose move it is, and how long there is for it.
    public let sentence: String
    /// Which game.
    public let name: String
    let first: GamePlayer
    let second: GamePlayer

    /// Those of a list, the one that is due first above; what the player himself has to do comes
    /// before what he waits for.
    @MainActor
    static func all(_ games: [SavedGame], _ localization: Localization) -> [RunningGame] {
        let running = games.compactMap { game -> (SavedGame, GameCorrespondence)? in
            guard let stands = game.content?.correspondence, stands.awaits != .nothing else {
                return nil
            }
            return (game, stands)
        }
        let sorted = running.sorted { rank($0.1) < rank($1.1) }
        return sorted.compactMap { game, _ in
            guard let content = game.content else { return nil }
            return RunningGame(
                id: game.id, sentence: game.summary?.printed ?? "",
                name: localization.name(of: content.kind), first: content.first.player,
                second: content.second.player)
        }
    }

    private static func rank(_ stands: GameCorrespondence) -> (Int, UInt64) {
        (stands.awaits == .correspondent ? 1 : 0, stands.dueMs ?? .max)
    }
}
