import AnnabellaCore
import Foundation

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

    /// a1 first; nil if they are those of before. A board that is looked at, though it is
    /// hidden, is read as it is.
    func fetch(_ peeked: Data?, _ speech: SpeechSettings) async -> [Phrase]? {
        let now = game.state.view.revision
        guard now != revision, let phrases = await Self.labels(game, peeked, speech) else {
            return nil
        }
        // what is newer may have come meanwhile
        if let revision, revision > now { return nil }
        revision = now
        return phrases
    }

    /// The names of all squares, a1 first.
    static func labels(
        _ game: GameStore, _ peeked: Data?, _ speech: SpeechSettings
    ) async -> [Phrase]? {
        guard let peeked else { return try? await game.squareLabels().get() }
        let (kind, size) = (game.state.view.kind, game.state.view.size)
        // it crosses into the library
        return await CallQueue().run {
            try? boardLabels(
                kind: kind, board: peeked, settings: speech, columns: UInt8(size.columns),
                rows: UInt8(size.rows))
        }
    }
}
