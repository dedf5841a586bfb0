/// What a player does with a board; squares are numbers, 0 = a1.
@MainActor
public protocol BoardListener: AnyObject {
    /// A square was chosen by a key, or by VoiceOver and the like.
    func tapped(_ square: Int)

    /// A finger has tapped a square, perhaps beside that which was meant.
    func tappedByFinger(_ square: Int)

    /// Whether the piece here can be dragged; then it is in the hand.
    func grabbed(_ square: Int) -> Bool

    /// The piece in the hand was let go on a square, or beside the board for nil; that also
    /// where nothing came of it.
    func dropped(from: Int, to: Int?)

    /// The system has taken the finger away that carried a piece from here.
    func givenUp(from: Int)

    /// A finger that explores, the keys or VoiceOver have come to a square, or left the board
    /// for nil.
    func explored(_ square: Int?)
}

extension BoardListener {
    public func tappedByFinger(_ square: Int) { tapped(square) }

    public func givenUp(from: Int) { dropped(from: from, to: nil) }
}

/// Something that can be done on a square beside choosing it.
@MainActor
public struct BoardAction: Identifiable {
    public let label: String
    let act: @MainActor () -> Void

    // two that are called the same would be the same to who hears them
    public nonisolated let id: String

    public init(_ label: String, act: @escaping @MainActor () -> Void) {
        self.label = label
        self.act = act
        id = label
    }

    public func run() {
        act()
    }
}

/// Knows what can be done on each square.
@MainActor
public protocol BoardActions: AnyObject {
    /// On this square, in the order in which they are offered.
    func on(_ square: Int) -> [BoardAction]
}
