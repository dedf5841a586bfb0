import AnnabellaCore

/// All that a screen shows. It is replaced as a whole and never changed in place.
public struct GameState: Equatable, Sendable {
    /// The board, the clocks and what may be done.
    public let view: GameView
    /// Why the game is not on disk, in English; it goes on all the same.
    public let notSaved: String?
    /// Nothing more can be done with this game.
    public let isClosed: Bool
    /// The fault of the library that closed it; the game is in its file.
    public let fault: String?

    /// Grows with every change of the game.
    public var revision: UInt64 { view.revision }

    init(view: GameView, notSaved: String? = nil, isClosed: Bool = false, fault: String? = nil) {
        self.view = view
        self.notSaved = notSaved
        self.isClosed = isClosed
        self.fault = fault
    }

    func closed(fault: String? = nil) -> GameState {
        GameState(view: view, notSaved: notSaved, isClosed: true, fault: self.fault ?? fault)
    }

    func showing(_ view: GameView) -> GameState {
        GameState(view: view, notSaved: notSaved, isClosed: isClosed, fault: fault)
    }
}
