import AnnabellaCore

/// Notices when a game ends before the eyes of its players, and not that it has ended
/// before.
public struct EndWatch: Sendable {
    private var wasGoingOn = false

    public init() {}

    /// Whether the game has ended since it was looked at last.
    public mutating func ends(_ view: GameView) -> Bool {
        let ends = view.isOver && wasGoingOn
        wasGoingOn = !view.isOver
        return ends
    }
}
