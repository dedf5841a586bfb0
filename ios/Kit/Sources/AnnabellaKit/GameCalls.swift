import AnnabellaCore

/// What a store asks of a game. A fake of it counts the calls.
public protocol GameCalls: Sendable {
    func dispatch(action: GameAction, nowMs: UInt64) throws -> GameUpdate
    func collect(nowMs: UInt64) throws -> GameUpdate?
    func opened(nowMs: UInt64) throws -> GameUpdate
    func view(nowMs: UInt64) throws -> GameView
    func pgn() throws -> String
    func rename(name: String, nowMs: UInt64) throws
    func flush() throws
    func cancelThinking() throws
    func thinkOn(nowMs: UInt64) throws
    func shutDown() throws
}

extension GameSession: GameCalls {}

extension GameError {
    /// The library throws nothing else, but for faults of the way between the
    /// languages.
    init(from error: any Error) {
        self = error as? GameError ?? .Internal(reason: String(describing: error))
    }
}
