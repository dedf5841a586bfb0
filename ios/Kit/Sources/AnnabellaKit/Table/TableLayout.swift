import Foundation

/// A board that is as large as the table allows, and what each of two people has beside it: on
/// the right of either, or, where the table stands upright, before him. The page is the same
/// seen from both sides.
public struct TableLayout: Equatable, Sendable {
    public enum Part: Sendable {
        case far, board, near
    }

    public let isUpright: Bool
    private let size: CGSize
    /// The side of the board.
    public let board: CGFloat
    /// How large what each has is.
    public let seat: CGSize
    /// From above, or from the left in every language.
    public let parts: [Part]

    /// Whether a page of this size is one that two people can sit at.
    public static func serves(_ size: CGSize) -> Bool { GameLayout.isWide(size) }

    /// Both have what is theirs on their left if it `isMirrored`.
    public init(_ size: CGSize, lineHeight: CGFloat, isMirrored: Bool) {
        self.size = size
        isUpright = size.height >= size.width
        let growth = min(max(lineHeight / 22, 1), Self.mostGrowth)
        let least = (isUpright ? Self.leastBand : Self.leastColumn) * growth
        let (long, short) = isUpright ? (size.height, size.width) : (size.width, size.height)
        board = max(0, min(short, long - 2 * least).rounded(.down))
        let beside = max(0, (long - board) / 2)
        seat =
            isUpright
            ? CGSize(width: size.width, height: beside)
            : CGSize(width: beside, height: size.height)
        parts = isMirrored && !isUpright ? [.near, .board, .far] : [.far, .board, .near]
    }

    /// Where a player writes: in his half, and above so much of the page's foot as a keyboard covers.
    public func writingPlace(of part: Part, above keyboard: CGFloat) -> CGRect {
        let free = max(0, size.height - keyboard)
        let isLast = part == parts.last
        let place = CGPoint(
            x: isLast && !isUpright ? size.width - seat.width : 0,
            y: isLast && isUpright ? size.height - seat.height : 0)
        let height = min(seat.height, free)
        return CGRect(
            x: place.x, y: min(place.y, free - height), width: seat.width, height: height)
    }

    private static let leastColumn: CGFloat = 216
    private static let leastBand: CGFloat = 196
    private static let mostGrowth: CGFloat = 1.3
}
