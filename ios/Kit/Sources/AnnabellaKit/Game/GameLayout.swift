import Foundation

/// How the parts of a game's page lie around a board that is as large as the screen allows,
/// square and whole.
public enum GameLayout: Equatable, Sendable {
    /// Above and below the board.
    case upright
    /// All on one side of the board.
    case beside
    /// For two people at a wide table: a column for each, the board between them.
    case between

    /// From this smallest side on two people sit at a table.
    private static let tablet: CGFloat = 600

    public static func of(_ size: CGSize, hasTwoPeople: Bool) -> GameLayout {
        guard size.width > size.height else { return .upright }
        return hasTwoPeople && size.height >= tablet ? .between : .beside
    }

    /// The side of the board in a page of this size, of which panels, lines and buttons need
    /// so much of the height where they lie above and below.
    public func boardSide(in size: CGSize, around: CGFloat) -> CGFloat {
        let side =
            switch self {
            // a board that is smaller than this helps nobody; then the page scrolls
            case .upright: min(size.width, max(size.height - around, size.height / 2))
            case .beside: min(size.height, size.width * 0.68)
            case .between: min(size.height, size.width * 0.64)
            }
        return max(0, side.rounded(.down))
    }
}
