import AnnabellaCore
import Foundation

/// Yin-Yang: a board of lines with the points by which the eye finds its way, and stones. Black
/// is dark with a light edge and White light with a dark one; who does not tell them by tone has
/// Black hatched.
struct StonePainter: GamePainter {
    private let board: BoardPainter
    private var theme: Theme { board.theme }
    /// Of the distance of two lines.
    private static let radius: CGFloat = 0.46
    private static let edge: CGFloat = 0.033
    /// Where letters and numbers have a rim of their own, which no stone covers.
    static let rim: CGFloat = 0.5

    init(_ board: BoardPainter) {
        self.board = board
    }

    /// The wood, the lines and the dots.
    func ground(_ geometry: BoardGeometry) -> [BoardPaint] {
        let size = geometry.square
        var (wood, border, lines, stars) = (BoardPath(), BoardPath(), BoardPath(), BoardPath())
        let around = board.isLarge ? geometry.rim : 0
        wood.rect(geometry.whole.insetBy(dx: around, dy: around))
        let points = geometry.board.points
        guard let first = points.first, let last = points.last, size > 0 else {
            return [.fill(wood, theme.goban)]
        }
        let (one, other) = (geometry.middle(of: first), geometry.middle(of: last))
        let area = CGRect(
            x: min(one.x, other.x), y: min(one.y, other.y), width: abs(other.x - one.x),
            height: abs(other.y - one.y))
        border.rect(area)
        for column in 0..<geometry.board.columns {
            let x = area.minX + CGFloat(column) * size
            lines.move(x, area.minY)
            lines.line(x, area.maxY)
        }
        for row in 0..<geometry.board.rows {
            let y = area.minY + CGFloat(row) * size
            lines.move(area.minX, y)
            lines.line(area.maxX, y)
        }
        for point in LinePoints.stars(on: geometry.board) {
            stars.circle(geometry.middle(of: point), max(1.5, size * 0.07))
        }
        return [
            .fill(wood, theme.goban),
            .stroke(lines, theme.onGoban, BoardPen(width: max(0.75, size * 0.025), isRound: false)),
            .stroke(border, theme.onGoban, BoardPen(width: max(1.25, size * 0.04), isRound: false)),
            .fill(stars, theme.onGoban),
        ]
    }

    func names(_ geometry: BoardGeometry, _ lastMove: [Int]) -> [BoardPaint] {
        guard board.showsCoordinates else { return [] }
        let size = geometry.square
        // on a board of many lines they would be too small to be read
        let letter = min(size * 0.5, max(size * 0.3, 9))
        let isInRim = board.isLarge && geometry.rim > 0
        let away = isInRim ? (size + geometry.rim) / 2 : size * (0.5 + Self.rim / 2)
        let (columns, rows) = (geometry.board.columns, geometry.board.rows)
        func sign(_ text: String, _ x: CGFloat, _ y: CGFloat) -> BoardPaint {
            isInRim
                ? board.nameInRim(text, at: CGPoint(x: x, y: y), geometry)
                : .letter(
                    BoardLetter(
                        text: text, point: CGPoint(x: x, y: y), anchor: .middle, size: letter,
                        color: theme.onGoban))
        }
        let below = (0..<columns).map { column in
            let point = geometry.at(column: column, row: rows - 1)
            let middle = geometry.middle(of: point)
            return sign(
                String(LinePoints.letters[point % columns]), middle.x, middle.y + away)
        }
        let beside = (0..<rows).map { row in
            let point = geometry.at(column: 0, row: row)
            let middle = geometry.middle(of: point)
            return sign(String(point / columns + 1), middle.x - away, middle.y)
        }
        return below + beside
    }

    func namesOver(_ marked: Set<Int>, _ geometry: BoardGeometry) -> [BoardPaint] { [] }

    func piece(_ byte: UInt8, in rect: CGRect, isTurned: Bool) -> [BoardPaint] {
        stone(byte, in: rect, radius: Self.radius)
    }

    /// A stone that is not there yet, which is smaller.
    func ghost(_ byte: UInt8, in rect: CGRect) -> [BoardPaint] {
        stone(byte, in: rect, radius: Self.radius * 0.6)
    }

    private func stone(_ byte: UInt8, in rect: CGRect, radius: CGFloat) -> [BoardPaint] {
        guard byte == 1 || byte == 9 else { return [] }
        let (isBlack, size) = (byte == 1, rect.width)
        let (middle, radius) = (CGPoint(x: rect.midX, y: rect.midY), radius * size)
        let edge = isBlack ? theme.blackEdge : theme.whiteEdge
        var path = BoardPath()
        path.circle(middle, radius)
        var paints: [BoardPaint] = [
            // half of it lies under the fill, so that the edge is outside
            .stroke(path, edge, BoardPen(width: 2 * Self.edge * size, isRound: true)),
            .fill(path, isBlack ? theme.blackFill : theme.whiteFill),
        ]
        if isBlack, board.hasTexture { paints.append(hatches(middle, radius, edge)) }
        return paints
    }

    private func hatches(_ middle: CGPoint, _ radius: CGFloat, _ color: RGB) -> BoardPaint {
        var path = BoardPath()
        for step in -1...1 {
            // how far a chord is from the middle, and half of what of it is drawn
            let away = CGFloat(step) * radius * 0.5
            let half = (radius * radius - away * away).squareRoot() * 0.8
            let slope = CGFloat(0.5).squareRoot()
            let (x, y) = (middle.x + away * slope, middle.y + away * slope)
            path.move(x - half * slope, y + half * slope)
            path.line(x + half * slope, y - half * slope)
        }
        return .stroke(path, color, BoardPen(width: radius * 0.09, isRound: true))
    }

    /// The last stone: a ring on it.
    func lastMove(_ byte: UInt8, in rect: CGRect) -> [BoardPaint] {
        var path = BoardPath()
        path.circle(CGPoint(x: rect.midX, y: rect.midY), rect.width * 0.22)
        let width = rect.width * 0.07
        let onStone = BoardPaint.stroke(path, mark(on: byte), BoardPen(width: width, isRound: true))
        // what stands there may be hidden, and then wood is under it
        let under = BoardPaint.stroke(
            path, theme.markEdge, BoardPen(width: 1.9 * width, isRound: true))
        return byte == 0 ? [under, onStone] : [onStone]
    }

    /// A stone in atari: a notch from the edge inwards.
    func alarm(_ byte: UInt8, in rect: CGRect) -> [BoardPaint] {
        let size = rect.width
        var path = BoardPath()
        path.move(rect.midX - size * 0.17, rect.midY - size * 0.43)
        path.line(rect.midX + size * 0.17, rect.midY - size * 0.43)
        path.line(rect.midX, rect.midY - size * 0.24)
        path.close()
        return [.fill(path, mark(on: byte))]
    }

    /// What shows on a stone, or on the wood.
    private func mark(on byte: UInt8) -> RGB { byte == 1 ? theme.markEdge : theme.markCore }
}
