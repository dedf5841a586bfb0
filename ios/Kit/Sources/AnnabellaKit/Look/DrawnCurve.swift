import Foundation

/// The chances of a game as a curve through its positions, from left to right in every language,
/// with a mark at one of them.
public struct DrawnCurve: Drawn {
    /// Of 1, what the first player could expect in each position.
    public let parts: [Double]
    public let at: Int
    /// Where something was played that cost much.
    public let slips: [Int]
    public let theme: Theme
    private static let dot: CGFloat = 6
    private static let slip: CGFloat = 4

    public init(_ parts: [Double], at: Int, slips: [Int] = [], _ theme: Theme) {
        self.parts = parts
        self.at = at
        self.slips = slips
        self.theme = theme
    }

    /// The position that is nearest to a finger, also to one that has slid over an end.
    public static func position(at x: CGFloat, in width: CGFloat, of count: Int) -> Int {
        guard width > 0, count > 1 else { return 0 }
        return min(max(Int((x / width * CGFloat(count - 1)).rounded()), 0), count - 1)
    }

    public func paints(in size: CGSize) -> [BoardPaint] {
        guard !parts.isEmpty else { return [] }
        func x(_ at: Int) -> CGFloat { size.width * CGFloat(at) / CGFloat(max(1, parts.count - 1)) }
        func y(_ part: Double) -> CGFloat { size.height * (1 - min(max(part, 0), 1)) }
        var (line, area, middle) = (BoardPath(), BoardPath(), BoardPath())
        var (mark, dot, rings) = (BoardPath(), BoardPath(), BoardPath())
        for (number, part) in parts.enumerated() {
            if number == 0 {
                line.move(x(0), y(part))
                area.move(x(0), y(0.5))
            } else {
                line.line(x(number), y(part))
            }
            area.line(x(number), y(part))
        }
        area.line(x(parts.count - 1), y(0.5))
        area.close()
        middle.move(0, y(0.5))
        middle.line(size.width, y(0.5))
        for slip in slips where parts.indices.contains(slip) {
            rings.circle(CGPoint(x: x(slip), y: y(parts[slip])), Self.slip)
        }
        let here = min(max(at, 0), parts.count - 1)
        mark.move(x(here), 0)
        mark.line(x(here), size.height)
        dot.circle(CGPoint(x: x(here), y: y(parts[here])), Self.dot)
        let thin = BoardPen(width: 1, isRound: false)
        let thick = BoardPen(width: 2, isRound: true)
        return [
            .fill(area, theme.accentWash), .stroke(middle, theme.line, thin),
            .stroke(line, theme.accent, thick), .fill(rings, theme.surface),
            .stroke(rings, theme.warning, thick), .stroke(mark, theme.ink, thick),
            .fill(dot, theme.ink),
        ]
    }
}
