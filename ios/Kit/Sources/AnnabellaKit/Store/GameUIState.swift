import AnnabellaCore

/// All that a screen needs. It is replaced as a whole and never changed in place.
public struct GameUIState: Equatable, Sendable {
    /// The board, the clocks and what may be done.
    public let view: GameView
    /// Why the game is not on disk, in English for a log; it goes on all the same.
    public internal(set) var notSaved: String?
    /// Why the computer cannot think, in English for a log: it has failed with this
    /// position, or has no thread.
    public let cannotThink: String?
    /// A fault of the library has closed this game, in English for a log; it is in its
    /// file.
    public internal(set) var fault: String?
    /// Nothing more can be done with this game.
    public internal(set) var isClosed = false

    init(_ update: GameUpdate) {
        view = update.view
        notSaved = update.notSaved
        cannotThink = update.cannotThink
    }
}
