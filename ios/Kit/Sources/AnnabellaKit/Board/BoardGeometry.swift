import Foundation

/// Where the squares lie in a view. Never mirrored: seen by the first player a1 is below on
/// the left, in every language.
public struct BoardGeometry: Equatable, Sendable {
    /// The side of a square.
    public let square: CGFloat
    /// The corner of the board above on the left.
    public let origin: CGPoint
    public let board: BoardSize
    /// The second player is below.
    public private(set) var isFlipped: Bool
    /// How wide the rim around the squares is.
    public let rim: CGFloat

    /// Fits the board into the middle of a view.
    public init(
        size: CGSize, isFlipped: Bool, board: BoardSize = .chess, rim: BoardRim = .none
    ) {
        let (columns, rows) = (CGFloat(board.columns), CGFloat(board.rows))
        let fixed = rim.fixed(in: size)
        let part = rim.part
        // whole points, so that edges are sharp
        square = max(
            0,
            min(
                (size.width - 2 * fixed) / (columns + 2 * part),
                (size.height - 2 * fixed) / (rows + 2 * part)
            ).rounded(.down))
        origin = CGPoint(
            x: ((size.width - columns * square) / 2).rounded(.down),
            y: ((size.height - rows * square) / 2).rounded(.down))
        self.board = board
        self.isFlipped = isFlipped
        self.rim = fixed + (part * square).rounded(.down)
    }

    /// The board with its rim.
    public var whole: CGRect {
        CGRect(
            x: origin.x - rim, y: origin.y - rim,
            width: CGFloat(board.columns) * square + 2 * rim,
            height: CGFloat(board.rows) * square + 2 * rim)
    }

    /// As who sits opposite sees it.
    var fromFar: BoardGeometry {
        var far = self
        far.isFlipped.toggle()
        return far
    }

    /// From the left, as it is seen.
    public func column(of number: Int) -> Int {
        let column = number % board.columns
        return isFlipped ? board.columns - 1 - column : column
    }

    /// From above, as it is seen.
    public func row(of number: Int) -> Int {
        let row = number / board.columns
        return isFlipped ? row : board.rows - 1 - row
    }

    /// The square in this column and row as they are seen.
    public func at(column: Int, row: Int) -> Int {
        isFlipped
            ? row * board.columns + board.columns - 1 - column
            : (board.rows - 1 - row) * board.columns + column
    }

    public func rect(of number: Int) -> CGRect {
        CGRect(
            x: origin.x + CGFloat(column(of: number)) * square,
            y: origin.y + CGFloat(row(of: number)) * square, width: square, height: square)
    }

    public func middle(of number: Int) -> CGPoint {
        let rect = rect(of: number)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    /// The square under a point; nil beside the board.
    public func square(under point: CGPoint) -> Int? {
        guard square > 0, point.x >= origin.x, point.y >= origin.y else { return nil }
        let (column, row) = ((point.x - origin.x) / square, (point.y - origin.y) / square)
        return column < CGFloat(board.columns) && row < CGFloat(board.rows)
            ? at(column: Int(column), row: Int(row)) : nil
    }

    /// The square that is nearest to a point on the board or a little beside it; nil further
    /// away.
    public func square(nearest point: CGPoint) -> Int? {
        let reach = max(square, rim)
        guard square > 0, whole.insetBy(dx: -reach, dy: -reach).contains(point) else { return nil }
        let inside = CGRect(
            x: origin.x, y: origin.y, width: CGFloat(board.columns) * square,
            height: CGFloat(board.rows) * square)
        // the far edge belongs to nobody
        return square(
            under: CGPoint(
                x: min(max(point.x, inside.minX), inside.maxX - 0.5),
                y: min(max(point.y, inside.minY), inside.maxY - 0.5)))
    }

    /// All squares as they are read: rank by rank from above, each from the left.
    public var order: [Int] {
        (0..<board.rows).flatMap { row in
            (0..<board.columns).map { at(column: $0, row: row) }
        }
    }
}

/// What is around the squares of a board.
public enum BoardRim: Equatable, Sendable {
    case none
    /// So wide in squares.
    case squares(CGFloat)
    /// So wide, where the board has room for it.
    case points(CGFloat)

    /// A board has a rim if it is so many times as wide as that.
    private static let least: CGFloat = 16

    fileprivate func fixed(in size: CGSize) -> CGFloat {
        guard case .points(let width) = self else { return 0 }
        return min(size.width, size.height) >= Self.least * width ? width : 0
    }

    fileprivate var part: CGFloat {
        if case .squares(let part) = self { part } else { 0 }
    }
}

/// How many columns and rows a board has.
public struct BoardSize: Equatable, Sendable {
    public let columns: Int
    public let rows: Int

    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    public static let chess = BoardSize(columns: 8, rows: 8)

    /// Its width, where its height is 1.
    public var aspect: CGFloat { CGFloat(columns) / CGFloat(rows) }

    /// All points by their numbers.
    public var points: Range<Int> { 0..<columns * rows }
}

/// The squares of a chess board by their numbers, 0 = a1, 7 = h1, 63 = h8.
public enum Squares {
    public static let all = 0..<64

    /// Such as `e4`.
    public static func name(of square: Int) -> String {
        let files = Array("abcdefgh")
        return "\(files[square % 8])\(square / 8 + 1)"
    }

    /// The number of a name such as `e4`; nil for what is no square.
    public static func number(of name: String) -> Int? { all.first { self.name(of: $0) == name } }

    public static func isDark(_ square: Int) -> Bool { (square / 8 + square % 8) % 2 == 0 }
}
