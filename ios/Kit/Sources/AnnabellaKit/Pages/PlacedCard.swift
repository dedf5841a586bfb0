import Foundation

/// A card of rows that is asked at a square of a board, from whose edge it opens inwards.
public struct PlacedCard: Equatable, Sendable {
    /// Of a row with a figure.
    public let row: CGFloat
    /// Of the row that leads back, below the others.
    public let back: CGFloat
    public let size: CGSize

    /// A card with so many rows and one that leads back, by the height of a line of words.
    public init(rows: Int, lineHeight: CGFloat) {
        row = max(60, lineHeight + 16)
        back = max(52, lineHeight + 16)
        size = CGSize(width: max(208, 9.5 * lineHeight), height: CGFloat(rows) * row + back)
    }

    /// Whether a page has room for it. Large letters want the whole width.
    public static func fits(rows: Int, lineHeight: CGFloat, in page: CGSize) -> Bool {
        let size = PlacedCard(rows: rows, lineHeight: lineHeight).size
        return !GameLayout.hasLargeText(lineHeight) && size.width <= page.width
            && size.height <= page.height
    }

    /// Where it lies on a page of this size, of which the board has its corner there: it begins
    /// at the edge of the square, and leaves it to where the board has more squares.
    public func frame(
        at square: Int, of board: BoardGeometry, from corner: CGPoint, in page: CGSize
    ) -> CGRect {
        let place = board.rect(of: square).offsetBy(dx: corner.x, dy: corner.y)
        let isLeft = board.column(of: square) >= board.board.columns / 2
        let isUp = board.row(of: square) >= board.board.rows / 2
        let x = isLeft ? place.maxX - size.width : place.minX
        let y = isUp ? place.maxY - size.height : place.minY
        return CGRect(
            x: min(max(0, x), max(0, page.width - size.width)),
            y: min(max(0, y), max(0, page.height - size.height)),
            width: size.width, height: size.height)
    }
}
