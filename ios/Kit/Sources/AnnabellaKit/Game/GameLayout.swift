import Foundation

/// A part of the page of a game.
public enum GamePart: String, Sendable {
    /// The way back, and what is played.
    case title
    /// The player at the upper side of the board.
    case far
    case board
    /// The player below.
    case near
    /// What was said last, and the moves or what the game waits for.
    case slip
    /// What is often done.
    case bar
}

/// How the parts of a game's page lie around a board that is as large as the screen allows,
/// square and whole.
public enum GameLayout: Equatable, Sendable {
    /// Above and below the board.
    case upright
    /// The board at the start, and all else in a column.
    case beside

    /// From this smallest side on a screen is that of a tablet.
    private static let tablet: CGFloat = 600

    public static func of(_ size: CGSize) -> GameLayout {
        size.width > size.height ? .beside : .upright
    }

    /// Whether there is room for moves in rows.
    public static func isWide(_ size: CGSize) -> Bool { min(size.width, size.height) >= tablet }

    /// The parts from the start, each column from above; the bar stays at the foot of its
    /// column, and what is above it scrolls if it has to.
    public var columns: [[GamePart]] {
        switch self {
        case .upright: [[.title, .far, .board, .near, .slip, .bar]]
        case .beside: [[.board], [.title, .far, .slip, .near, .bar]]
        }
    }

    /// The side of the board in a page of this size, of which the parts above and below need so
    /// much of the height where they lie there.
    public func boardSide(in size: CGSize, around: CGFloat) -> CGFloat {
        let side =
            switch self {
            // a board that is smaller than this helps nobody; then the page scrolls
            case .upright: min(size.width, max(size.height - around, size.height / 2))
            case .beside: min(size.height, size.width * 0.68)
            }
        return max(0, side.rounded(.down))
    }

    /// What the parts around an upright board need, by the height of a line of words: nothing
    /// of it depends on what is in them, so that the board stays where it is.
    public static func around(
        lineHeight: CGFloat, hasTitle: Bool, isBarLow: Bool, hasRows: Bool = false,
        hasSlider: Bool = false
    ) -> CGFloat {
        let under = max(hasRows ? leastRows : 0, slipUnder(lineHeight))
        return (hasTitle ? title : 0) + (hasSlider ? slider(lineHeight) : 0)
            + 2 * panel(lineHeight)
            + slip(lineHeight, isLow: isBarLow, under: under) + bar(lineHeight, isLow: isBarLow)
    }

    public static let title: CGFloat = 52

    /// A player's panel, with a line for the name and one for what was captured.
    public static func panel(_ lineHeight: CGFloat) -> CGFloat { max(60, 2 * lineHeight + 12) }

    /// The handle over the moves, with its words beside it, or above it if they are large.
    public static func slider(_ lineHeight: CGFloat) -> CGFloat {
        hasLargeText(lineHeight) ? 48 + lineHeight : max(48, lineHeight)
    }

    /// Letters of more than one and a half the size.
    public static func hasLargeText(_ lineHeight: CGFloat) -> Bool { lineHeight > 1.5 * 22 }

    /// Two lines of words, or one on a low screen, over the moves.
    private static func slip(_ lineHeight: CGFloat, isLow: Bool, under: CGFloat) -> CGFloat {
        CGFloat(statusLines(isLow: isLow)) * lineHeight + 21 + under + 12
    }

    /// The lines that are kept for what was said last.
    public static func statusLines(isLow: Bool) -> Int { isLow ? 1 : 2 }

    /// What is kept for the moves, or for the answers to a question.
    public static func slipUnder(_ lineHeight: CGFloat) -> CGFloat { movesLine(lineHeight) + 8 }

    /// A line of moves, which are there for a finger.
    public static func movesLine(_ lineHeight: CGFloat) -> CGFloat { max(44, lineHeight * 1.4) }

    /// What moves in rows have at least; they take what is left over.
    public static let leastRows: CGFloat = 96

    /// A row of signs over words, or two beside letters of more than one and a half the size.
    public static func bar(_ lineHeight: CGFloat, isLow: Bool) -> CGFloat {
        let scale = max(1, lineHeight / 22)
        let row = max(isLow ? 48 : 64, 40 + 18 * scale)
        return (hasLargeText(lineHeight) ? 2 : 1) * row + 8
    }
}
