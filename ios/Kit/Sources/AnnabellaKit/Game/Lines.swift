import Foundation

/// Where things lie that follow one another in lines from left to right, all lines as high as
/// the highest of them.
public struct Lines: Equatable, Sendable {
    /// The upper left corner of each.
    public let places: [CGPoint]
    public let size: CGSize

    /// Those of these sizes, `gap` apart, of which a line holds as many as go into `width`; one
    /// that is wider has a line of its own.
    public init(of sizes: [CGSize], gap: CGFloat, width: CGFloat) {
        let line = sizes.map(\.height).max() ?? 0
        var places: [CGPoint] = []
        var (x, y, widest): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for size in sizes {
            if x > 0, x + size.width > width { (x, y) = (0, y + line) }
            places.append(CGPoint(x: x, y: y))
            widest = max(widest, x + size.width)
            x += size.width + gap
        }
        self.places = places
        size = CGSize(width: widest, height: sizes.isEmpty ? 0 : y + line)
    }

    /// The height of as many whole lines as go into `height`, one at least.
    public static func whole(in height: CGFloat, of line: CGFloat) -> CGFloat {
        max(1, (height / line).rounded(.down)) * line
    }
}
