import Foundation

/// Where the panel with the result lies: it rises from the foot of the page to the edge of the
/// board, or in the column beside it, and leaves the last position to be seen.
public struct ResultPlace: Equatable, Sendable {
    /// The column that it fills.
    public let x: CGFloat
    public let width: CGFloat
    /// Up to where it rises, for words that have room there.
    public let height: CGFloat
    /// Up to where it rises for more.
    public let mostHeight: CGFloat

    /// So much of a board above stays to be seen at least.
    private static let leastBoard: CGFloat = 0.66

    /// On a page of this size, with its board there; beside that, below what is so high at its
    /// head.
    public init(_ layout: GameLayout, in page: CGSize, board: CGRect, head: CGFloat, title: CGFloat)
    {
        switch layout {
        case .upright:
            (x, width) = (0, page.width)
            height = max(0, page.height - board.maxY)
            mostHeight = max(0, page.height - board.minY - Self.leastBoard * board.height)
        case .beside:
            let isAfter = board.midX < page.width / 2
            x = isAfter ? board.maxX : 0
            width = max(0, isAfter ? page.width - board.maxX : board.minX)
            height = max(0, page.height - head)
            mostHeight = max(0, page.height - title)
        }
    }

    /// The parts of the page that it covers.
    public static func covers(_ part: GamePart, _ layout: GameLayout) -> Bool {
        switch part {
        case .near, .slip, .bar: true
        case .far: layout == .beside
        case .title, .board: false
        }
    }
}
