import Foundation

/// A step of drawing a board.
public enum BoardPaint: Equatable, Sendable {
    case fill(BoardPath, RGB)
    case stroke(BoardPath, RGB, BoardPen)
    case letter(BoardLetter)
    /// All of this half seen, as one.
    indirect case faint([BoardPaint])
}

extension BoardPaint {
    /// The same in another place.
    func moved(by way: CGPoint) -> BoardPaint {
        switch self {
        case .faint(let paints): .faint(paints.map { $0.moved(by: way) })
        case .fill(let path, let color): .fill(path.moved(by: way), color)
        case .stroke(let path, let color, let pen): .stroke(path.moved(by: way), color, pen)
        case .letter(let letter):
            .letter(
                BoardLetter(
                    text: letter.text,
                    point: CGPoint(x: letter.point.x + way.x, y: letter.point.y + way.y),
                    anchor: letter.anchor, size: letter.size, color: letter.color,
                    isTurned: letter.isTurned))
        }
    }
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
    /// It stands on its head.
    public var isTurned = false
}
