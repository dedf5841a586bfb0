import Foundation

/// Four areas in the corners of the page, where fingers find them, and between them the last
/// sentence above the board. They stay where they are in every language.
public struct BlindLayout: Equatable, Sendable {
    public let topLeft, topRight, bottomLeft, bottomRight: CGRect
    public let sentence, board: CGRect

    /// Both of the middle.
    public var middle: CGRect { sentence.union(board) }

    public init(size: CGSize, gap: CGFloat = 4, leastArea: CGFloat = 96) {
        let isWide = size.width > size.height
        let areaWidth =
            isWide ? max(leastArea, size.width * wideShare) : (size.width - 3 * gap) / 2
        let areaHeight =
            isWide ? (size.height - 3 * gap) / 2 : max(leastArea, size.height * uprightShare)
        let (right, bottom) = (size.width - gap - areaWidth, size.height - gap - areaHeight)
        func area(_ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(x: x, y: y, width: max(areaWidth, 0), height: max(areaHeight, 0))
        }
        topLeft = area(gap, gap)
        topRight = area(right, gap)
        bottomLeft = area(gap, bottom)
        bottomRight = area(right, bottom)

        let width = max(size.width - 2 * gap - (isWide ? 2 * (areaWidth + gap) : 0), 0)
        let height = max(size.height - 2 * gap - (isWide ? 0 : 2 * (areaHeight + gap)), 0)
        let (x, y) = ((size.width - width) / 2, (size.height - height) / 2)
        let space = 2 * gap
        // the sentence has what the board leaves, and a third in any case; more of it scrolls
        let side = max(min(width, height * 2 / 3 - space), 0)
        sentence = CGRect(x: x, y: y, width: width, height: max(height - side - space, 0))
        board = CGRect(x: x + (width - side) / 2, y: y + height - side, width: side, height: side)
    }
}

/// How much of the width an area takes on a wide screen, and of the height on another.
private let wideShare = 0.22
private let uprightShare = 0.18
