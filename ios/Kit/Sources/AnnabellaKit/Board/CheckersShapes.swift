import Foundation

/// The discs of checkers on a grid of `grid` by `grid`, y downwards, seen from a little before
/// the board.
struct CheckersShapes {
    static let grid: CGFloat = 45
    /// How wide the line around a piece is, and how wide those on it.
    static let edge: CGFloat = 1.5
    static let line: CGFloat = 1

    private static let radius: CGFloat = 14.6
    /// How high a disc is.
    private static let depth: CGFloat = 3.4
    private let isKing: Bool

    init(isKing: Bool) {
        self.isKing = isKing
    }

    /// The middle of the topmost disc, and of the lower side of the lowest.
    private var above: CGPoint { middle(isKing ? -Self.depth : -Self.depth / 2) }
    private var below: CGPoint { middle(isKing ? Self.depth : Self.depth / 2) }

    private func middle(_ down: CGFloat) -> CGPoint {
        CGPoint(x: Self.grid / 2, y: Self.grid / 2 + down)
    }

    /// The whole piece, of which the side is seen below its top.
    var side: BoardPath {
        // the quarters of a circle as curves
        let (r, bend) = (Self.radius, Self.radius * 0.5523)
        let (x, top, bottom) = (above.x, above.y, below.y)
        var path = BoardPath()
        path.move(x - r, top)
        path.curve((x - r, top - bend), (x - bend, top - r), to: (x, top - r))
        path.curve((x + bend, top - r), (x + r, top - bend), to: (x + r, top))
        path.line(x + r, bottom)
        path.curve((x + r, bottom + bend), (x + bend, bottom + r), to: (x, bottom + r))
        path.curve((x - bend, bottom + r), (x - r, bottom + bend), to: (x - r, bottom))
        path.close()
        return path
    }

    /// Where the upper of two discs lies on the lower one; nil for a man.
    var seam: BoardPath? {
        guard isKing else { return nil }
        let (r, bend) = (Self.radius, Self.radius * 0.5523)
        let point = middle(0)
        let (x, y) = (point.x, point.y)
        var path = BoardPath()
        path.move(x - r, y)
        path.curve((x - r, y + bend), (x - bend, y + r), to: (x, y + r))
        path.curve((x + bend, y + r), (x + r, y + bend), to: (x + r, y))
        return path
    }

    var top: BoardPath { circle(Self.radius) }

    /// White: two smooth rings.
    var rings: BoardPath {
        var path = circle(11.6)
        path.circle(above, 8.6)
        return path
    }

    /// Red: a rim of short strokes, and one ring.
    var milling: BoardPath {
        var path = circle(8.6)
        for step in 0..<24 {
            let angle = CGFloat(step) * .pi / 12
            path.move(above.x + 11 * cos(angle), above.y + 11 * sin(angle))
            path.line(above.x + 13.6 * cos(angle), above.y + 13.6 * sin(angle))
        }
        return path
    }

    /// Nil for a man.
    var crown: BoardPath? {
        guard isKing else { return nil }
        let points: [(CGFloat, CGFloat)] = [
            (-5, 4), (-6.4, -2.8), (-2.9, 0.4), (0, -5.2), (2.9, 0.4), (6.4, -2.8), (5, 4),
        ]
        var path = BoardPath()
        for (number, point) in points.enumerated() {
            let (x, y) = (above.x + point.0, above.y + point.1)
            if number == 0 { path.move(x, y) } else { path.line(x, y) }
        }
        path.close()
        return path
    }

    private func circle(_ radius: CGFloat) -> BoardPath {
        var path = BoardPath()
        path.circle(above, radius)
        return path
    }
}
