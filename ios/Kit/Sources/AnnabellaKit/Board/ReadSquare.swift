/// All that is told of a square to who reads the board. What is equal is told alike, and made
/// once.
@MainActor
public struct ReadSquare: Identifiable {
    public let element: BoardElement
    /// What can be done there; empty where nobody reads.
    public let actions: [BoardAction]

    public nonisolated var id: Int { element.id }
}

// what is done there is said by its names
extension ReadSquare: Equatable {
    public nonisolated static func == (one: ReadSquare, other: ReadSquare) -> Bool {
        one.element == other.element && one.actions.map(\.id) == other.actions.map(\.id)
    }
}

extension BoardModel {
    /// One for each square, rank by rank from above as the board is seen.
    public func squares(isRead: Bool) -> [ReadSquare] {
        elements.map { ReadSquare(element: $0, actions: isRead ? actions(on: $0.id) : []) }
    }
}
