import AnnabellaCore
import Foundation

/// A game of the words of docs/transcripts.md.
func game(
    _ line: String, in folder: URL? = nil, listener: (any GameListener)? = nil
) throws -> GameSession {
    try GameSession.create(
        setup: parseSetup(line: line), folder: folder?.path, listener: listener, nowMs: 0, wallMs: 0
    )
}

/// `WHO > ACTION`.
func asked(_ text: String) -> GameAction {
    do { return try parseAction(kind: .chess, line: text) } catch {
        preconditionFailure(reason(error))
    }
}

extension GameSession {
    @discardableResult
    func act(_ text: String, at now: UInt64 = 0) throws -> GameUpdate {
        try dispatch(action: parseAction(kind: .chess, line: text), nowMs: now)
    }
}
