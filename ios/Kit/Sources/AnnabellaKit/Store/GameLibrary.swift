import AnnabellaCore
import Foundation

/// The saved games of a folder.
///
/// May be asked from any actor. What is asked is done away from it, one call after
/// the other. A game that is open is renamed by its store.
public struct GameLibrary: Sendable {
    private let folder: String
    private let times: Times
    private let queue = CallQueue()

    public init(folder: String, times: Times = .device) {
        self.folder = folder
        self.times = times
    }

    /// The games, the last changed first; with summaries if the settings say how.
    public func list(
        _ settings: SpeechSettings? = nil
    ) async -> Result<[SavedGame], GameError> {
        await call { folder, times in
            try savedGames(folder: folder, settings: settings, wallMs: times.wallMs())
        }
    }

    /// The games that were deleted and can be restored, in the same way.
    public func deleted(
        _ settings: SpeechSettings? = nil
    ) async -> Result<[SavedGame], GameError> {
        await call { folder, _ in try deletedGames(folder: folder, settings: settings) }
    }

    /// Names a game that is not open.
    @discardableResult
    public func rename(_ id: String, to name: String) async -> Result<Void, GameError> {
        await call { try renameGame(folder: $0, id: id, name: name, wallMs: $1.wallMs()) }
    }

    /// Moves a game to the deleted ones, and gives its id there.
    @discardableResult
    public func delete(_ id: String) async -> Result<String, GameError> {
        await call { try deleteGame(folder: $0, id: id, wallMs: $1.wallMs()) }
    }

    /// Moves a deleted game back, and gives its id now.
    @discardableResult
    public func restore(_ id: String) async -> Result<String, GameError> {
        await call { folder, _ in try restoreGame(folder: folder, id: id) }
    }

    /// Removes for good what was deleted before this, in milliseconds since 1970; gives
    /// the number of games.
    @discardableResult
    public func purge(olderThanMs: UInt64) async -> Result<UInt32, GameError> {
        await call { folder, _ in
            try purgeDeletedGames(folder: folder, olderThanMs: olderThanMs)
        }
    }

    /// Saves what a damaged game still holds as a new one, and gives its id. The old
    /// file stays as it is.
    @discardableResult
    public func repair(_ id: String) async -> Result<String, GameError> {
        await call { try repairGame(folder: $0, id: id, wallMs: $1.wallMs()) }
    }

    /// A game as PGN or PDN, also one that is open, and what can be read of one that cannot be
    /// gone on with.
    public func notation(_ id: String) async -> Result<String, GameError> {
        await call { folder, _ in try savedGameNotation(folder: folder, id: id) }
    }

    /// All games of a kind in its notation, the oldest first, but for those that were deleted.
    public func export(_ kind: GameKind) async -> Result<String, GameError> {
        await call { folder, _ in try savedGamesNotation(folder: folder, kind: kind) }
    }

    /// Saves all games of a text as the file has it: of PGN or PDN in any usual encoding, of a
    /// score in Braille, or a position on each line, as FEN or EPD. They are friendly games of
    /// two people. What could not be read is told as the settings have it; where the disk
    /// fails, none is saved.
    public func importGames(
        _ text: Data, _ settings: SpeechSettings
    ) async -> Result<ImportedGames, GameError> {
        await call {
            try AnnabellaCore.importGames(
                folder: $0, text: text, settings: settings, wallMs: $1.wallMs())
        }
    }

    /// A game as it happened, with every action and what came of it, also one that is open:
    /// for somebody who says what went wrong. In English.
    public func transcript(_ id: String) async -> Result<String, GameError> {
        await call { folder, _ in try savedGameTranscript(folder: folder, id: id) }
    }

    /// The score of a game in Braille, of one that `notation` can tell.
    public func braille(_ id: String, style: BrailleStyle) async -> Result<String, GameError> {
        await call { folder, _ in try savedGameBraille(folder: folder, id: id, style: style) }
    }

    /// All that was said in a game to one player or, for nil, to both, with its times.
    public func spoken(
        _ id: String, _ settings: SpeechSettings, for listener: GameSide?
    ) async -> Result<[SpokenPhrase], GameError> {
        await call { folder, _ in
            try savedGameSpoken(folder: folder, id: id, settings: settings, listener: listener)
        }
    }

    /// What a text is that somebody has shared, for the games of this folder. Nothing is done.
    public func readShared(
        _ text: String, _ settings: SpeechSettings
    ) async -> Result<SharedText, GameError> {
        await call {
            try AnnabellaCore.readShared(
                folder: $0, text: text, settings: settings, wallMs: $1.wallMs())
        }
    }

    private func call<T: Sendable>(
        _ ask: @escaping @Sendable (String, Times) throws -> T
    ) async -> Result<T, GameError> {
        await queue.run { [folder, times] in attempt { try ask(folder, times) } }
    }
}
