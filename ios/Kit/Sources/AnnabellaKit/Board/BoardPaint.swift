import Foundation

/// A step of drawing a board.
public enum BoardPaint: Equatable, Sendable {
    case fill(BoardPath, RGB)
    case stroke(BoardPath, RGB, BoardPen)
    case letter(BoardLetter)
}

/// How a line is drawn.
public struct BoardPen: Equatable, Sendable {
    public let width: CGFloat
    /// Round joins and ends; else sharp corners and square ends.
    public let isRound: Bool
}

/// A sign on a board.
public struct BoardLetter: Equatable, Sendable {
    /// Which of its points lies at `point`.
    public enum Anchor: Sendable {
        case topLeading, bottomTrailing, middle
    }

    public let text: String
    public let point: CGPoint
    public let anchor: Anchor
    /// Of the type.
    public let size: CGFloat
    public let color: RGB
}
